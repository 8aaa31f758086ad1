import foundation from '#content/foundation.json' with { type: 'json' };
import type { Rates } from '#contract/rates.ts';
import { Remote } from '#web/data/Remote.tsx';
import { DocumentCard } from '#web/documents/DocumentCard.tsx';
import { DocumentsState } from '#web/documents/DocumentsState.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { rateList } from '#web/services/resources.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './RatesScreen.module.css';

export function RatesScreen({ rates }: { rates: Rates }) {
  const { language, t } = useTexts();
  const lang = language === 'es' ? undefined : 'es';
  return (
    <>
      <section className={`section ${styles.opening}`} data-ground="sun">
        <div className={`wrap split ${styles.inner}`} data-gap="wide">
          <div className={styles.words}>
            <h1 className="display">{t('route.tasas-tarifas.title')}</h1>
            <p className={`statement ${styles.headline}`}>{t('route.tasas-tarifas.headline')}</p>
            <p className="lead">{t('route.tasas-tarifas.intro')}</p>
            <a href={`tel:${foundation.telefono.enlace}`} className={`${buttonClass} ${styles.call}`}>
              {t('rates.call')} {foundation.telefono.texto}
            </a>
          </div>
          <img src="/art/rates-sheet.svg" width="1000" height="1000" alt={t('rates.picture')} />
        </div>
      </section>

      <section className={`wrap section ${styles.steps}`} data-space="small" aria-labelledby="rates-steps">
        <h2 id="rates-steps">{t('rates.steps')}</h2>
        <ol>
          {rates.pasos.map(({ titulo, texto }) => (
            <li key={titulo}>
              <h3>{titulo}</h3>
              <p>{texto}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className="section" data-ground="paper" data-space="small" aria-labelledby="rates-sheets">
        <div className="wrap">
          <div className="split" data-head="">
            <h2 id="rates-sheets">{t('rates.sheets')}</h2>
            <p>
              {t('rates.no_amounts')} {lang && t('rates.spanish')}
            </p>
          </div>
          <Remote query={rateList()}>
            {(load) => (
              <DocumentsState load={load}>
                {(groups) =>
                  groups.map((group) => (
                    <div key={group[0]?.categoria} className={styles.group}>
                      <h3 lang={lang}>{group[0]?.categoria}</h3>
                      <ul>
                        {group.map((document) => (
                          <li key={document.path}>
                            <DocumentCard document={document} heading="h4" years={false} lang={lang} />
                          </li>
                        ))}
                      </ul>
                    </div>
                  ))
                }
              </DocumentsState>
            )}
          </Remote>
        </div>
      </section>

      <LinksBar />
    </>
  );
}
