import type { FigureInLanguage } from '#contract/content.ts';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { useFigure } from '#web/sections/useFigure.ts';
import type { CurrentFigure } from '#web/sections/currentFigure.ts';
import styles from './FigureSampler.module.css';
import { Legend } from './Legend.tsx';
import { toPatch, toPieces, type Piece } from './pieces.ts';
import { toStitches, WHOLE, type Sampler, type Scale } from './scales.ts';
import { Stitches, ThreadPatterns } from './Stitches.tsx';

/** Signs of a number that fit in one line at full size. */
const LONG = 8;

const GROUNDS: Readonly<Record<Scale, string>> = { thousands: 'rose', ones: 'mist', shares: 'linen' };

/** A chapter: the figures of one scale, what a stitch of it is and who sews it. */
export function FigureSampler({ scale, figures }: Sampler<CurrentFigure>) {
  return (
    <section
      className={`section ${styles.chapter}`}
      data-ground={GROUNDS[scale]}
      data-space="small"
      data-scale={scale}
      aria-labelledby={`stitch-${scale}`}
    >
      <div className="wrap">
        <div className={styles.room}>
          <ThreadPatterns scale={scale} />
          <div className={styles.sampler}>
            <div className={styles.who}>
              <Legend scale={scale} />
            </div>
            <ul className={styles.figures}>
              {figures.map((figure, nth) => (
                <Figure
                  key={figure.figure.tipo}
                  {...figure}
                  scale={scale}
                  nth={nth}
                  last={nth === figures.length - 1}
                />
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}

interface FigureProps extends CurrentFigure {
  scale: Scale;
  /** From 0. */
  nth: number;
  last: boolean;
}

function Figure({ figure, note, scale, nth, last }: FigureProps) {
  const value = useFigure()(figure);
  const pieces = toCloth(figure, scale, nth);
  const first = nth === 0 && scale !== 'shares';
  const source = (
    <>
      {figure.fuente}
      {figure.anio && (
        <>
          , <span className={styles.years}>{figure.anio.replace('-', '–')}</span>
        </>
      )}
    </>
  );
  return (
    <li data-first={first ? '' : undefined} data-beside={first ? undefined : toBeside(pieces, nth, last)}>
      <p className={styles.value} data-long={value.length > LONG ? '' : undefined}>
        {value}
      </p>
      <p className={styles.what}>{figure.titulo}</p>
      <div className={styles.cloth} data-across={toAcross(pieces.length)}>
        {pieces.map((piece, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- cloths have no other name
          <Stitches key={at} piece={piece} scale={scale} />
        ))}
      </div>
      <p className={styles.source}>
        {figure.enlace ? <ExternalLink href={figure.enlace}>{source}</ExternalLink> : source}
        {note && (
          <>
            {'. '}
            <ExternalLink href={note.enlace}>{note.texto}</ExternalLink>
          </>
        )}
      </p>
    </li>
  );
}

/** The cloth that stands beside its words where a row has room for it: a band only where no other is in its row of two. */
function toBeside([piece, ...more]: Piece[], nth: number, last: boolean): Piece['kind'] | undefined {
  if (piece?.kind === 'band') return last && nth % 2 === 1 ? 'band' : undefined;
  return more.length > 0 ? undefined : piece?.kind;
}

/** Hoops in a row: at most five, in two rows as many in each. */
function toAcross(hoops: number): number {
  return Math.min(5, hoops > 5 ? Math.ceil(hoops / 2) : hoops);
}

function toCloth({ impacto, desde = WHOLE }: FigureInLanguage, scale: Scale, nth: number): Piece[] {
  return scale === 'shares' ? [toPatch(impacto, desde)] : toPieces(toStitches(impacto, scale), scale, nth);
}
