import { SearchForm } from '#web/navigation/SearchForm.tsx';
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
    <>
      <div className={styles.missing}>
        <h1 className={`wrap ${styles.title}`}>{t('missing.title')}</h1>
        <Picture
          className={styles.road}
          src={apertura.imagen}
          width={1960}
          height={820}
          alt={apertura.alt}
          frame="100vw"
        />
      </div>
      <div className={`wrap ${styles.on}`}>
        <div>
          <p>
            {t('missing.text')} <span id="ways">{t('missing.ways')}</span>
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
        <SearchForm />
      </div>
    </>
  );
}
