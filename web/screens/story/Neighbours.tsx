import { storyPath } from '#contract/routes.ts';
import { Remote } from '#web/data/Remote.tsx';
import { useLocation } from '#web/hooks/router.tsx';
import { nextFromList } from '#web/navigation/fromList.ts';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { neighbours } from '#web/services/news.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Neighbours.module.css';

/** Nothing while they are not known. */
export function Neighbours({ slug }: { slug: string }) {
  const { language, t } = useTexts();
  const further = nextFromList(useLocation().state);
  return (
    <Remote query={neighbours(language, slug)}>
      {(load) => {
        if (load.state !== 'ready') return null;
        const { previous, next } = load.value;
        return (
          <nav className="wrap" aria-label={t('news.neighbours')}>
            <div className={`cards ${styles.neighbours}`} data-cards="2">
              {previous && (
                <SiteLink to={storyPath(previous.slug)} state={further} rel="prev">
                  <span>{t('news.previous')}</span>
                  <strong>{previous.title}</strong>
                </SiteLink>
              )}
              {next && (
                <SiteLink to={storyPath(next.slug)} state={further} rel="next">
                  <span>{t('news.next')}</span>
                  <strong>{next.title}</strong>
                </SiteLink>
              )}
            </div>
          </nav>
        );
      }}
    </Remote>
  );
}
