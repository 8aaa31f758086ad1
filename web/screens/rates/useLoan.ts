import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { deviceStore } from '#web/device/deviceStore.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { readGuaranies, readCount } from './guaranies.ts';
import { firstOf, into, toLoan, type Loan, type Offer } from './offers.ts';

export type Asked = 'monto' | 'plazo';

/** What stands in the fields. */
interface Typed {
  /** The offer's place in the list. */
  of: number;
  monto: string;
  plazo: string;
}

interface Choice extends Typed {
  /** The last that were within the offer. */
  amount: number;
  count: number;
  /** The field that was left with something that cannot be. */
  wrong?: Asked | undefined;
}

export interface LoanChoice extends Typed {
  offer: Offer;
  loan: Loan;
  wrong: Asked | undefined;
  type: (field: Asked, text: string) => void;
  leave: (field: Asked) => void;
  choose: (of: number) => void;
}

const READ = { monto: readGuaranies, plazo: readCount };

/** As long as the tab, so that reloading it or changing its language loses nothing. */
const store = deviceStore<Typed>('session', 'ejemplo', (kept) => {
  const { of, monto, plazo } = Object(kept) as Partial<Typed>;
  return typeof of === 'number' && typeof monto === 'string' && typeof plazo === 'string'
    ? { of, monto, plazo }
    : undefined;
});

/**
 * The loan that a visitor makes up: an offer, an amount and a term.
 * @param fields hold them, by the names `monto`, `monto-barra`, `plazo`, `plazo-barra`
 */
export function useLoan(offers: readonly [...Offer[], Offer], fields: RefObject<HTMLElement | null>): LoanChoice {
  const { language } = useTexts();
  const offerAt = (of: number) => offers[of] ?? offers[0] ?? offers[offers.length - 1];
  const write = (field: Asked, value: number) => (field === 'monto' ? formatNumber(language)(value) : String(value));

  const take = (before: Choice, field: Asked, text: string): Choice => {
    const value = READ[field](text);
    const { amounts, counts } = offerAt(before.of);
    const fits = value !== undefined && into(field === 'monto' ? amounts : counts, value) === value;
    const number = field === 'monto' ? { amount: value } : { count: value };
    return { ...before, [field]: text, wrong: undefined, ...(fits ? number : {}) } as Choice;
  };
  const begin = (of: number, { amount, count }: { amount: number; count: number }): Choice => ({
    of,
    amount,
    count,
    monto: write('monto', amount),
    plazo: write('plazo', count),
  });
  const [choice, setChoice] = useState(() => begin(0, firstOf(offerAt(0))));
  const isTouched = useRef(false);

  // Before the next rendering, which would set the fields back.
  useLayoutEffect(() => {
    const kept = store.read();
    const offer = kept && offers[kept.of] ? kept.of : 0;
    const first = begin(offer, firstOf(offerAt(offer)));
    // What was typed or pulled before the page was hydrated, or what the browser put back, else what was kept.
    const found = (field: Asked) => {
      const [text, bar] = [field, `${field}-barra`].map(
        (name) => fields.current?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? undefined,
      );
      if (text && text.value !== choice[field]) return text.value;
      if (bar && Number(bar.value) !== Number(bar.defaultValue)) return write(field, Number(bar.value));
      return kept?.[field];
    };
    const texts = { monto: found('monto'), plazo: found('plazo') };
    if (kept === undefined && texts.monto === undefined && texts.plazo === undefined) return;
    isTouched.current = true;
    setChoice(take(take(first, 'monto', texts.monto ?? first.monto), 'plazo', texts.plazo ?? first.plazo));
    // Once: later the state knows.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const { of, monto, plazo, amount, count, wrong } = choice;
  useEffect(() => {
    if (isTouched.current) store.write({ of, monto, plazo });
  }, [of, monto, plazo]);

  const change = (next: (before: Choice) => Choice) => {
    isTouched.current = true;
    setChoice(next);
  };
  const offer = offerAt(of);
  return {
    of,
    monto,
    plazo,
    offer,
    loan: useMemo(() => toLoan(offer, amount, count), [offer, amount, count]),
    wrong,
    type: (field, text) => change((before) => take(before, field, text)),
    leave: (field) =>
      setChoice((before) => {
        const value = field === 'monto' ? before.amount : before.count;
        return READ[field](before[field]) === value
          ? { ...before, [field]: write(field, value) }
          : { ...before, wrong: field };
      }),
    choose: (next) =>
      change((before) => {
        const { amounts, counts } = offerAt(next);
        return begin(next, { amount: into(amounts, before.amount), count: into(counts, before.count) });
      }),
  };
}
