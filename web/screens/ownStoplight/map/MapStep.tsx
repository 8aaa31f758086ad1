import { Suspense, useMemo, useState } from 'react';
import type { OwnStoplight } from '#contract/ownStoplight.ts';
import { ownPath } from '#contract/routes.ts';
import { formatDate } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { AnswersTable } from './AnswersTable.tsx';
import { Compare } from './Compare.tsx';
import { Earlier } from './Earlier.tsx';
import { Keep } from '../sheet/Keep.tsx';
import { Helps } from './Helps.tsx';
import { LifeMap } from './LifeMap.tsx';
import styles from './MapStep.module.css';
import { Mark } from '../Mark.tsx';
import {
  answersTo,
  comparedWith,
  countColours,
  openOf,
  questionsOf,
  type Kept,
  type Question,
  titleOf,
} from '../model/model.ts';
import { act } from '../model/ownStore.ts';
import { Plan } from '../plan/Plan.tsx';
import { Results } from './Results.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { useGo } from '../useGo.ts';
import { Woven } from '../Woven.tsx';

interface MapStepProps {
  own: OwnStoplight;
  kept: Kept;
}

/** On paper it is the sheet. */
export function MapStep({ own, kept }: MapStepProps) {
  const { ahora, anteriores } = kept;
  const texts = useTexts();
  const { t } = texts;
  const questions = useMemo(() => questionsOf(own.dimensiones, ahora.largo), [own, ahora.largo]);
  const answers = useMemo(() => answersTo(questions, ahora), [questions, ahora]);
  // Something good is read first.
  const [picked, setPicked] = useState(answers.find(({ valor }) => valor === 'verde')?.indicador);
  const open = openOf(questions, ahora);
  const before = useMemo(() => comparedWith(kept), [kept]);
  const date = formatDate(texts, ahora.fecha, 'day');
  const question = questions.find(({ indicador }) => indicador.id === picked);
  const hasColours = countColours(answers).sin_color < answers.length;
  return (
    <>
      <div className={styles.screen}>
        <section className={`wrap split ${styles.opening}`} data-split="5/7" data-gap="wide" aria-labelledby="map">
          <div className={styles.words}>
            <h1 id="map">{t('own.map')}</h1>
            <p className={styles.of}>
              {t('own.map_of', { date, answered: questions.length - open.length, count: questions.length })}
            </p>
            {open[0] && (
              <p className={styles.skipped}>
                {t('own.skipped', { count: open.length })}{' '}
                <SiteLink to={ownPath(open[0].number)}>{t('own.skipped_go')}</SiteLink>
              </p>
            )}
            <p className={`lead ${styles.lead}`}>{t(hasColours ? 'own.map_lead' : 'own.map_empty')}</p>
            <div className={styles.reading} aria-live="polite">
              {question && <Reading question={question} value={ahora.respuestas[question.indicador.id]} />}
            </div>
          </div>
          <div className={styles.map}>
            <LifeMap answers={answers} dimensions={own.dimensiones} picked={picked} onPick={setPicked} />
          </div>
        </section>
        <Results questions={questions} now={ahora} />
        <Helps own={own} questions={questions} now={ahora} />
        <div className="wrap">
          <AnswersTable own={own} questions={questions} now={ahora} />
          {ahora.largo === 'corto' && <Lengthen own={own} />}
        </div>
        <Plan own={own} now={ahora} />
        {before && <Compare own={own} before={before} now={ahora} />}
        <div className="wrap">
          <Earlier own={own} anteriores={anteriores} />
        </div>
        <Keep own={own} questions={questions} now={ahora} />
      </div>
      <Suspense fallback={null}>
        <Sheet own={own} questions={questions} now={ahora} before={before} />
      </Suspense>
    </>
  );
}

function Reading({
  question: { indicador, number },
  value,
}: {
  question: Question;
  value: Kept['ahora']['respuestas'][string] | undefined;
}) {
  const { t } = useTexts();
  const colour = value === 'rojo' || value === 'amarillo' || value === 'verde' ? value : undefined;
  return (
    <>
      <span className={styles.swatch}>{colour && <Woven colour={colour} />}</span>
      <div>
        <strong>
          <Mark of={indicador.id} />
          <span>{titleOf(indicador)}</span>
        </strong>
        <p>
          <b>{t(`own.value.${value ?? 'nada'}`)}</b>
          {colour && `: ${indicador[colour]}`}
        </p>
        <SiteLink to={ownPath(number)}>{t('own.change')}</SiteLink>
      </div>
    </>
  );
}

function Lengthen({ own }: { own: OwnStoplight }) {
  const { t } = useTexts();
  const go = useGo();
  const all = questionsOf(own.dimensiones, 'entero');
  const lengthen = () => {
    act({ do: 'lengthen' });
    go(all.find(({ indicador }) => !indicador.corto)?.number ?? 'inicio');
  };
  return (
    <p className={styles.lengthen}>
      {t('own.lengthen_hint', { count: all.length })}{' '}
      <button type="button" className={buttonClass} data-kind="plain" onClick={lengthen}>
        {t('own.lengthen')}
      </button>
    </p>
  );
}
