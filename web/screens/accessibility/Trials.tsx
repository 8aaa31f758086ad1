import { Fragment, useId } from 'react';
import type { Trial } from '#contract/textSections.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { useCarouselWords } from '#web/sections/useCarouselWords.ts';
import { Carousel } from '#web/ui/Carousel.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Trials.module.css';

interface TrialsProps {
  trial: Trial;
  /** What it shows, for screen readers. */
  name: string;
  /** Chapters of this page, for the keyboard to walk to. */
  chapters: readonly { id: string; titulo: string }[];
}

/** A thing that readers try where they read of it; letters, keyboard and colours need no scripts. */
export function Trials({ trial, name, chapters }: TrialsProps) {
  if (trial === 'letra') return <Letters name={name} />;
  if (trial === 'teclado') return <Keyboard chapters={chapters} />;
  if (trial === 'movimiento') return <Motion name={name} />;
  return <Colours name={name} />;
}

const SIZES = ['normal', 'half', 'double'] as const;

function Letters({ name }: { name: string }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <fieldset className={styles.trial}>
      <legend className="vh">{name}</legend>
      <div className={`${styles.bar} ${styles.sizes}`}>
        {SIZES.map((size, at) => (
          <Fragment key={size}>
            <input className="vh" type="radio" name={id} id={id + size} defaultChecked={at === 0} data-size={size} />
            <label className={styles.choice} htmlFor={id + size}>
              {t(`accessibility.size.${size}`)}
            </label>
          </Fragment>
        ))}
      </div>
      <div className={styles.stage}>
        <p className={styles.sample}>{t('route.ee.intro')}</p>
      </div>
    </fieldset>
  );
}

function Keyboard({ chapters }: Pick<TrialsProps, 'chapters'>) {
  const { t } = useTexts();
  return (
    <div className={styles.trial}>
      <p className={styles.bar}>
        <kbd>Tab</kbd>
        <kbd>Enter</kbd>
      </p>
      <ul className={`${styles.stage} ${styles.stones}`}>
        <li aria-hidden="true">
          <span className={styles.here}>{t('accessibility.here')}</span>
        </li>
        {chapters.map(({ id, titulo }) => (
          <li key={id}>
            <a href={`#${id}`}>{titulo}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const SLIDE_MS = 6000;
const STEPS = ['see', 'choose', 'act'] as const;

function Motion({ name }: { name: string }) {
  const { t } = useTexts();
  const words = useCarouselWords();
  return (
    <Carousel
      label={name}
      words={words}
      autoplayMs={SLIDE_MS}
      single
      bare
      parts={{ root: styles.trial, controls: styles.controls, viewport: styles.viewport, slide: styles.slide }}
    >
      {STEPS.map((step) => (
        <div key={step} className={styles.step}>
          <Picture
            src={`/art/stoplight-step-${step}.svg`}
            width={1200}
            height={900}
            alt=""
            frame="(min-width: 600px) 25vw, 50vw"
            loading="lazy"
          />
          <p>{t(`accessibility.step.${step}`)}</p>
        </div>
      ))}
    </Carousel>
  );
}

function Colours({ name }: { name: string }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <fieldset className={styles.trial}>
      <legend className="vh">{name}</legend>
      <div className={styles.bar}>
        <input className="vh" type="checkbox" id={id} />
        <label className={styles.choice} htmlFor={id}>
          {t('accessibility.grey')}
        </label>
      </div>
      <ul className={`${styles.stage} ${styles.lights}`}>
        {(['rojo', 'amarillo', 'verde'] as const).map((colour) => (
          <li key={colour}>
            <Picture src={`/art/stoplight-${colour}.svg`} width={400} height={400} alt="" loading="lazy" />
            <b>{t(`own.value.${colour}`)}</b>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
