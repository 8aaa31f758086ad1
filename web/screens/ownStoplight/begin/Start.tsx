import foundation from '#content/foundation.json' with { type: 'json' };
import type { OwnStoplight } from '#contract/ownStoplight.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { NextStep } from '#web/navigation/NextStep.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Begin } from './Begin.tsx';
import { Parts } from './Parts.tsx';
import { Sample } from './Sample.tsx';
import styles from './Start.module.css';
import { questionsOf } from '../model/model.ts';

const IS = ['own.is_yours', 'own.is_calm', 'own.is_shared'] as const;
const IS_NOT = ['own.not_official', 'own.not_programme', 'own.not_diagnosis', 'own.not_credit'] as const;

/** The one step that search engines know. */
export function Start({ own }: { own: OwnStoplight }) {
  const { t } = useTexts();
  const count = questionsOf(own.dimensiones, 'entero').length;
  return (
    <>
      <section className={styles.start}>
        <div className={`wrap split ${styles.inner}`} data-gap="wide">
          <div>
            <h1 className="display">{t('own.title.inicio')}</h1>
            <p className={`statement ${styles.headline}`}>{t('own.headline')}</p>
            <p className={`lead ${styles.lead}`}>{t('own.lead')}</p>
            <Credit of={own.apertura.credito} />
          </div>
          <div className={`picture ${styles.picture}`} data-bleed="end">
            <Picture
              src={own.apertura.imagen}
              width={1200}
              height={1000}
              alt={own.apertura.alt}
              frame="(min-width: 960px) 50vw, 100vw"
            />
          </div>
          <div className={styles.begin}>
            <div className={styles.live}>
              <Begin own={own} />
            </div>
            <div className={styles.without}>
              <p>{t('own.without_scripts')}</p>
              <a className={buttonClass} href={`tel:${foundation.telefono.enlace}`}>
                {t('stoplight.act', { phone: foundation.telefono.texto.replaceAll(' ', '\u00a0') })}
              </a>
            </div>
          </div>
        </div>
      </section>
      <Sample own={own} />
      <Parts own={own} />
      <div className="section" data-ground="mist" data-space="small">
        <div className={`wrap split ${styles.terms}`} data-gap="wide">
          <section aria-labelledby="is">
            <h2 id="is">{t('own.is')}</h2>
            <ul className="ruled">
              {IS.map((key) => (
                <li key={key}>{t(key)}</li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="is-not">
            <h2 id="is-not">{t('own.is_not')}</h2>
            <ul className="ruled">
              {IS_NOT.map((key) => (
                <li key={key}>{t(key, { count })}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <NextStep say={t('next.own')} action={t('own.to_programme')} to="/semaforo" ground="sun" />
    </>
  );
}
