import foundation from '#content/foundation.json' with { type: 'json' };
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './PhoneLink.module.css';

interface PhoneLinkProps {
  /** Above the number; without it, 'Llamanos'. */
  label?: string | undefined;
  className?: string | undefined;
}

export function PhoneLink({ label, className = '' }: PhoneLinkProps) {
  const { t } = useTexts();
  return (
    <a href={`tel:${foundation.telefono.enlace}`} className={`${styles.phone} ${className}`}>
      <span>{label ?? t('footer.call')}</span>
      {/* One text: a space of its own is left out of the name where both stand on one line. */}
      {` ${foundation.telefono.texto}`}
    </a>
  );
}
