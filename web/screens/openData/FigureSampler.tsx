import type { FigureInLanguage } from '#contract/content.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { useFigure } from '#web/sections/useFigure.ts';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './FigureSampler.module.css';
import { CUTS, EACH, STRIP, toStitches, WHOLE, type Cut, type Sampler } from './scales.ts';
import { Stitches } from './Stitches.tsx';

const COLUMNS = ['value', 'what', 'scale', 'source'] as const;

const CLASSES: Record<Cut['name'], string | undefined> = { wide: styles.wide, narrow: styles.narrow, every: undefined };

/** Figures of one scale below who sews them: a row each, with its embroidery, its year and who says so. */
export function FigureSampler({ scale, figures }: Sampler<FigureInLanguage>) {
  const { language, t } = useTexts();
  const write = useFigure();
  const each = EACH[scale];
  const count = formatNumber(language);
  const inStrips = CUTS[scale].some(({ strip }) => strip) && figures.some(({ impacto }) => impacto > each * STRIP);
  return (
    <table className={styles.sampler} data-scale={scale}>
      <caption className={styles.caption}>
        <Picture
          src={`/art/figures-${scale}.svg`}
          width={640}
          height={640}
          alt=""
          loading="lazy"
          className={styles.sewer}
        />
        <span>
          <Stitches id={scale} stitches={1} across={1} />
          {t(`open_data.scale.${scale}`, { count: count(each) })}
          {inStrips && <small>{t('open_data.scale.strip', { count: count(each * STRIP) })}</small>}
          {figures.some(({ desde }) => desde !== undefined) && <small>{t('open_data.scale.fell')}</small>}
          {figures.some(({ desde, reciente }) => desde === undefined && reciente?.cifra) && (
            <small>{t('open_data.scale.newer')}</small>
          )}
        </span>
      </caption>
      <thead className="vh">
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {t(`open_data.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => {
          const { tipo, impacto, desde, titulo, anio, fuente, enlace, reciente } = figure;
          return (
            <tr key={tipo}>
              <td className={styles.value}>{write(figure)}</td>
              <th scope="row">{titulo}</th>
              <td className={styles.cloth}>
                {CUTS[scale].map(({ name, across, strip }) => (
                  <Stitches
                    key={name}
                    id={`${tipo}-${name}`}
                    className={CLASSES[name]}
                    stitches={toStitches(impacto, scale)}
                    across={across}
                    strip={strip}
                    half={desde ?? (reciente?.cifra && toStitches(reciente.cifra, scale))}
                    cloth={scale === 'shares' ? WHOLE : undefined}
                  />
                ))}
              </td>
              <td className={styles.source}>
                {anio?.replace('-', '–')}{' '}
                {enlace ? (
                  <ExternalLink href={enlace}>{fuente}</ExternalLink>
                ) : (
                  // Our own, said once for all.
                  <span className={anio ? undefined : 'vh'}>{fuente}</span>
                )}
                {reciente && <ExternalLink href={reciente.enlace}>{reciente.texto}</ExternalLink>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
