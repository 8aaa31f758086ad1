import type { FigureInLanguage } from '#contract/content.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { useFigure } from '#web/sections/useFigure.ts';
import { Picture } from '#web/ui/Picture.tsx';
import type { CurrentFigure } from './currentFigure.ts';
import styles from './FigureSampler.module.css';
import { BAND } from './patterns.ts';
import { toPatch, toPieces } from './pieces.ts';
import { EACH, toStitches, type Sampler, type Scale } from './scales.ts';
import { Stitches, ThreadPatterns } from './Stitches.tsx';

/** Signs of a number that fit in one line at full size. */
const LONG = 8;

/** Figures of one scale and who embroiders them, each with its cloth, its year and who says so. */
export function FigureSampler({ scale, figures }: Sampler<CurrentFigure>) {
  const { language, t } = useTexts();
  const write = useFigure();
  const each = EACH[scale];
  const count = formatNumber(language);
  return (
    <div className={styles.room} data-scale={scale}>
      <div className={styles.sampler}>
        <ThreadPatterns scale={scale} />
        <Picture
          src={`/art/figures-${scale}.svg`}
          width={640}
          height={640}
          alt=""
          loading="lazy"
          className={styles.sewer}
        />
        <p className={styles.legend}>
          <Stitches piece={ONE} scale={scale} />
          {t(`open_data.scale.${scale}`, { count: count(each) })}
          {figures.some(({ figure }) => figure.impacto > each * BAND) && (
            <small>{t('open_data.scale.strip', { count: count(each * BAND) })}</small>
          )}
          {scale === 'shares' && <small>{t('open_data.scale.fell')}</small>}
        </p>
        <ul className={styles.figures}>
          {figures.map(({ figure, note }, nth) => {
            const pieces = toCloth(figure, scale, nth);
            const value = write(figure);
            return (
              <li
                key={figure.tipo}
                data-kind={pieces[0]?.kind}
                data-first={nth === 0 && scale !== 'shares' ? '' : undefined}
              >
                <p className={styles.value} data-long={value.length > LONG ? '' : undefined}>
                  {value}
                </p>
                <p className={styles.what}>{figure.titulo}</p>
                <div className={styles.cloth} data-many={pieces.length > 1 || undefined}>
                  {pieces.map((piece, at) => (
                    // oxlint-disable-next-line react/no-array-index-key -- bands have no other name
                    <Stitches key={at} piece={piece} scale={scale} />
                  ))}
                </div>
                <p className={styles.source}>
                  {figure.anio?.replace('-', '–')}{' '}
                  {figure.enlace ? <ExternalLink href={figure.enlace}>{figure.fuente}</ExternalLink> : figure.fuente}
                  {note && (
                    <small>
                      <ExternalLink href={note.enlace}>{note.texto}</ExternalLink>
                    </small>
                  )}
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/** What the legend shows. */
const ONE = { kind: 'hoop', ground: 'light', across: 1, down: 1, cells: [{ x: 0, y: 0, thread: 'main' }] } as const;

function toCloth({ impacto, desde }: FigureInLanguage, scale: Scale, nth: number) {
  return desde === undefined ? toPieces(toStitches(impacto, scale), scale, nth) : [toPatch(impacto, desde)];
}
