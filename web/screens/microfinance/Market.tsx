import type { Product } from '#contract/microfinance.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { LOANS } from '#web/navigation/parts.ts';
import { usePartArrival } from '#web/navigation/useArrival.ts';
import { Credit } from '#web/sections/Credit.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Market.module.css';

/** For `sizes` (Market.module.css). */
const LEADS = '(min-width: 960px) 75vw, 100vw';
const STALL = '(min-width: 1280px) 28vw, (min-width: 600px) 48vw, 100vw';

/** Stalls that a phone shows at once, the leading one among them. */
const FIRST = 4;

/** The products with a figure lead, as wide as the page; the others stand in two columns, on a desk beside their words. */
export function Market({ products }: { products: readonly Product[] }) {
  const { t } = useTexts();
  const section = usePartArrival(LOANS);
  const leading = products.filter(({ cifra }) => cifra);
  const others = products.filter(({ cifra }) => !cifra);
  const stalls = [...leading, ...others];
  const list = (from: number, to?: number) => (
    <ul>
      {stalls.slice(from, to).map((product) => (
        <Stall key={product.imagen} product={product} />
      ))}
    </ul>
  );
  return (
    <section
      ref={section}
      className={`section ${styles.market}`}
      data-space="band"
      id={LOANS}
      aria-labelledby="market"
      tabIndex={-1}
    >
      <div className="wrap split" data-head="">
        <h2 id="market">{t('microfinance.market')}</h2>
        <p className="lead">{t('route.microfinanzas.more')}</p>
      </div>
      <div className={`wrap ${styles.stalls}`}>
        {list(0, FIRST)}
        {stalls.length > FIRST && (
          <Fold id="market" label={t('microfinance.market_fold', { count: String(stalls.length - FIRST) })}>
            {list(FIRST)}
          </Fold>
        )}
      </div>
    </section>
  );
}

function Stall({ product }: { product: Product }) {
  const { t } = useTexts();
  const { imagen, alt, titulo, para, descripcion, requisito, dato, cifra, credito } = product;
  return (
    <li className={`${cifra ? 'split' : ''} ${styles.stall}`} data-gap="wide" data-leads={cifra ? '' : undefined}>
      <div className={`picture ${styles.picture}`} data-bleed={cifra && 'start'}>
        <div className={styles.view}>
          <Picture src={imagen} width={1200} height={900} alt={alt} frame={cifra ? LEADS : STALL} loading="lazy" />
        </div>
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
