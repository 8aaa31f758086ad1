import { useId, type ChangeEvent } from 'react';
import type { Indicator, OwnStoplight } from '#contract/ownStoplight.ts';
import { ownPath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import frame from '../Frame.module.css';
import { WORDS_LIMIT } from '../model/kept.ts';
import { MOST_PRIORITIES, questionsOf, type Assessment, type Priority, titleOf, type Words } from '../model/model.ts';
import { act } from '../model/ownStore.ts';
import { today } from '../model/today.ts';
import { monthsFrom, whenText } from '../plan/months.ts';
import styles from './PrioritiesStep.module.css';
import { SmallStep } from '../SmallStep.tsx';
import { Woven } from '../Woven.tsx';

interface PrioritiesStepProps {
  own: OwnStoplight;
  now: Assessment;
}

export function PrioritiesStep({ own, now }: PrioritiesStepProps) {
  const { t } = useTexts();
  const questions = questionsOf(own.dimensiones, now.largo);
  const of = (colour: 'rojo' | 'amarillo') =>
    questions.flatMap(({ indicador }) => (now.respuestas[indicador.id] === colour ? [{ indicador, colour }] : []));
  const choices = [...of('rojo'), ...of('amarillo')];
  const full = now.prioridades.length >= MOST_PRIORITIES;
  return (
    <section className={`wrap ${frame.frame}`} aria-labelledby="priorities">
      <h1 id="priorities">{t('own.priorities')}</h1>
      <p className="lead">{t(choices.length ? 'own.priorities_lead' : 'own.priorities_none')}</p>
      <p role="status" className={styles.count}>
        {t('own.priorities_count', { count: now.prioridades.length, most: MOST_PRIORITIES })}
      </p>
      <ul className={styles.choices}>
        {choices.map(({ indicador, colour }) => {
          const priority = now.prioridades.find((one) => one.indicador === indicador.id);
          return (
            <Choice
              key={indicador.id}
              indicador={indicador}
              colour={colour}
              priority={priority}
              full={full && !priority}
            />
          );
        })}
      </ul>
      <SiteLink to={ownPath('mapa')} className={buttonClass}>
        {t('own.to_map')} <Arrow />
      </SiteLink>
    </section>
  );
}

interface ChoiceProps {
  indicador: Indicator;
  colour: 'rojo' | 'amarillo';
  priority: Priority | undefined;
  /** No room for one more. */
  full: boolean;
}

function Choice({ indicador, colour, priority, full }: ChoiceProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <li className={styles.choice} data-chosen={priority && ''}>
      <span className={styles.band}>
        <Woven colour={colour} />
      </span>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          <input
            id={id}
            type="checkbox"
            checked={priority !== undefined}
            disabled={full}
            aria-describedby={`${id}-answer`}
            onChange={({ target }) => act({ do: target.checked ? 'choose' : 'drop', indicador: indicador.id })}
          />
          <span>{titleOf(indicador)}</span>
        </label>
        <p id={`${id}-answer`} className={styles.answer}>
          <b>{t(`own.value.${colour}`)}</b>: {indicador[colour]}
        </p>
        {colour === 'rojo' && indicador.paso && <SmallStep>{indicador.paso.texto}</SmallStep>}
        {priority && <OwnWords priority={priority} />}
      </div>
    </li>
  );
}

const WORDS = [
  ['porque', 'own.why'],
  ['paso', 'own.first_step'],
] as const;

function OwnWords({ priority }: { priority: Priority }) {
  const { t } = useTexts();
  const id = useId();
  const write = (words: Words) => (event: ChangeEvent<HTMLTextAreaElement | HTMLSelectElement>) =>
    act({ do: 'write', indicador: priority.indicador, words, text: event.target.value });
  return (
    <div className={styles.own}>
      {WORDS.map(([words, key]) => (
        <div key={words}>
          <label htmlFor={`${id}-${words}`}>{t(key)}</label>
          <textarea
            id={`${id}-${words}`}
            rows={2}
            maxLength={WORDS_LIMIT}
            value={priority[words]}
            onChange={write(words)}
          />
        </div>
      ))}
      <div>
        <label htmlFor={`${id}-cuando`}>{t('own.by_when')}</label>
        <select id={`${id}-cuando`} value={priority.cuando} onChange={write('cuando')}>
          <Months chosen={priority.cuando} />
        </select>
      </div>
    </div>
  );
}

/** A year of months; what was chosen or written before stays. */
function Months({ chosen }: { chosen: string }) {
  const texts = useTexts();
  const months = monthsFrom(today(), 12);
  return (
    <>
      <option value="">{texts.t('own.by_when_none')}</option>
      {chosen && !months.includes(chosen) && <option value={chosen}>{whenText(texts, chosen)}</option>}
      {months.map((month) => (
        <option key={month} value={month}>
          {whenText(texts, month)}
        </option>
      ))}
    </>
  );
}
