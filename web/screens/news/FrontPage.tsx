import type { Post } from '#contract/posts.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { NewsCard } from '#web/news/NewsCard.tsx';
import styles from './FrontPage.module.css';
import { laterOf, ROW } from './newsQuery.ts';

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

/** Closes the list as the first one opens it, where it would stand alone in the last row of four. */
function closes(index: number, others: Post[]): boolean {
  return index === others.length - 1 && others.length % ROW === 1;
}

/** The last three or six stand in rows of three, where rows of `ROW` would leave gaps. */
function inThrees(index: number, count: number): boolean {
  const left = count % ROW;
  if (left === 3) return index >= count - 3;
  return left === 2 && count > ROW && index >= count - 6;
}

/** As a paper opens: the newest, beside it up to three of middle size, then the others, all of one size. */
export function FrontPage({ posts, shown = posts.length, fromList = false, found = false }: FrontPageProps) {
  const { t } = useTexts();
  const front = found ? 0 : 1 + SECOND;
  const [lead, ...second] = posts.slice(0, front);
  const others = posts.slice(front);
  const sizeOf = (index: number) => {
    if (found) return 'found';
    return closes(index, others) ? 'second' : 'line';
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
          <ul className={styles.lines}>
            {others.map((post, index) => (
              <li
                key={post.id}
                data-later={laterOf(front + index, { total: posts.length, shown })}
                data-three={inThrees(index, others.length) ? '' : undefined}
              >
                <NewsCard post={post} size={sizeOf(index)} fromList={fromList} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
