import { useMemo } from 'react';
import type { OwnStoplight } from '#contract/ownStoplight.ts';
import { formatPartialDate } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { LifeMap } from './LifeMap.tsx';
import { answersTo, COLOURS, countColours, type Assessment, type Question } from './model.ts';
import styles from './Sheet.module.css';

interface SheetProps {
  own: OwnStoplight;
  questions: readonly Question[];
  now: Assessment;
}

/** One page of A4, for paper and PDF alone: black and white tell as much as colour. */
export function Sheet({ own, questions, now }: SheetProps) {
  const texts = useTexts();
  const { t } = texts;
  const answers = useMemo(() => answersTo(questions, now), [questions, now]);
  const count = countColours(answers);
  const named = (id: string) => questions.find(({ indicador }) => indicador.id === id)?.indicador.nombre;
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <h2>{t('own.map_title')}</h2>
        <p>{formatPartialDate(texts, now.fecha)}</p>
      </div>
      <div className={styles.body}>
        <div>
          <LifeMap answers={answers} dimensions={own.dimensiones} hatched />
          <p>{COLOURS.map((colour) => `${t(`own.sheet.${colour}`)}: ${count[colour]}`).join(' · ')}</p>
        </div>
        <div className={styles.plan}>
          <h3>{t('own.priorities_title')}</h3>
          <ol>
            {now.prioridades.map(({ indicador, porque, paso, cuando }) => (
              <li key={indicador}>
                <b>{named(indicador)}</b>
                <br />
                {t('own.why')} {porque}
                <br />
                {t('own.first_step')}: {paso}
                <br />
                {t('own.by_when')} {cuando}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <ul className={styles.answers}>
        {questions.map(({ indicador, number }) => (
          <li key={indicador.id}>
            {number}. {indicador.nombre}: <b>{t(`own.value.${now.respuestas[indicador.id] ?? 'nada'}`)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>{t('own.sheet_foot')}</p>
    </div>
  );
}
