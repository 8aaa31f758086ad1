import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { useLazy } from '#web/hooks/lazyModule.ts';
import { useScreenReady } from '#web/hooks/useScreenReady.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { lazyMissing } from './missing.ts';
import styles from './NotFoundScreen.module.css';

const WAYS_ON = ['index', 'semaforo', 'microfinanzas', 'ee', 'escuelas'] as const;

/** Where a road ends, and neighbours show the other one. */
export function NotFoundScreen() {
  const { t, language } = useTexts();
  const { apertura } = useLazy(lazyMissing[language]);
  useScreenReady();
  return (
    <div className={styles.missing}>
      <div className={`wrap ${styles.inner}`}>
        <h1 className={`display ${styles.title}`}>{t('missing.title')}</h1>
        <div className={styles.label}>
          <p>{t('missing.text')}</p>
          <p id="ways" className="statement">
            {t('missing.ways')}
          </p>
          <ul className={styles.ways} aria-labelledby="ways">
            {WAYS_ON.map((screen) => (
              <li key={screen}>
                <SiteLink to={`/${screen}`}>
                  {t(`route.${screen}.title`)} <Arrow />
                </SiteLink>
              </li>
            ))}
          </ul>
          <Credit of={apertura.credito} />
        </div>
      </div>
      <Picture
        className={styles.road}
        src={apertura.imagen}
        width={1960}
        height={1000}
        alt={apertura.alt}
        frame="(min-width: 960px) 42vw, 100vw"
      />
    </div>
  );
}
