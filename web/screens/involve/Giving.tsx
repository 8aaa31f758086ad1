import links from '#content/links.json' with { type: 'json' };
import type { Involvement } from '#contract/involvement.ts';
import type { FigureInLanguage } from '#contract/content.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { GIVING } from '#web/navigation/parts.ts';
import { usePartArrival } from '#web/navigation/useArrival.ts';
import { Credit } from '#web/sections/Credit.tsx';
import { useFigure } from '#web/sections/useFigure.ts';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Giving.module.css';
import { Share, ShareStitches } from './Share.tsx';

interface GivingProps {
  platforms: Involvement['plataformas'];
  giving: Involvement['donaciones'];
  figures: readonly FigureInLanguage[];
}

/** Where to give or lend, and what changed for families, as sources outside tell it. */
export function Giving({ platforms, giving, figures }: GivingProps) {
  const { t } = useTexts();
  const write = useFigure();
  const section = usePartArrival(GIVING);
  const outcomes = figures.filter(({ clazz, enlace }) => clazz === 'outcome' && enlace !== undefined);
  /** Its source is that of all, and is said once. */
  const oneForAll = outcomes.every((one) => sourceOf(one) === sourceOf(outcomes[0])) ? outcomes[0] : undefined;
  return (
    <section
      ref={section}
      id={GIVING}
      tabIndex={-1}
      className={`section ${styles.giving}`}
      data-ground="monte"
      aria-labelledby="giving"
    >
      <div className="wrap split" data-split="5/7" data-gap="wide">
        <div className={styles.words}>
          <h2 id="giving">{t('involve.give')}</h2>
          <p className={`lead ${styles.lead}`}>{t('involve.give_lead')}</p>
          <ul className={styles.ways}>
            {platforms.map(({ id, titulo, detalle }) => (
              <li key={id}>
                <ExternalLink className="card-link" href={links[id].enlace}>
                  {titulo}
                </ExternalLink>
                <p>{detalle}</p>
              </li>
            ))}
          </ul>
          {giving.texto && <p className={styles.more}>{giving.texto}</p>}
        </div>
        <div className={styles.stall}>
          <Picture
            src={giving.imagen}
            width={1200}
            height={900}
            alt={giving.alt}
            frame="(min-width: 960px) 60vw, 100vw"
            loading="lazy"
          />
          <Credit of={giving.credito} />
        </div>
      </div>
      {outcomes.length > 0 && (
        <div className={styles.outcomes}>
          <div className="wrap">
            <div className={styles.head}>
              <h3>{t('involve.give_outcomes')}</h3>
              <p>{t('involve.give_stitches')}</p>
            </div>
            <ul className={styles.figures}>
              {outcomes.map((figure) => (
                <li key={figure.tipo}>
                  <p>
                    {figure.titulo}
                    {figure.anio && t('involve.give_years', { years: figure.anio.replace('-', '–') })}
                  </p>
                  <strong>{write(figure)}</strong>
                  <Share from={figure.desde ?? figure.impacto} to={figure.impacto} />
                  {!oneForAll && <Source of={figure} />}
                </li>
              ))}
            </ul>
            {oneForAll && <Source of={oneForAll} />}
            <ShareStitches />
          </div>
        </div>
      )}
    </section>
  );
}

const sourceOf = (figure?: FigureInLanguage) => [figure?.anio, figure?.fuente, figure?.enlace].join();

function Source({ of: { anio, fuente, enlace } }: { of: FigureInLanguage }) {
  return (
    <ExternalLink className={styles.source} href={enlace ?? ''}>
      {[anio, fuente].filter(Boolean).join(', ')}
    </ExternalLink>
  );
}
