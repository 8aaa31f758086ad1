import { useTexts } from '#web/i18n/texts.tsx';
import type { Assessment, Question } from '../model/model.ts';
import styles from './Progress.module.css';

interface ProgressProps {
  questions: readonly Question[];
  index: number;
  now: Assessment;
}

/** A stitch for each question, sewn once it is answered. */
export function Progress({ questions, index, now }: ProgressProps) {
  const { t } = useTexts();
  const answered = questions.filter(({ indicador }) => now.respuestas[indicador.id] !== undefined).length;
  return (
    <div className={styles.progress}>
      <p>
        <b aria-hidden="true">{t('own.progress', { position: index + 1, count: questions.length })}</b>
        <span>{t('own.answered', { answered })}</span>
      </p>
      <div className={styles.stitches} aria-hidden="true">
        {questions.map(({ number, indicador }, at) => (
          <i
            key={number}
            data-sewn={now.respuestas[indicador.id] === undefined ? undefined : ''}
            data-here={at === index ? '' : undefined}
          />
        ))}
      </div>
    </div>
  );
}
