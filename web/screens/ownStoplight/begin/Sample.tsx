import type { OwnStoplight } from '#contract/ownStoplight.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { COLOURS, questionsOf, titleOf, type Colour } from '../model/model.ts';
import { act, useOwn } from '../model/ownStore.ts';
import { today } from '../model/today.ts';
import { useGo } from '../useGo.ts';
import { Woven } from '../Woven.tsx';
import styles from './Sample.module.css';

/**
 * The short form's first question of the house, as on the sheet of the opening: its three pictures differ at a glance. Its
 * answer begins the short form; who has begun already only looks at it.
 */
export function Sample({ own }: { own: OwnStoplight }) {
  const { t } = useTexts();
  const go = useGo();
  const { kept } = useOwn();
  const questions = questionsOf(own.dimensiones, 'corto');
  const indicador = questions.find(({ dimension }) => dimension.id === 'vivienda')?.indicador;
  if (!indicador) return null;
  const next = questions.find((question) => question.indicador !== indicador);
  const choose = (valor: Colour) => {
    const fecha = today();
    act({ do: 'begin', largo: 'corto', fecha });
    act({ do: 'answer', indicador: indicador.id, valor, fecha });
    go(next?.number ?? 'mapa');
  };
  return (
    <section className={`section ${styles.sample}`} data-ground="rose" data-space="small" aria-labelledby="sample">
      <div className="wrap">
        <p className={styles.say}>
          {t('own.sample')} · {titleOf(indicador)}
        </p>
        <h2 id="sample">{t('own.sample_prompt')}</h2>
        <ul className={styles.cards}>
          {COLOURS.map((colour) => {
            const card = (
              <>
                <span className={styles.band}>
                  <Woven colour={colour} />
                  <Picture
                    src={`/art/own/${indicador.id}-${colour}.svg`}
                    width={320}
                    height={240}
                    alt=""
                    loading="lazy"
                  />
                </span>
                <span className={styles.words}>
                  <b>{t(`own.value.${colour}`)}</b>
                  <span className="vh">: </span>
                  {indicador[colour]}
                </span>
              </>
            );
            return (
              <li key={colour}>
                {kept ? (
                  <span className={styles.card}>{card}</span>
                ) : (
                  <button type="button" className={styles.card} onClick={() => choose(colour)}>
                    {card}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
