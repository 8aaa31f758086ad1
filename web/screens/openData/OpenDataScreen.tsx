import FIGURE_BYTES from 'content:figure-bytes';
import { FIGURE_FILES } from '#contract/figureFiles.ts';
import { entryOf } from '#contract/language.ts';
import type { Content } from '#web/i18n/content.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { NextStep } from '#web/navigation/NextStep.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { PhoneLink } from '#web/sections/PhoneLink.tsx';
import { Points } from '#web/sections/Points.tsx';
import { TextCover } from '#web/sections/TextCover.tsx';
import { useFigure } from '#web/sections/useFigure.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { toCurrent, type CurrentFigure } from '#web/sections/currentFigure.ts';
import { FigureSampler } from './FigureSampler.tsx';
import styles from './OpenDataScreen.module.css';
import { toSamplers } from './scales.ts';

type Section = Content<'openData'>['secciones'][number];

interface OpenDataScreenProps {
  openData: Content<'openData'>;
  figures: Content<'impact'>;
}

/** /datos-abiertos: the figures, embroidered to scale and as files; how to read and quote them, and their fields. */
export function OpenDataScreen({ openData: { apertura, secciones }, figures }: OpenDataScreenProps) {
  const { t } = useTexts();
  const byId = (wanted: Section['id']) => secciones.find(({ id }) => id === wanted);
  const current = figures.map(toCurrent);
  const [fields, quoting] = [byId('campos'), byId('citar')];
  return (
    <>
      <TextCover screen="datos-abiertos" scene more={<Credit of={apertura.credito} />}>
        <div className={styles.frame}>
          <Picture
            src={apertura.imagen}
            width={1200}
            height={960}
            alt={apertura.alt}
            frame="(min-width: 960px) 60vw, 100vw"
          />
        </div>
      </TextCover>
      {toSamplers(current).map((sampler) => (
        <FigureSampler key={sampler.scale} {...sampler} />
      ))}
      <div className="section" data-space="small">
        <div className="wrap">
          <div className="split" data-split="5/7" data-gap="wide">
            {quoting && (
              <section id={quoting.id} aria-labelledby="quoting">
                <h2 id="quoting" className={styles.title}>
                  {quoting.titulo}
                </h2>
                {quoting.parrafos.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            )}
            <div>
              <Downloads />
              <Example of={current} />
              {current.some(({ figure }) => !figure.anio && !figure.enlace) && (
                <p className={styles.pending}>{t('figures.pending')}</p>
              )}
              <p className={styles.phone}>
                <PhoneLink />
              </p>
            </div>
          </div>
          {fields && (
            <section id={fields.id} className={styles.about} aria-labelledby="fields">
              <Fold id={fields.id} label={<h2 id="fields">{fields.titulo}</h2>} always>
                {fields.parrafos.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <Points points={fields.puntos} columns={3} small />
              </Fold>
            </section>
          )}
        </div>
      </div>
      <NextStep
        say={t('next.figures')}
        action={t('next.figures_action')}
        to="/recursos"
        ground="sun"
        parts={{ inner: styles.next, picture: styles.yearbook }}
        picture={<Picture src="/art/figures-yearbook.svg" width={840} height={640} alt="" loading="lazy" />}
      />
    </>
  );
}

/** A figure as one may cite it: the first that has a year. */
function Example({ of: figures }: { of: readonly CurrentFigure[] }) {
  const { t } = useTexts();
  const write = useFigure();
  const figure = figures.find((one) => one.figure.anio !== undefined)?.figure;
  if (!figure) return null;
  const { titulo, fuente, anio } = figure;
  return (
    <figure className={styles.example}>
      <figcaption>{t('open_data.example')}</figcaption>
      <blockquote>
        {write(figure)} {titulo}. {fuente}, <span className={styles.years}>{anio?.replace('-', '–')}.</span>
      </blockquote>
    </figure>
  );
}

function Downloads() {
  const { language, t } = useTexts();
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).replace('.', entryOf(language).digits.slice(1));
  return (
    <ul className={styles.files}>
      {FIGURE_FILES.map((ending, at) => (
        <li key={ending}>
          <a
            href={`/numeros.${ending}`}
            className={`${buttonClass} ${styles.file}`}
            data-kind={at > 0 ? 'line' : undefined}
            download=""
          >
            <span>
              {/* One text: browsers leave a space of its own out of the link's name. */}
              {`${t(`open_data.${ending}`)} `}
              <small>
                {ending.toUpperCase()}, {t('open_data.size', { size: kilobytes(FIGURE_BYTES[ending]) })}
              </small>
            </span>
            <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.down}>
              <path d="M10 2v10M5 8l5 5 5-5M3 18h14" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
