import { Fragment, useId, type ReactNode } from 'react';
import type { Content } from '#web/i18n/content.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import controls from './Controls.module.css';
import styles from './Trial.module.css';

const SIZES = ['normal', 'half', 'double'] as const;
const COLOURS = ['rojo', 'amarillo', 'verde'] as const;

interface TrialProps {
  trials: Content<'accessibility'>['pruebas'];
  /** The id of the trial's head, where its link leads. */
  again: string;
  /** Its head: above the people, in wide windows between them and their controls. */
  children: ReactNode;
}

/**
 * Four people of one yard, each with a control for what it says of them: it enlarges all words here, takes the colours of all
 * pictures, stops the swing, or is a link for the keyboard. Needs no scripts.
 */
export function Trial({ trials: { letra, colores, movimiento, teclado }, again, children }: TrialProps) {
  const { t } = useTexts();
  const id = useId();
  const sizes = `${id}sizes`;
  return (
    <div className={styles.trial}>
      <div id={again} className={styles.head}>
        {children}
      </div>
      <ul className={styles.ways}>
        <li className={styles.way}>
          <Scene name="letter" alt={letra.alt}>
            <span className={styles.letter} aria-hidden="true">
              A
            </span>
          </Scene>
          <h3 id={sizes}>{letra.nombre}</h3>
          <div className={`${controls.control} ${controls.sizes}`} role="radiogroup" aria-labelledby={sizes}>
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
                <label className={controls.choice} htmlFor={id + size}>
                  <span aria-hidden="true">A</span>
                  <span className="vh">{t(`accessibility.size.${size}`)}</span>
                </label>
              </Fragment>
            ))}
          </div>
          <p>{letra.texto}</p>
        </li>
        <li className={styles.way}>
          <Scene name="colours" alt={colores.alt} />
          <h3>{colores.nombre}</h3>
          <Switch kind="grey">{t('accessibility.grey')}</Switch>
          <div className={styles.colours}>
            <p>{colores.texto}</p>
            <ul className={styles.lights}>
              {COLOURS.map((colour) => (
                <li key={colour}>
                  <Picture src={`/art/stoplight-${colour}.svg`} width={400} height={400} alt="" loading="lazy" />
                  <b>{t(`own.value.${colour}`)}</b>
                </li>
              ))}
            </ul>
          </div>
        </li>
        <li className={styles.way}>
          <Scene name="motion" alt={movimiento.alt}>
            <img
              className={styles.swing}
              src="/art/accessibility-swing.svg"
              width={600}
              height={800}
              alt=""
              loading="lazy"
            />
          </Scene>
          <h3>{movimiento.nombre}</h3>
          <Switch kind="brake">{t('accessibility.brake')}</Switch>
          <p className={`${controls.control} ${controls.still}`}>
            <span className={controls.choice}>{t('accessibility.still')}</span>
          </p>
          <p>{movimiento.texto}</p>
        </li>
        <li className={styles.way}>
          <Scene name="keys" alt={teclado.alt} />
          <h3>{teclado.nombre}</h3>
          <p className={controls.control}>
            <a className={`${controls.choice} ${controls.link}`} href={`#${again}`}>
              {t('accessibility.link')}
            </a>
          </p>
          <p>{teclado.texto}</p>
        </li>
      </ul>
    </div>
  );
}

interface SceneProps {
  name: 'letter' | 'colours' | 'motion' | 'keys';
  alt: string;
  /** Over the picture. */
  children?: ReactNode;
}

function Scene({ name, alt, children }: SceneProps) {
  return (
    <div className={styles.scene}>
      <Picture src={`/art/accessibility-${name}.svg`} width={600} height={640} alt={alt} loading="lazy" />
      {children}
    </div>
  );
}

interface SwitchProps {
  kind: 'grey' | 'brake';
  children: ReactNode;
}

function Switch({ kind, children }: SwitchProps) {
  const id = useId();
  return (
    <p className={controls.control} data-switch={kind}>
      <input className="vh" type="checkbox" id={id} data-switch={kind} />
      <label className={`${controls.choice} ${controls.switch}`} htmlFor={id}>
        {children}
      </label>
    </p>
  );
}
