import type { Post } from '#contract/posts.ts';
import { NewsCard } from '#web/news/NewsCard.tsx';
import { formatPartialDate, toHeading } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Months.module.css';
import { groupByPeriod } from './newsQuery.ts';

interface MonthsProps {
  posts: Post[];
  /** How many show where scripts run; left out: all. */
  shown?: number;
  /** Stands in the list of all news. */
  fromList?: boolean;
}

export function Months({ posts, shown = posts.length, fromList = false }: MonthsProps) {
  const texts = useTexts();
  return groupByPeriod(posts).map(({ period, start, posts: group }) => (
    <section
      key={`${period} ${start}`}
      className={`split ${styles.month}`}
      data-split="3/9"
      data-lead={start === 0 ? '' : undefined}
      data-later={start >= shown ? '' : undefined}
    >
      <h2 className={styles.period}>{toHeading(formatPartialDate(texts, period))}</h2>
      <ul className={`split ${styles.rows}`} data-split="3/9">
        {group.map((post, index) => {
          const isLead = start + index === 0;
          return (
            <li key={post.id} data-later={start + index >= shown ? '' : undefined}>
              <NewsCard post={post} size={isLead ? 'lead' : 'row'} eager={isLead} fromList={fromList} />
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
