import type { FigureInLanguage } from '#contract/content.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { useFigure } from '#web/sections/useFigure.ts';
import styles from './FigureSampler.module.css';
import { isShort, largestOf, toRows, toStitches, type Sampler } from './scales.ts';
import { Stitches } from './Stitches.tsx';

interface FigureSamplerProps extends Sampler<FigureInLanguage> {
  rows: number;
}

const COLUMNS = ['value', 'what', 'scale', 'source'] as const;

/** A hundred large stitches, half the page wide. */
const SHARE_ROWS = 5;

/** On a phone a cloth is shorter and higher: its stitches are large enough to be seen. */
const CUTS = [
  { name: 'long', className: styles.long, higher: 1 },
  { name: 'high', className: styles.high, higher: 2.2 },
] as const;

/** Figures of one scale: a row each, with its embroidery, its year and who says so. */
export function FigureSampler({ scale, figures, rows }: FigureSamplerProps) {
  const { t } = useTexts();
  const write = useFigure();
  const sewn = (figure: FigureInLanguage) => toStitches(scale, largestOf(figure));
  const isBeside = (figure: FigureInLanguage) => scale !== 'shares' && isShort(sewn(figure), rows);
  const besides = figures.filter(isBeside).map(sewn);
  const cuts = CUTS.map(({ higher, ...cut }) => {
    const high = scale === 'shares' ? SHARE_ROWS : Math.ceil(rows * higher);
    return { ...cut, high, room: Math.max(1, ...besides.map((stitches) => Math.ceil(stitches / high))) };
  });
  return (
    <table className={styles.sampler} data-scale={scale}>
      <caption className={styles.caption}>
        <Stitches id={scale} stitches={1} rows={1} />
        <span>
          {t(`open_data.scale.${scale}`)}
          {scale !== 'shares' && figures.some(({ reciente }) => reciente?.cifra) && t('open_data.scale.newer')}
        </span>
      </caption>
      <thead>
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
            <tr key={tipo} data-short={isBeside(figure) ? '' : undefined}>
              <td className={styles.value}>{write(figure)}</td>
              <th scope="row">{titulo}</th>
              <td className={styles.cloth}>
                {cuts.map(({ name, className, high, room }) => (
                  <Stitches
                    key={name}
                    id={`${tipo}-${name}`}
                    className={className}
                    stitches={toStitches(scale, impacto)}
                    rows={isBeside(figure) ? toRows(sewn(figure), high, room) : high}
                    room={isBeside(figure) ? room : undefined}
                    half={desde ?? (reciente?.cifra && toStitches(scale, reciente.cifra))}
                    cloth={desde === undefined ? undefined : 100}
                  />
                ))}
              </td>
              <td className={styles.source}>
                {anio && <b>{anio.replace('-', '–')}</b>}{' '}
                {enlace ? <ExternalLink href={enlace}>{fuente}</ExternalLink> : fuente}
                {reciente && (
                  <span className={styles.newer}>
                    <ExternalLink href={reciente.enlace}>{reciente.texto}</ExternalLink>
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
