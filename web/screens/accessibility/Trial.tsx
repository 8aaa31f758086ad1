import { Fragment, useId, type ReactNode } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Trial.module.css';

const SIZES = ['normal', 'half', 'double'] as const;
const COLOURS = ['rojo', 'amarillo', 'verde'] as const;

interface TrialProps {
  head: ReactNode;
  /** The id of the trial's own part, where its link leads. */
  again: string;
}

/** A sample under controls that enlarge it, take its colours and stop what moves in it. Needs no scripts. */
export function Trial({ head, again }: TrialProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div className={styles.trial}>
      <div className={styles.bar}>
        <div className={styles.head}>{head}</div>
        <div className={styles.controls}>
          <fieldset className={styles.control}>
            <legend className="vh-phone">{t('accessibility.size')}</legend>
            <div className={styles.sizes}>
              {SIZES.map((size, at) => (
                <Fragment key={size}>
                  <input
                    className="vh"
                    type="radio"
                    name={id}
                    id={id + size}
                    defaultChecked={at === 0}
                    data-size={size}
                  />
                  <label className={styles.choice} htmlFor={id + size}>
                    {t(`accessibility.size.${size}`)}
                  </label>
                </Fragment>
              ))}
            </div>
          </fieldset>
          <div className={styles.control} data-keys="">
            <p className="vh-phone">{t('accessibility.keyboard')}</p>
            <p>
              <kbd>Tab</kbd> <kbd>Enter</kbd>
            </p>
          </div>
        </div>
      </div>
      <div className={styles.sample} role="group" aria-label={t('accessibility.sample')}>
        <div className={styles.words}>
          <p className={styles.title}>{t('accessibility.sample.title')}</p>
          <p>{t('accessibility.sample.text')}</p>
          <ul className={styles.lights}>
            {COLOURS.map((colour) => (
              <li key={colour}>
                <Picture src={`/art/stoplight-${colour}.svg`} width={400} height={400} alt="" loading="lazy" />
                <b>{t(`own.value.${colour}`)}</b>
              </li>
            ))}
          </ul>
          <Switch kind="grey">{t('accessibility.grey')}</Switch>
          <a className={styles.link} href={`#${again}`}>
            {t('accessibility.sample.link')}
          </a>
        </div>
        <div className={styles.sky}>
          <div className={styles.place}>
            <Switch kind="brake">{t('accessibility.brake')}</Switch>
            <div className={styles.yard}>
              <Picture
                src="/art/accessibility-yard.svg"
                width={1200}
                height={840}
                alt={t('accessibility.yard')}
                loading="lazy"
              />
              <img
                className={styles.swing}
                src="/art/accessibility-swing.svg"
                width={420}
                height={600}
                alt=""
                loading="lazy"
              />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

interface SwitchProps {
  kind: 'grey' | 'brake';
  children: ReactNode;
}

/** It stands on what it changes. */
function Switch({ kind, children }: SwitchProps) {
  const id = useId();
  return (
    <p className={styles.control} data-switch={kind}>
      <input className="vh" type="checkbox" id={id} data-switch={kind} />
      <label className={styles.choice} htmlFor={id}>
        {children}
      </label>
    </p>
  );
}
