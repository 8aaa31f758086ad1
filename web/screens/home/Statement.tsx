import type { Book } from '#contract/content.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Statement.module.css';

export function Statement({ book }: { book: Book }) {
  const { t } = useTexts();
  return (
    <section className={`wrap section split ${styles.statement}`} data-space="band">
      <p className={`statement ${styles.say}`}>{t('home.say')}</p>
      <div className={styles.book}>
        <Picture src={book.imagen} width={300} height={420} alt="" frame="12.5rem" loading="lazy" />
        <div>
          <h2 className={styles.title}>{t('home.book.title')}</h2>
          <p>{t('home.book.text')}</p>
          <ExternalLink className={`link ${styles.link}`} href={book.enlace}>
            {t('home.book.action')}
          </ExternalLink>
        </div>
      </div>
    </section>
  );
}
