import type { Post } from '#contract/posts.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { NewsCard } from '#web/news/NewsCard.tsx';
import styles from './FrontPage.module.css';
import { archiveOf, laterOf, rowOf, yearsOf } from './newsQuery.ts';

/** Stories of middle size beside the lead, on phones below it. */
const SECOND = 3;

interface FrontPageProps {
  /** Newest first. */
  posts: Post[];
  /** How many show where scripts run; left out: all. */
  shown?: number;
  /** Stands in the list of all news. */
  fromList?: boolean;
  /** Answers a search: no story leads, and each says what it is about. */
  found?: boolean;
}

/** Closes the list as the first one opens it, where it stands alone. */
function sizeOf(others: Post[], found: boolean): 'found' | 'second' | 'line' {
  if (found) return 'found';
  return others.length === 1 ? 'second' : 'line';
}

/** As a paper opens: the newest, beside it up to three of middle size, then the others of these years, then those of earlier ones. */
export function FrontPage({ posts, shown = posts.length, fromList = false, found = false }: FrontPageProps) {
  const { t } = useTexts();
  const front = found ? 0 : 1 + SECOND;
  const [lead, ...second] = posts.slice(0, front);
  const old = found ? [] : archiveOf(posts.slice(front), lead);
  const others = posts.slice(front, posts.length - old.length);
  const whole = { total: posts.length, shown };
  /** `from`: where they begin in the whole list. */
  const itemsOf = (some: Post[], from: number) => {
    const size = sizeOf(some, found);
    const seen = Math.min(some.length, Math.max(0, shown - from));
    return some.map((post, index) => (
      <li
        key={post.id}
        data-later={laterOf(from + index, whole)}
        data-in={found ? undefined : index < seen ? rowOf(index, seen) : rowOf(index - seen, some.length - seen)}
      >
        <NewsCard post={post} size={size} fromList={fromList} />
      </li>
    ));
  };
  return (
    <div className={styles.front}>
      {lead && <h2 className="vh">{t('news.latest')}</h2>}
      {lead && (
        <div className={styles.first} data-beside={second.length > 0 ? '' : undefined}>
          <NewsCard post={lead} size="lead" eager fromList={fromList} />
          {second.length > 0 && (
            <ul className={styles.second} data-count={second.length}>
              {second.map((post) => (
                <li key={post.id}>
                  <NewsCard post={post} size="second" fromList={fromList} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {others.length > 0 && (
        <section className={styles.others} data-found={found ? '' : undefined}>
          <h2 className={found ? 'vh' : undefined}>{t(found ? 'news.list' : 'news.earlier')}</h2>
          <ul className={styles.lines}>{itemsOf(others, front)}</ul>
        </section>
      )}
      {old.length > 0 && (
        <section
          className={`${styles.others} ${styles.archive}`}
          data-later={laterOf(posts.length - old.length, whole)}
        >
          <h2>{t('news.archive', { years: yearsOf(old.map(({ date }) => date)) })}</h2>
          <ul className={styles.lines}>{itemsOf(old, posts.length - old.length)}</ul>
        </section>
      )}
    </div>
  );
}
