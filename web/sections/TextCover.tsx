import type { FixedScreen } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './TextCover.module.css';

export type TextScreen = Extract<FixedScreen, 'accesibilidad' | 'datos-abiertos' | 'mapa-del-sitio'>;

/** The top of a quiet page: its title and what it is for. */
export function TextCover({ screen }: { screen: TextScreen }) {
  const { t } = useTexts();
  return (
    <div className={styles.top}>
      <div className="wrap">
        <h1 className={`display ${styles.title}`}>{t(`route.${screen}.title`)}</h1>
        <p className={`lead ${styles.lead}`}>{t(`route.${screen}.intro`)}</p>
      </div>
    </div>
  );
}
