import { Suspense, useMemo, useState, type ComponentProps } from 'react';
import type { OwnStoplight } from '#contract/ownStoplight.ts';
import { useLazy } from '#web/hooks/lazyModule.ts';
import { useKeptOpen } from '#web/hooks/useKeptOpen.ts';
import { formatDate } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx';
import styles from './Earlier.module.css';
import type { LifeMap } from './LifeMap.tsx';
import { lazyStep } from '../lazyStep.ts';
import { answersTo, COLOURS, openOf, questionsOf, type Assessment, titleOf } from '../model/model.ts';
import { act } from '../model/ownStore.ts';
import { AskedPlan } from '../plan/AskedPlan.tsx';
import { useGo } from '../useGo.ts';

interface EarlierProps {
  own: OwnStoplight;
  /** The oldest first; the newest is shown first. */
  anteriores: readonly Assessment[];
}

export function Earlier({ own, anteriores }: EarlierProps) {
  const { t } = useTexts();
  if (anteriores.length === 0) return null;
  const newest = anteriores.map((one, of) => ({ one, of })).reverse();
  return (
    <section className={styles.earlier} aria-labelledby="earlier">
      <h2 id="earlier">{t('own.earlier')}</h2>
      <p>{t('own.earlier_lead')}</p>
      {newest.map(({ one, of }) => (
        <One key={`${of} ${one.fecha}`} own={own} one={one} of={of} />
      ))}
    </section>
  );
}

function One({ own, one, of }: { own: OwnStoplight; one: Assessment; of: number }) {
  const texts = useTexts();
  const { t } = texts;
  const [open, setOpen] = useState(false);
  const { ref, onToggle } = useKeptOpen(`earlier-${of}`);
  const questions = questionsOf(own.dimensiones, one.largo);
  const answered = questions.length - openOf(questions, one).length;
  const date = formatDate(texts, one.fecha, 'day');
  return (
    <details
      ref={ref}
      className={styles.one}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        onToggle(event);
      }}
    >
      <summary>{t('own.map_of', { date, answered, count: questions.length })}</summary>
      {open && <Shown own={own} one={one} of={of} />}
    </details>
  );
}

function Shown({ own, one, of }: { own: OwnStoplight; one: Assessment; of: number }) {
  const { t } = useTexts();
  const go = useGo();
  const questions = useMemo(() => questionsOf(own.dimensiones, one.largo), [own, one.largo]);
  const answers = useMemo(() => answersTo(questions, one), [questions, one]);
  const resume = () => {
    act({ do: 'resume', of });
    go('mapa');
  };
  return (
    <div className={styles.shown}>
      <div className={styles.map}>
        {/* Without the drawing's code the words below say the same. */}
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <LazyMap answers={answers} dimensions={own.dimensiones} bare />
          </Suspense>
        </ErrorBoundary>
      </div>
      <dl className={styles.colours}>
        {[...COLOURS].reverse().map((colour) => {
          const names = questions.flatMap(({ indicador }) =>
            one.respuestas[indicador.id] === colour ? [titleOf(indicador)] : [],
          );
          return (
            <div key={colour}>
              <dt>
                {t(`own.value.${colour}`)}: {names.length}
              </dt>
              <dd>{names.join(' · ') || t('own.of_none')}</dd>
            </div>
          );
        })}
      </dl>
      {one.prioridades.length > 0 && <AskedPlan own={own} plan={one} of={of} />}
      <Button kind="plain" onClick={resume}>
        {t('own.resume')}
      </Button>
    </div>
  );
}

function LazyMap(props: ComponentProps<typeof LifeMap>) {
  const { LifeMap: Loaded } = useLazy(lazyStep);
  return <Loaded {...props} />;
}
