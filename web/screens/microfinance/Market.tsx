import type { Product } from '#contract/microfinance.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Market.module.css';

/** For `sizes` (Market.module.css). */
const LEADS = '(min-width: 960px) 75vw, 100vw';
const STALL = '(min-width: 1280px) 37vw, (min-width: 600px) 46vw, 90vw';

/** The product with a figure leads, as wide as the page. */
export function Market({ products }: { products: readonly Product[] }) {
  const { t } = useTexts();
  const leading = products.filter(({ cifra }) => cifra);
  const others = products.filter(({ cifra }) => !cifra);
  return (
    <section className="section" aria-labelledby="market">
      <div className="wrap split" data-head="">
        <h2 id="market">{t('microfinance.market')}</h2>
        <p className="lead">{t('route.microfinanzas.more')}</p>
      </div>
      <ul className={`wrap ${styles.stalls}`}>
        {[...leading, ...others].map((product) => (
          <Stall key={product.imagen} product={product} />
        ))}
      </ul>
    </section>
  );
}

function Stall({
  product: { imagen, alt, titulo, para, descripcion, requisito, dato, cifra, credito },
}: {
  product: Product;
}) {
  const { t } = useTexts();
  return (
    <li className={`${cifra ? 'split' : ''} ${styles.stall}`} data-gap="wide" data-leads={cifra ? '' : undefined}>
      <div className={`picture ${styles.picture}`} data-bleed={cifra && 'start'}>
        <Picture src={imagen} width={1200} height={900} alt={alt} frame={cifra ? LEADS : STALL} loading="lazy" />
      </div>
      <div className={styles.words}>
        <h3>{titulo}</h3>
        <p className={styles.for}>{para}</p>
        <p>{descripcion}</p>
        {requisito && (
          <p>
            <b>{t('microfinance.needs')}</b> {requisito}
          </p>
        )}
        {cifra && (
          <p className={styles.figure}>
            <b>{cifra.numero}</b> {cifra.texto}
          </p>
        )}
        {dato && <p className={styles.fact}>{dato}</p>}
        <Credit of={credito} />
      </div>
    </li>
  );
}
