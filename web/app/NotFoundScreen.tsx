import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { SearchForm } from '#web/navigation/SearchForm.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { useScreenReady } from '#web/hooks/useScreenReady.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './NotFoundScreen.module.css';

export function NotFoundScreen() {
  const { t } = useTexts();
  useScreenReady();
  return (
    <>
      <div className={styles.missing}>
        <div className={`wrap split ${styles.inner}`}>
          <div>
            <h1 className={`display ${styles.title}`}>{t('missing.title')}</h1>
            <p className={`lead ${styles.lead}`}>{t('missing.text')}</p>
            <SearchForm />
            <SiteLink to="/index" className={buttonClass}>
              {t('route.index.title')} <Arrow />
            </SiteLink>
          </div>
          <Picture className={styles.lace} src="/art/rosette-linen.svg" width={400} height={400} alt="" />
        </div>
      </div>
      <LinksBar share={false} />
    </>
  );
}
