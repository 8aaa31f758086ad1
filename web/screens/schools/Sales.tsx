import type { Schools } from '#contract/schools.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import styles from './Sales.module.css';

/** One ribbon for the whole income: the hotel's part, what may be either, the rest; each told below. */
export function Sales({ sales: { cifra, leyenda, productos } }: { sales: Schools['ventas'] }) {
  const { t } = useTexts();
  const [least = 0, most = least] = cifra.match(/\d+/g)?.map(Number) ?? [];
  return (
    <section className="wrap section" data-space="small" aria-labelledby="sales">
      <h2 id="sales">{t('schools.sales')}</h2>
      <div className={styles.parts}>
        <svg className={styles.ribbon} aria-hidden="true">
          <rect className={styles.rest} width="100%" height="100%" />
          <rect className={styles.hotel} width={`${least}%`} height="100%" />
          <line className={styles.either} x1={`${least}%`} x2={`${most}%`} y1="50%" y2="50%" />
          <line className={styles.seam} x2="100%" y1="50%" y2="50%" />
        </svg>
        <p className={styles.key} aria-hidden="true">
          <span>{t('schools.sales_hotel')}</span>
          <span>{t('schools.sales_rest')}</span>
        </p>
        <p className={styles.share}>
          <b>{cifra}</b> <span>{leyenda}</span>
        </p>
        <div>
          <h3 className={styles.head}>{t('schools.sales_fold')}</h3>
          <Fold id="sales" label={<h3>{t('schools.sales_fold')}</h3>}>
            <dl className={`ruled ${styles.products}`}>
              {productos.map(({ nombre, detalle }) => (
                <div key={nombre} className={styles.row}>
                  <dt>{nombre}</dt>
                  <dd>{detalle}</dd>
                </div>
              ))}
            </dl>
          </Fold>
        </div>
      </div>
    </section>
  );
}
