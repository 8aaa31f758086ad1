import type { InternshipId } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Known.module.css';

/** What is known of an area's internships before one chooses: what is not, to ask. */
export function Known({ area, programme }: { area: InternshipId; programme: string }) {
  const { t } = useTexts();
  return (
    <ul className={`wrap split ${styles.known}`} data-early="">
      <li>
        <strong>{t('internship.with')}</strong>
        <p>{t(`internship.with.${area}`)}</p>
      </li>
      <li>
        <strong>{t('internship.before')}</strong>
        <p>{t('internship.before_text')}</p>
        <p>
          {t('internship.before_list')}{' '}
          <a className="link" href={programme}>
            {t('involve.document')}
          </a>
        </p>
      </li>
    </ul>
  );
}
