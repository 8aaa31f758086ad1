import foundation from '#content/foundation.json' with { type: 'json' };
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import styles from './Dialog.module.css';

/** The state's authority for consumers: the second instance of a complaint (Ley 1334/98). */
const SEDECO = 'https://www.sedeco.gov.py/';

/** What follows after a complaint, and where to go when no answer comes. */
export function Complaint() {
  const { t } = useTexts();
  return (
    <details className={styles.complaint}>
      <summary>{t('complaint.title')}</summary>
      <ol>
        <li>{t('complaint.first')}</li>
        <li>{t('complaint.then', { phone: foundation.telefono.texto })}</li>
        <li>
          {t('complaint.last')} <ExternalLink href={SEDECO}>{t('complaint.sedeco')}</ExternalLink>
        </li>
      </ol>
    </details>
  );
}
