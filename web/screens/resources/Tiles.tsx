import foundation from '#content/foundation.json' with { type: 'json' };
import { pagePath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { onPlainClick } from '#web/navigation/plainClick.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { withCategory, yearsOf, type Category } from './chosen.ts';
import { pictureOf } from './pictures.ts';
import styles from './Tiles.module.css';

interface TilesProps {
  categories: Category[];
  onChoose: (clave: string) => void;
}

/** Three in a row on wide screens (spec 9). */
export function Tiles({ categories, onChoose }: TilesProps) {
  const { language, t } = useTexts();
  const toAddress = (clave: string) => `${pagePath(language, '/recursos')}${withCategory('', clave)}#${clave}`;
  return (
    <ul className={`wrap ${styles.tiles}`} aria-label={t('resources.categories')}>
      {categories.map(({ clave, name, documents }, at) => {
        const { src, alt } = pictureOf(clave);
        const count = documents.length;
        return (
          <li key={clave} className={styles.tile}>
            <img src={src} width="800" height="600" alt={alt ? t(alt) : ''} loading={at < 2 ? undefined : 'lazy'} />
            <a
              href={toAddress(clave)}
              data-tile={clave}
              className={`card-link ${styles.name}`}
              onClick={onPlainClick(() => onChoose(clave))}
            >
              {name}
            </a>
            <p className={styles.holds}>
              <span>{t(count === 1 ? 'documents.count_one' : 'documents.count_other', { count })}</span>
              <span>{yearsOf(documents)}</span>
            </p>
          </li>
        );
      })}
      <li className={styles.ask}>
        <p className={styles.question}>{t('resources.ask')}</p>
        <p>{t('resources.ask_hint')}</p>
        <a className={buttonClass} href={`tel:${foundation.telefono.enlace}`}>
          {foundation.telefono.texto}
        </a>
      </li>
    </ul>
  );
}
