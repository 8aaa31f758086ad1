import type { FigureInLanguage } from '#contract/content.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { useFigure } from '#web/sections/useFigure.ts';
import styles from './FigureSampler.module.css';
import { acrossOf, CUTS, isShort, toStitches, type Cut, type Sampler } from './scales.ts';
import { Stitches } from './Stitches.tsx';

const COLUMNS = ['value', 'what', 'scale', 'source'] as const;

const CLASSES: Record<Cut['name'], string | undefined> = { wide: styles.wide, narrow: styles.narrow, every: undefined };

/** Figures of one scale: a row each, with its embroidery, its year and who says so. */
export function FigureSampler({ scale, figures }: Sampler<FigureInLanguage>) {
  const { language, t } = useTexts();
  const write = useFigure();
  const cuts = CUTS[scale];
  return (
    <table className={styles.sampler} data-scale={scale}>
      <caption className={styles.caption}>
        <Stitches id={scale} stitches={1} across={1} />
        <span>
          {scale === 'shares'
            ? t('open_data.scale.shares')
            : cuts.map((cut) => (
                <span key={cut.name} className={CLASSES[cut.name]}>
                  {t('open_data.scale.each', { count: formatNumber(language)(cut.each) })}
                </span>
              ))}
          {figures.some(({ desde }) => desde !== undefined) && <small>{t('open_data.scale.fell')}</small>}
          {figures.some(({ desde, reciente }) => desde === undefined && reciente?.cifra) && (
            <small>{t('open_data.scale.newer')}</small>
          )}
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
            <tr key={tipo} data-short={isShort(scale, figure) ? '' : undefined}>
              <td className={styles.value}>{write(figure)}</td>
              <th scope="row">{titulo}</th>
              <td className={styles.cloth}>
                {cuts.map((cut) => (
                  <Stitches
                    key={cut.name}
                    id={`${tipo}-${cut.name}`}
                    className={CLASSES[cut.name]}
                    stitches={toStitches(impacto, cut)}
                    across={acrossOf(scale, figure, cut)}
                    half={desde ?? (reciente?.cifra && toStitches(reciente.cifra, cut))}
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
