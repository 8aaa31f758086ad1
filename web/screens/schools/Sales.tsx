import type { Schools } from '#contract/schools.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import styles from './Sales.module.css';

export function Sales({ sales: { cifra, leyenda, productos } }: { sales: Schools['ventas'] }) {
  const { t } = useTexts();
  return (
    <section className="wrap section split" data-space="small" data-early="" aria-labelledby="sales">
      <div>
        <h2 id="sales">{t('schools.sales')}</h2>
        <p className={styles.share}>
          <b>{cifra}</b> <span>{leyenda}</span>
        </p>
      </div>
      <Fold id="sales" label={t('schools.sales_fold')}>
        <dl className="ruled">
          {productos.map(({ nombre, detalle }) => (
            <div key={nombre} className={styles.row}>
              <dt>{nombre}</dt>
              <dd>{detalle}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </section>
  );
}
