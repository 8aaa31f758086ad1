import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { useLazy } from '#web/hooks/lazyModule.ts';
import { useScreenReady } from '#web/hooks/useScreenReady.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { lazyMissing } from './missing.ts';
import styles from './NotFoundScreen.module.css';

const WAYS_ON = ['index', 'semaforo', 'microfinanzas', 'ee', 'escuelas'] as const;

/** Where a road ends at a gate: a signpost with the ways on, and neighbours who show it. */
export function NotFoundScreen() {
  const { t, language } = useTexts();
  const { apertura } = useLazy(lazyMissing[language]);
  useScreenReady();
  return (
    <div className={styles.missing}>
      <div className={`wrap ${styles.says}`}>
        <h1>{t('missing.title')}</h1>
        <p className={styles.text}>
          {t('missing.text')} <span id="ways">{t('missing.ways')}</span>
        </p>
      </div>
      <Picture
        className={styles.road}
        src={apertura.imagen}
        width={1960}
        height={1900}
        alt={apertura.alt}
        frame="100vw"
      />
      <div className={`wrap ${styles.post}`}>
        <ul className={styles.signpost} aria-labelledby="ways">
          {WAYS_ON.map((screen) => (
            <li key={screen}>
              <SiteLink to={`/${screen}`}>{t(`route.${screen}.title`)}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <Credit of={apertura.credito} />
    </div>
  );
}
