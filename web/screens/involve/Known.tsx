import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Known.module.css';

/** What is known of every internship, before one chooses: what is not, to ask. */
export function Known({ programme }: { programme: string }) {
  const { t } = useTexts();
  return (
    <ul className={`wrap ${styles.known}`}>
      <li>
        <strong>{t('internship.who')}</strong>
        <p>{t('route.involucrate.more')}</p>
      </li>
      <li>
        <strong>{t('internship.give')}</strong>
        <p>{t('internship.give_text')}</p>
      </li>
      <li>
        <strong>{t('internship.before')}</strong>
        <p>
          {t('internship.before_text')}{' '}
          <a className="link" href={programme}>
            {t('involve.document')}
          </a>
        </p>
      </li>
    </ul>
  );
}
