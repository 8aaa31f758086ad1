import type { Help, OwnStoplight } from '#contract/ownStoplight.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import styles from './HelpLines.module.css';

/** One sentence, and the person it leads to: never in a picture or on paper, which others may see. */
export function HelpLines({ own, help }: { own: OwnStoplight; help: Help }) {
  const { t } = useTexts();
  const lines = own.lineas.filter(({ numero }) => help.lineas.includes(numero));
  return (
    <div className={styles.help}>
      <p>{help.texto}</p>
      <ul>
        {lines.map(({ numero, nombre, texto }) => (
          <li key={numero}>
            <a href={`tel:${numero}`}>{t('own.call', { number: numero, name: nombre })}</a>
            <span>{texto}</span>
          </li>
        ))}
        {lines.length === 0 && (
          <li>
            <SiteLink to="/nuestras-oficinas">{t('own.door_office')}</SiteLink>
          </li>
        )}
      </ul>
    </div>
  );
}
