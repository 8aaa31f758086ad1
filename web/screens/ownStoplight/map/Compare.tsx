import { useMemo } from 'react';
import type { OwnStoplight } from '#contract/ownStoplight.ts';
import { formatDate } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Compare.module.css';
import { LifeMap } from './LifeMap.tsx';
import { answersTo, changesBetween, questionsOf, type Assessment, type Colour, titleOf } from '../model/model.ts';
import { Woven } from '../Woven.tsx';

interface CompareProps {
  own: OwnStoplight;
  before: Assessment;
  now: Assessment;
}

export function Compare({ own, before, now }: CompareProps) {
  const texts = useTexts();
  const { t } = texts;
  const changes = useMemo(() => changesBetween(before, now), [before, now]);
  const indicators = own.dimensiones.flatMap(({ indicadores }) => indicadores);
  const changeOf = (antes: Colour, ahora: Colour) => {
    const [before, now] = [t(`own.value.${antes}`).toLowerCase(), t(`own.value.${ahora}`).toLowerCase()];
    return t('own.change_of', { before, now });
  };
  return (
    <section className={`wrap section ${styles.compare}`} data-space="small" aria-labelledby="compare">
      <h2 id="compare">{t('own.compare')}</h2>
      <div className={styles.maps}>
        <Dated
          own={own}
          assessment={before}
          caption={t('own.before', { date: formatDate(texts, before.fecha, 'day') })}
        />
        <Dated own={own} assessment={now} caption={t('own.now', { date: formatDate(texts, now.fecha, 'day') })} />
      </div>
      {changes.length === 0 ? (
        <p>{t('own.unchanged')}</p>
      ) : (
        <ul className={`ruled ${styles.changes}`}>
          {changes.map(({ indicador, antes, ahora }) => (
            <li key={indicador}>
              <span className={styles.pair}>
                <span>
                  <Woven colour={antes} />
                </span>
                <span>
                  <Woven colour={ahora} />
                </span>
              </span>
              <span>
                <b>{indicators.flatMap((one) => (one.id === indicador ? titleOf(one) : []))}</b>
                {': '}
                {changeOf(antes, ahora)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Dated({ own, assessment, caption }: { own: OwnStoplight; assessment: Assessment; caption: string }) {
  const answers = useMemo(
    () => answersTo(questionsOf(own.dimensiones, assessment.largo), assessment),
    [own, assessment],
  );
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <LifeMap answers={answers} dimensions={own.dimensiones} bare />
    </figure>
  );
}
