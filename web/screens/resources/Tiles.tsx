import type { Archive as ArchivePictures } from '#contract/documents.ts';
import { pagePath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { onPlainClick } from '#web/navigation/plainClick.ts';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { withCategory, yearsOf, type Category } from './chosen.ts';
import { pictureOf } from './pictures.ts';
import styles from './Tiles.module.css';

interface TilesProps {
  categories: Category[];
  pictures: ArchivePictures['categorias'];
  onChoose: (clave: string) => void;
}

/** Three in a row on wide screens (spec 9). */
export function Tiles({ categories, pictures, onChoose }: TilesProps) {
  const { chosen: language, t } = useTexts();
  const toAddress = (clave: string) => `${pagePath(language, '/recursos')}${withCategory('', clave)}#${clave}`;
  return (
    <ul className={`wrap ${styles.tiles}`} aria-label={t('resources.categories')}>
      {categories.map(({ clave, name, documents }, at) => {
        const { imagen, alt, credito } = pictureOf(clave, pictures);
        const count = documents.length;
        return (
          <li key={clave} className={styles.tile}>
            <Picture
              src={imagen}
              width={800}
              height={600}
              alt={alt}
              frame="(min-width: 960px) 33vw, 50vw"
              loading={at < 2 ? undefined : 'lazy'}
            />
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
            <Credit of={credito} />
          </li>
        );
      })}
    </ul>
  );
}
