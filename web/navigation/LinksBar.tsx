import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import styles from './LinksBar.module.css';
import { ShareButton } from './ShareButton.tsx';
import { SiteLink } from './SiteLink.tsx';

const PROGRAMS = ['semaforo', 'microfinanzas', 'ee', 'escuelas'] as const;

interface LinksBarProps {
  /** False where the address leads nowhere: that is nothing to share. */
  share?: boolean;
}

/** The shared block above the footer: the programmes and a share button (decisions 3). */
export function LinksBar({ share = true }: LinksBarProps) {
  const { t } = useTexts();
  return (
    <section className={styles.bar} aria-label={t('links_bar.nav')}>
      <div className={`wrap ${styles.inner}`}>
        <h2 className={styles.title}>{t('links_bar.title')}</h2>
        <ul className={styles.programs}>
          {PROGRAMS.map((program) => (
            <li key={program}>
              <SiteLink to={`/${program}`}>
                {t(`route.${program}.title`)} <Arrow />
              </SiteLink>
            </li>
          ))}
        </ul>
        {share && <ShareButton />}
      </div>
    </section>
  );
}
