import { ownPath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Mark } from '../Mark.tsx';
import { type Assessment, type Colour, type Question, titleOf } from '../model/model.ts';
import styles from './Results.module.css';
import { SmallStep } from '../SmallStep.tsx';
import { Woven } from '../Woven.tsx';

interface ResultsProps {
  questions: readonly Question[];
  now: Assessment;
}

/** What is reached first, then what asks for attention. */
const ORDER: readonly Colour[] = ['verde', 'rojo', 'amarillo'];

export function Results({ questions, now }: ResultsProps) {
  const { t } = useTexts();
  return (
    <div className={`wrap ${styles.results}`}>
      {ORDER.map((colour) => {
        const of = questions.filter(({ indicador }) => now.respuestas[indicador.id] === colour);
        return (
          <section key={colour} aria-labelledby={`of-${colour}`} data-colour={colour}>
            <span className={styles.band}>
              <Woven colour={colour} />
            </span>
            <h2 id={`of-${colour}`} className={styles.head}>
              {t(`own.of.${colour}`)} <span>{of.length}</span>
            </h2>
            <p>{t(of.length ? `own.of_lead.${colour}` : 'own.of_none')}</p>
            <ul className={styles.list}>
              {of.map(({ indicador, number }) => (
                <li key={indicador.id}>
                  <SiteLink to={ownPath(number)}>
                    <Mark of={indicador.id} />
                    <span>{titleOf(indicador)}</span>
                  </SiteLink>
                  {colour === 'rojo' && indicador.paso && <SmallStep>{indicador.paso.texto}</SmallStep>}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
