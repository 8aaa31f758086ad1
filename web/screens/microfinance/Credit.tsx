import { useEffect, useRef, type RefObject } from 'react';
import type { CreditAsked } from '#web/forms/creditAsked.ts';
import { chooseOffice } from '#web/forms/drafts.ts';
import { FormSection } from '#web/forms/FormSection.tsx';
import { useLocation, useNavigate } from '#web/hooks/router.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { CREDIT, CREDIT_OFFICE, EXAMPLE } from '#web/navigation/parts.ts';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { useArrival, usePartArrival } from '#web/navigation/useArrival.ts';
import { hasWhatsAppNumber } from '#web/navigation/whatsAppLink.ts';
import { ContactLink } from '#web/sections/ContactLink.tsx';
import { PhoneLink } from '#web/sections/PhoneLink.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './Credit.module.css';

export function Credit() {
  const { t } = useTexts();
  const text = t('microfinance.whatsapp');
  const { state, visit } = useArrival();
  const asked = (state as Partial<CreditAsked> | null | undefined)?.creditAsked;
  const section = usePartArrival(CREDIT);
  const place = useRef<HTMLDivElement>(null);
  useOfficeOfAddress(place);
  const toForm = asked && visit;
  // After the effects that go to the start of a screen.
  useEffect(() => {
    if (toForm !== undefined) focusFirstEmpty(place.current);
  }, [toForm]);
  return (
    <section ref={section} className="section" data-ground="sun" id={CREDIT} aria-labelledby="credit" tabIndex={-1}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h2 id="credit">{t('credit.title')}</h2>
          <p className="lead">{t('credit.lead')}</p>
          <p>{t('microfinance.terms')}</p>
          <p className={styles.more}>
            <SiteLink to="/nuestras-oficinas" className="link">
              {t('route.nuestras-oficinas.title')}
            </SiteLink>
            <SiteLink to="/tasas-tarifas" part={EXAMPLE} className="link">
              {t('microfinance.cost')}
            </SiteLink>
          </p>
          <div className={styles.ways}>
            <PhoneLink />
            {hasWhatsAppNumber && (
              <ContactLink way="chat" text={text} className={buttonClass}>
                {t('whatsapp.button')}
              </ContactLink>
            )}
          </div>
        </div>
        <div className={styles.place} ref={place}>
          {asked && (
            <p className={styles.asked}>
              {asked.instead
                ? t('credit.chosen_nearest', { office: asked.credito, of: asked.instead.of, km: asked.instead.km })
                : t('credit.chosen', { office: asked.credito })}
            </p>
          )}
          <FormSection form="credit" labelledBy="credit" />
        </div>
      </div>
    </section>
  );
}

/** The link that leads here was pressed before its code came: from here on all is as if it had come in time. */
function useOfficeOfAddress(place: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { chosen: language } = useTexts();
  const office = new URLSearchParams(search).get(CREDIT_OFFICE);
  useEffect(() => {
    const field = place.current?.querySelector<HTMLSelectElement>('select');
    if (office === null || !field) return;
    const before = field.value;
    field.value = office;
    const isOne = field.value === office;
    if (isOne) chooseOffice(office);
    else field.value = before;
    navigate(`${pathname}?lang=${language}`, {
      replace: true,
      state: isOne ? ({ creditAsked: { credito: office } } satisfies CreditAsked) : null,
    });
  }, [office, pathname, language, navigate, place]);
}

/** Unless the visitor has begun with one, the field is in view, a little below the window's top, with what was said about it above. */
function focusFirstEmpty(place: HTMLElement | null): void {
  if (place?.contains(document.activeElement)) return;
  const fields = [...(place?.querySelectorAll<HTMLInputElement>('form :is(input, select):not([tabindex])') ?? [])];
  fields.find(({ value }) => value === '')?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
