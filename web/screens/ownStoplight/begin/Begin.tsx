import { useState } from 'react';
import type { OwnStoplight } from '#contract/ownStoplight.ts';
import { ownPath } from '#contract/routes.ts';
import { formatDate } from '#web/i18n/format.ts';
import { useKeptOpen } from '#web/hooks/useKeptOpen.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './Begin.module.css';
import { Earlier } from '../map/Earlier.tsx';
import {
  answersTo,
  countColours,
  openOf,
  placeOf,
  planToAsk,
  questionsOf,
  type Assessment,
  type Kept,
} from '../model/model.ts';
import { act, useOwn } from '../model/ownStore.ts';
import { AskedPlan } from '../plan/AskedPlan.tsx';
import { today } from '../model/today.ts';
import { useGo } from '../useGo.ts';
import { Wipe } from '../Wipe.tsx';

export function Begin({ own }: { own: OwnStoplight }) {
  const { t } = useTexts();
  const { kept } = useOwn();
  const [wiped, setWiped] = useState(false);
  return (
    <>
      {kept ? <GoOn own={own} kept={kept} onWiped={() => setWiped(true)} /> : <Lengths own={own} />}
      <p role="status" className={styles.wiped}>
        {wiped && !kept && t('own.wiped')}
      </p>
    </>
  );
}

function Lengths({ own }: { own: OwnStoplight }) {
  const { t } = useTexts();
  const go = useGo();
  const begin = (largo: Assessment['largo']) => {
    act({ do: 'begin', largo, fecha: today() });
    go(questionsOf(own.dimensiones, largo)[0]?.number ?? 'inicio');
  };
  const count = (largo: Assessment['largo']) => questionsOf(own.dimensiones, largo).length;
  return (
    <section aria-label={t('own.lengths')}>
      <div className={styles.lengths}>
        <button type="button" className={styles.length} onClick={() => begin('corto')}>
          <b>{t('own.short')}</b>
          <span>{t('own.short_takes', { count: count('corto') })}</span>
        </button>
        <button type="button" className={styles.length} data-whole="" onClick={() => begin('entero')}>
          <b>{t('own.whole')}</b>
          <span>{t('own.whole_takes', { count: count('entero') })}</span>
        </button>
      </div>
    </section>
  );
}

function GoOn({ own, kept, onWiped }: { own: OwnStoplight; kept: Kept; onWiped: () => void }) {
  const texts = useTexts();
  const { t } = texts;
  const { ahora: now, anteriores } = kept;
  const keptOpen = useKeptOpen('again');
  const questions = questionsOf(own.dimensiones, now.largo);
  const [skipped] = openOf(questions, now);
  const open = placeOf(questions, now) ?? skipped;
  const asked = planToAsk(kept, today());
  const answers = answersTo(questions, now);
  const answered = answers.filter(({ valor }) => valor !== undefined).length;
  const hasMap = countColours(answers).sin_color < answers.length;
  return (
    <section aria-labelledby="go-on">
      <h2 id="go-on" className={styles.head}>
        {t(open ? 'own.begun' : 'own.complete')}
      </h2>
      <p>{t('own.begun_on', { answered, count: questions.length, date: formatDate(texts, now.fecha, 'day') })}</p>
      <div className={styles.actions}>
        {open && (
          <SiteLink to={ownPath(open.number)} className={buttonClass}>
            {t('own.go_on')}
          </SiteLink>
        )}
        {hasMap && (
          <SiteLink to={ownPath('mapa')} className={buttonClass} data-kind={open && 'plain'}>
            {t('own.to_map')}
          </SiteLink>
        )}
        <Wipe onWiped={onWiped} />
      </div>
      {asked && <AskedPlan own={own} {...asked} />}
      <details {...keptOpen} className={styles.again}>
        <summary className="link">{t('own.again')}</summary>
        <p>{t('own.again_hint')}</p>
        <Lengths own={own} />
      </details>
      <Earlier own={own} anteriores={anteriores} />
    </section>
  );
}
