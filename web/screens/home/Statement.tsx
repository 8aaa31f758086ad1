import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import styles from './Statement.module.css';

export function Statement({ book }: { book: string }) {
  const { language, t } = useTexts();
  return (
    <section className={`wrap section split ${styles.statement}`} data-space="after">
      <p className={`statement ${styles.say}`}>{t('home.say')}</p>
      <div className={styles.book}>
        <img src={`/art/book-${language}.svg`} width="300" height="420" alt="" loading="lazy" />
        <div>
          <h2 className={styles.title}>{t('home.book.title')}</h2>
          <p>{t('home.book.text')}</p>
          <ExternalLink className={`link ${styles.link}`} href={book}>
            {t('home.book.action')}
          </ExternalLink>
        </div>
      </div>
    </section>
  );
}
