import type { Privacy } from '#contract/privacy.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Cover.module.css';

export function Cover({ picture }: { picture: Privacy['apertura'] }) {
  const { t } = useTexts();
  return (
    <div className={styles.cover}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h1 className={`display ${styles.title}`}>{t('route.politicas-de-privacidad.title')}</h1>
          <p className={`statement ${styles.headline}`}>{t('route.politicas-de-privacidad.headline')}</p>
          <p className={`lead ${styles.lead}`}>{t('route.politicas-de-privacidad.intro')}</p>
          <Credit of={picture.credito} />
        </div>
        <Picture
          className={styles.letter}
          src={picture.imagen}
          width={1200}
          height={1000}
          alt={picture.alt}
          frame="(min-width: 960px) 50vw, 40rem"
        />
      </div>
    </div>
  );
}
