import type { OwnStoplight } from '#contract/ownStoplight.ts';
import { ownPath } from '#contract/routes.ts';
import { useKeptOpen } from '#web/hooks/useKeptOpen.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import styles from './AnswersTable.module.css';
import { Mark } from '../Mark.tsx';
import { isColour, titleOf, type Assessment, type Question } from '../model/model.ts';

interface AnswersTableProps {
  own: OwnStoplight;
  questions: readonly Question[];
  now: Assessment;
}

/** Names each indicator also as the method does. */
export function AnswersTable({ own, questions, now }: AnswersTableProps) {
  const { t } = useTexts();
  const keptOpen = useKeptOpen('answers');
  return (
    <details {...keptOpen} className={styles.all}>
      <summary>{t('own.table')}</summary>
      <table>
        <caption className="vh">{t('own.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('own.table_indicator')}</th>
            <th scope="col">{t('own.table_answer')}</th>
          </tr>
        </thead>
        {own.dimensiones.map((dimension) => (
          <tbody key={dimension.id}>
            <tr>
              <th scope="rowgroup" colSpan={2} className={styles.dimension}>
                <Mark of={dimension.id} />
                {dimension.nombre}
              </th>
            </tr>
            {questions
              .filter((one) => one.dimension === dimension)
              .map((one) => (
                <Row key={one.number} question={one} now={now} />
              ))}
          </tbody>
        ))}
      </table>
    </details>
  );
}

function Row({ question: { indicador, number }, now }: { question: Question; now: Assessment }) {
  const { t } = useTexts();
  const value = now.respuestas[indicador.id];
  return (
    <tr>
      <th scope="row">
        <SiteLink to={ownPath(number)}>{titleOf(indicador)}</SiteLink>
        {indicador.llano && (
          <small className={styles.official}>{t('own.official', { number, name: indicador.nombre })}</small>
        )}
      </th>
      <td>
        <b>{t(`own.value.${value ?? 'nada'}`)}</b>
        {isColour(value) && `: ${indicador[value]}`}
      </td>
    </tr>
  );
}
