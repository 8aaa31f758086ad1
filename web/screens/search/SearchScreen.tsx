import { SEARCH_LIMIT } from '#contract/news.ts';
import { Remote } from '#web/data/Remote.tsx';
import { useLocation, useNavigate } from '#web/hooks/router.tsx';
import { useAddressQuery } from '#web/hooks/useAddressQuery.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { withQueryParams } from '#web/navigation/withQueryParams.ts';
import { SearchField } from '#web/sections/SearchField.tsx';
import { foundOnSite } from '#web/services/siteSearch.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Results } from './Results.tsx';
import styles from './SearchScreen.module.css';
import { Start } from './Start.tsx';

/** /buscar: what the whole site says of the words in the address. */
export function SearchScreen() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const search = useAddressQuery();
  const asked = (new URLSearchParams(search).get('q') ?? '').slice(0, SEARCH_LIMIT);
  const words = asked.trim();

  return (
    <>
      <div className={styles.top}>
        <div className={`wrap ${styles.head}`}>
          <h1 className="display">{t('search.title')}</h1>
          <SearchField
            className={styles.field}
            label={t('search.label')}
            submit={t('search.submit')}
            value={asked}
            focusFirst={!words}
            onSearch={(q) => navigate(pathname + withQueryParams(search, { q }), { replace: true })}
          />
          {!words && <p className={styles.hint}>{t('search.hint')}</p>}
          <Picture className={styles.lace} src="/art/rosette-linen.svg" width={400} height={400} alt="" />
        </div>
      </div>
      <div className={`wrap ${styles.body}`}>{words ? <Found words={words} /> : <Start />}</div>
      <LinksBar share={false} />
    </>
  );
}

function Found({ words }: { words: string }) {
  const { language, t } = useTexts();
  return (
    <Remote query={foundOnSite(language, words)}>
      {(load) => (
        <>
          <p role="status" className={styles.count}>
            {load.state === 'waiting' && t('search.loading')}
            {load.state === 'ready' &&
              load.value.length > 0 &&
              t(load.value.length === 1 ? 'search.found_one' : 'search.found_other', {
                count: load.value.length,
                words,
              })}
            {load.state === 'ready' && load.value.length === 0 && t('search.none', { words })}
          </p>
          {load.state === 'ready' &&
            (load.value.length > 0 ? (
              <Results found={load.value} />
            ) : (
              <>
                <p className={`lead ${styles.none}`}>{t('search.none_hint')}</p>
                <Start />
              </>
            ))}
          {load.state === 'failed' && (
            <Notice kind="failed" title={t('search.failed')}>
              <p>{t('search.failed_hint')}</p>
              <Button onClick={load.retry}>{t('common.retry')}</Button>
            </Notice>
          )}
        </>
      )}
    </Remote>
  );
}
