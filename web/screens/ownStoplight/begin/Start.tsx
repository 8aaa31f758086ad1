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

/** The one step that search engines know. */
export function Start({ own }: { own: OwnStoplight }) {
  const { t } = useTexts();
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
              frame="(min-width: 960px) 58vw, 100vw"
            />
          </div>
          <div className={styles.begin}>
            <div className={styles.live}>
              <Begin own={own} />
              <p className={styles.private}>{t('own.private')}</p>
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
      <div className={`wrap split ${styles.terms}`}>
        <section aria-labelledby="use">
          <h2 id="use">{t('own.use')}</h2>
          <p>{t('own.use_calm')}</p>
        </section>
        <section aria-labelledby="is-not">
          <h2 id="is-not">{t('own.is_not')}</h2>
          <p>{t('own.is_not_official')}</p>
        </section>
      </div>
      <NextStep
        say={t('next.own')}
        action={t('own.to_programme')}
        to="/semaforo"
        ground="sun"
        parts={{ inner: styles.plan, picture: styles.after, words: styles.say }}
        picture={
          <>
            <Picture
              src={own.cierre.imagen}
              width={1200}
              height={800}
              alt={own.cierre.alt}
              frame="(min-width: 960px) 55vw, 100vw"
              loading="lazy"
            />
            <Credit of={own.cierre.credito} />
          </>
        }
      />
    </>
  );
}
