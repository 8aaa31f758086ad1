import foundation from '#content/foundation.json' with { type: 'json' };
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Reach.module.css';

/** The telephone; with `address`, head office too. */
export function Reach({ address = false }: { address?: boolean }) {
  const { t } = useTexts();
  return (
    <div className={styles.reach}>
      <a className={styles.phone} href={`tel:${foundation.telefono.enlace}`}>
        <span>{t('footer.call')}</span> <b>{foundation.telefono.texto}</b>
      </a>
      {address && (
        <address className={styles.address}>
          <strong>{t('footer.office')}</strong>
          {foundation.direccion.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
    </div>
  );
}
