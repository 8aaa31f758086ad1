import { useMemo } from 'react';
import type { OwnStoplight } from '#contract/ownStoplight.ts';
import { formatDate } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { LifeMap } from '../map/LifeMap.tsx';
import { Mark } from '../Mark.tsx';
import { answersTo, COLOURS, countColours, type Assessment, type Question } from '../model/model.ts';
import styles from './Sheet.module.css';

interface SheetProps {
  own: OwnStoplight;
  questions: readonly Question[];
  now: Assessment;
}

/** One page of A4, readable in black and white. */
export function Sheet({ own, questions, now }: SheetProps) {
  const texts = useTexts();
  const { t } = texts;
  const answers = useMemo(() => answersTo(questions, now), [questions, now]);
  const count = countColours(answers);
  const named = (id: string) => questions.find(({ indicador }) => indicador.id === id)?.indicador.nombre;
  return (
    <div className={styles.sheet}>
      <div className={styles.head} data-roomy={now.prioridades.length < 3 ? '' : undefined}>
        <LifeMap answers={answers} dimensions={own.dimensiones} />
        <div>
          <h2>{t('own.title.mapa')}</h2>
          <p>{formatDate(texts, now.fecha, 'day')}</p>
          <ul>
            {COLOURS.map((colour) => (
              <li key={colour}>
                {t(`own.sheet.${colour}`)}: <b>{count[colour]}</b>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <ol className={styles.plan}>
        {now.prioridades.map(({ indicador, porque, paso, cuando }) => (
          <li key={indicador}>
            <h3>{named(indicador)}</h3>
            <p>
              <b>{t('own.why')}</b> {porque}
            </p>
            <p>
              <b>{t('own.first_step')}:</b> {paso}
            </p>
            <p>
              <b>{t('own.by_when')}</b> {cuando}
            </p>
          </li>
        ))}
      </ol>
      <ul className={styles.answers}>
        {questions.map(({ indicador, number }) => (
          <li key={indicador.id}>
            <Mark of={indicador.id} />
            {number}. {indicador.nombre}: <b>{t(`own.value.${now.respuestas[indicador.id] ?? 'nada'}`)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>{t('own.sheet_foot')}</p>
    </div>
  );
}
