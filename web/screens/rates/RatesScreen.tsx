import { useMemo, useRef } from 'react';
import foundation from '#content/foundation.json' with { type: 'json' };
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { isPhotograph } from '#contract/photographs.ts';
import type { Rates } from '#contract/rates.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { NextStep } from '#web/navigation/NextStep.tsx';
import { CREDIT } from '#web/navigation/parts.ts';
import { Credit } from '#web/sections/Credit.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { LoanExample } from './LoanExample.tsx';
import { toOffers } from './offers.ts';
import { Prices } from './Prices.tsx';
import styles from './RatesScreen.module.css';
import { Reading } from './Reading.tsx';
import { Schedule } from './Schedule.tsx';
import { Sheets } from './Sheets.tsx';
import { useLoan } from './useLoan.ts';

/** /tasas-tarifas: what a loan costs, how to get it in writing, and the sheets (spec 2). */
export function RatesScreen({ rates }: { rates: Rates }) {
  const { language, t } = useTexts();
  const lang = language === DEFAULT_LANGUAGE ? undefined : DEFAULT_LANGUAGE;
  const offers = useMemo(() => toOffers(rates), [rates]);
  const fields = useRef<HTMLDivElement>(null);
  const choice = useLoan(offers, fields);
  const { loan, offer } = choice;
  const isPending = rates.productos.some(({ pendiente }) => pendiente);
  return (
    <>
      <section className={`section ${styles.opening}`} data-ground="sun">
        <div className={`wrap ${styles.cover}`}>
          <div className={styles.words}>
            <h1 className="display">{t('route.tasas-tarifas.title')}</h1>
            <p className={`statement ${styles.headline}`}>{t('route.tasas-tarifas.headline')}</p>
            <div className={styles.ask}>
              <p>
                {isPending && <b>{t(offers.length > 1 ? 'rates.pending_some' : 'rates.pending')}</b>} {t('rates.learn')}
              </p>
              <a href={`tel:${foundation.telefono.enlace}`} className={buttonClass}>
                {`${t('rates.call')} ${foundation.telefono.texto}`}
              </a>
            </div>
            <Credit of={rates.ilustracion.credito} />
          </div>
          <div
            className={`picture ${styles.picture}`}
            data-bleed="end"
            data-photo={isPhotograph(rates.ilustracion.imagen) || undefined}
          >
            <Picture
              src={rates.ilustracion.imagen}
              width={1400}
              height={800}
              alt={rates.ilustracion.alt}
              frame="(min-width: 960px) 52vw, 100vw"
            />
          </div>
        </div>
      </section>

      <div className={`section ${styles.example}`} data-space="small">
        <div className="wrap">
          <LoanExample offers={offers} choice={choice} fields={fields} limit={rates.limite} />
        </div>
      </div>
      <Prices offers={offers} />
      <Schedule loan={loan} offer={offer} />
      <Reading rates={rates} />

      <section className={`section ${styles.sheets}`} data-ground="paper" aria-labelledby="rates-sheets">
        <div className="wrap split" data-split="5/7" data-gap="wide">
          <div className={styles.filled}>
            <h2 id="rates-sheets">{t('rates.sheets')}</h2>
            <p className="lead">{t('rates.sheets_lead')}</p>
            <div className={`picture ${styles.sheet}`} data-bleed="start end">
              <Picture
                src="/art/rates-sheet.svg"
                width={1200}
                height={1000}
                alt=""
                frame="(min-width: 960px) 45vw, 100vw"
                loading="lazy"
              />
            </div>
          </div>
          <div className={styles.then}>
            <ol className={styles.steps}>
              {rates.pasos.map(({ titulo, texto }, step) => (
                <li key={titulo}>
                  <h3>{titulo}</h3>
                  <p>
                    {texto} {step === 0 && lang && t('rates.spanish')}
                  </p>
                  {step === 0 && <Sheets loans={rates.productos} lang={lang} />}
                </li>
              ))}
            </ol>
          </div>
        </div>
      </section>

      <NextStep
        say={t('next.rates')}
        action={t('credit.title')}
        to="/microfinanzas"
        part={CREDIT}
        ground="sun"
        parts={{ inner: styles.next, picture: styles.offers, words: styles.ready }}
        picture={<Picture src="/art/rates-offers.svg" width={2600} height={640} alt="" loading="lazy" />}
      />
    </>
  );
}
