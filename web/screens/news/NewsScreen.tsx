import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { languageOfTranslation } from '#contract/news.ts';
import { pagePath, storyPath } from '#contract/routes.ts';
import { NextStep } from '#web/navigation/NextStep.tsx';
import { PRESS } from '#web/navigation/parts.ts';
import { NewsState } from '#web/news/NewsState.tsx';
import { Remote } from '#web/data/Remote.tsx';
import { newsList } from '#web/services/news.ts';
import { useAddressQuery } from '#web/hooks/useAddressQuery.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { NewsFilter } from './NewsFilter.tsx';
import { NewsList } from './NewsList.tsx';
import styles from './NewsScreen.module.css';
import { Opinions } from './Opinions.tsx';
import { Podcast } from './Podcast.tsx';
import { Videos } from './Videos.tsx';

export function NewsScreen() {
  const { language, t } = useTexts();
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <header className={styles.head}>
          <h1>{t('route.noticias.title')}</h1>
          <Remote query={newsList(language)}>
            {(news) => news.state === 'ready' && <NewsFilter posts={news.value} />}
          </Remote>
        </header>
        <UntranslatedNotice />
        <section className={styles.list} aria-label={t('news.list')}>
          <Remote query={newsList(language)}>
            {(news) => <NewsState load={news}>{(posts) => <NewsList posts={posts} />}</NewsState>}
          </Remote>
        </section>
      </div>
      {language === DEFAULT_LANGUAGE ? (
        <>
          <Opinions />
          <Videos />
          <Podcast />
        </>
      ) : (
        <InSpanish />
      )}
      <NextStep
        say={t('next.news')}
        action={t('about.press')}
        to="/nosotros"
        part={PRESS}
        ground="tierra-deep"
        parts={{ inner: styles.next, picture: styles.interview }}
        picture={<Picture src="/art/news-reporter.svg" width={1200} height={720} alt="" loading="lazy" />}
      />
    </>
  );
}

/** What the news of other languages lack (spec 2) is told once, and where it is. */
function InSpanish() {
  const { t } = useTexts();
  return (
    <div className="wrap">
      <section className={`split ${styles.spanish}`} data-early aria-labelledby="in-spanish">
        <div>
          <h2 id="in-spanish">{t('news.in_spanish')}</h2>
          <p className="statement">{t('news.in_spanish_hint')}</p>
          <a className="link" href={pagePath(DEFAULT_LANGUAGE, '/noticias')} hrefLang={DEFAULT_LANGUAGE}>
            {t('news.in_spanish_link')}
          </a>
        </div>
        <Picture src="/art/news-radio.svg" width={1200} height={800} alt="" loading="lazy" />
      </section>
    </div>
  );
}

/** For who changed the language on a story: the way back to it. `aviso` is its slug. */
function UntranslatedNotice() {
  const { language, t } = useTexts();
  const slug = new URLSearchParams(useAddressQuery()).get('aviso');
  if (!slug || !/^[\p{L}\p{N}_-]+$/u.test(slug)) return null;
  const other = languageOfTranslation(language);
  return (
    <div className={styles.notice}>
      <Notice kind="empty" title={t('news.only_other_language')}>
        <p>{t('news.only_other_language_hint')}</p>
        <a className="link" href={pagePath(other, storyPath(slug))} hrefLang={other}>
          {t('news.only_other_language_link')}
        </a>
      </Notice>
    </div>
  );
}
