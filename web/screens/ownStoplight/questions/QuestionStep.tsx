import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { OwnStoplight } from '#contract/ownStoplight.ts';
import { ownPath, type OwnStep } from '#contract/routes.ts';
import { useLazy } from '#web/hooks/lazyModule.ts';
import { Redirect } from '#web/hooks/router.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import choiceStyles from '../Choice.module.css';
import { Drawing } from '../drawings/Drawing.tsx';
import { lazyDrawings } from '../drawings/lazyDrawings.ts';
import { HelpLines } from '../HelpLines.tsx';
import { Mark } from '../Mark.tsx';
import {
  COLOURS,
  openOf,
  questionsOf,
  titleOf,
  VALUES,
  type Assessment,
  type Question,
  type Value,
} from '../model/model.ts';
import { act } from '../model/ownStore.ts';
import { Listen } from './Listen.tsx';
import { Progress } from './Progress.tsx';
import styles from './QuestionStep.module.css';
import { today } from '../model/today.ts';
import { useGo } from '../useGo.ts';
import { useReadable } from './useReadable.ts';
import { useVoice } from './useVoice.ts';
import { Woven } from '../Woven.tsx';

interface QuestionStepProps {
  number: number;
  own: OwnStoplight;
  now: Assessment;
}

/** A number that this length does not ask leads to the next one. */
export function QuestionStep({ number, own, now }: QuestionStepProps) {
  const { language } = useTexts();
  const questions = questionsOf(own.dimensiones, now.largo);
  const drawings = useLazy(lazyDrawings[now.largo]);
  const index = questions.findIndex((one) => one.number >= number);
  const question = questions[index];
  if (question?.number !== number) {
    return <Redirect to={`${ownPath(question?.number ?? 'mapa')}?lang=${language}`} />;
  }
  const answer = now.respuestas[question.indicador.id];
  // Whoever comes back to what was skipped need not pass what has its answer.
  const next = answer === undefined ? openOf(questions.slice(index + 1), now)[0] : questions[index + 1];
  return (
    <Asked
      own={own}
      question={question}
      drawn={drawings[question.indicador.id]}
      answer={answer}
      previous={questions[index - 1]?.number ?? 'inicio'}
      next={next?.number ?? 'mapa'}
      progress={<Progress questions={questions} index={index} now={now} />}
      position={index + 1}
      count={questions.length}
    />
  );
}

type Drawn = NonNullable<ReturnType<(typeof lazyDrawings)['corto']['peek']>>[string];

interface AskedProps {
  own: OwnStoplight;
  question: Question;
  /** Absent: it has no pictures. */
  drawn: Drawn | undefined;
  answer: Value | undefined;
  previous: OwnStep;
  next: OwnStep;
  progress: ReactNode;
  position: number;
  count: number;
}

function Asked({ own, question, drawn, answer, previous, next, progress, position, count }: AskedProps) {
  const { indicador, dimension, number } = question;
  const help = own.ayudas.find(({ id }) => id === indicador.ayuda);
  const { t, language } = useTexts();
  const go = useGo();
  const voice = useVoice(language);
  const cards = useRef<HTMLUListElement>(null);
  const readable = useReadable();
  const chosen = useRef(false);

  useEffect(() => act({ do: 'visit', number }), [number]);

  const choose = (valor: Value) => {
    if (!readable || chosen.current) return;
    chosen.current = true;
    act({ do: 'answer', indicador: indicador.id, valor, fecha: today() });
    go(next);
  };

  // Within the question: elsewhere a single key must not answer.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const value = VALUES[Number(event.key) - 1];
    if (value) choose(value);
    else if (event.key.startsWith('Arrow') && cards.current) moveFocus(cards.current, event);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts for the buttons within
    <section
      className={`wrap ${styles.question}`}
      aria-labelledby="question"
      data-unread={readable ? undefined : ''}
      onKeyDown={onKeyDown}
    >
      {progress}
      <div className={styles.asked}>
        <Mark of={indicador.id} />
        <p>{dimension.nombre}</p>
        <h1 id="question" className={styles.title}>
          <span className="vh">{t('own.progress', { position, count })}. </span>
          {titleOf(indicador)}
        </h1>
        {voice && (
          <Listen voice={voice} text={`${titleOf(indicador)}. ${t('own.prompt')}`} label={t('own.listen_question')} />
        )}
      </div>
      <p className={styles.prompt}>{t('own.prompt')}</p>
      <ul ref={cards} className={styles.cards} data-drawn={drawn && ''}>
        {COLOURS.map((colour, index) => (
          <li key={colour} data-colour={colour}>
            <button
              type="button"
              className={styles.card}
              aria-pressed={answer === colour}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => choose(colour)}
            >
              <span className={styles.band}>
                <Woven colour={colour} />
                {drawn && <Drawing of={drawn[colour]} />}
              </span>
              <span className={styles.words}>
                <span className={styles.colour}>
                  <b>{t(`own.value.${colour}`)}</b>
                  <span className="vh">: </span>
                  {answer === colour && <em>{t('own.chosen')}</em>}
                </span>
                <span className={styles.sentence}>{indicador[colour]}</span>
              </span>
            </button>
            {voice && (
              <Listen
                voice={voice}
                text={`${t(`own.value.${colour}`)}: ${indicador[colour]}`}
                label={t('own.listen', { colour: t(`own.value.${colour}`) })}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.others}>
        {(['no_se', 'no_aplica'] as const).map((value) => (
          <button
            key={value}
            type="button"
            className={choiceStyles.choice}
            aria-pressed={answer === value}
            aria-keyshortcuts={String(VALUES.indexOf(value) + 1)}
            onClick={() => choose(value)}
          >
            {t(`own.value.${value}`)}
          </button>
        ))}
      </div>
      {help && <HelpLines own={own} help={help} />}
      <nav className={styles.ways} aria-label={t('own.ways')}>
        <SiteLink to={ownPath(previous)}>
          <Icon name="arrow-left" className={styles.back} />{' '}
          {t(previous === 'inicio' ? 'own.to_start' : 'own.previous')}
        </SiteLink>
        <SiteLink to={ownPath(next)}>
          {t(next === 'mapa' ? 'own.to_map' : answer === undefined ? 'own.skip' : 'own.next')} <Arrow />
        </SiteLink>
      </nav>
      <p className={styles.keys}>{t('own.keys')}</p>
      {indicador.llano && <p className={styles.official}>{t('own.official', { number, name: indicador.nombre })}</p>}
    </section>
  );
}

/** From anywhere else to the first one. */
function moveFocus(list: HTMLUListElement, event: KeyboardEvent): void {
  const all = [...list.querySelectorAll('button')];
  const at = all.findIndex((one) => one === document.activeElement);
  const forward = event.key === 'ArrowRight' || event.key === 'ArrowDown';
  // Away from the cards the page scrolls.
  if (at < 0 && event.key !== 'ArrowRight') return;
  event.preventDefault();
  all[Math.min(Math.max(at + (forward ? 1 : -1), 0), all.length - 1)]?.focus();
}
