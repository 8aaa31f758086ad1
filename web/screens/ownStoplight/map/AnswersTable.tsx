import { Fragment } from 'react';
import { ownPath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import styles from './AnswersTable.module.css';
import { Mark } from '../Mark.tsx';
import { isColour, type Assessment, type Question } from '../model/model.ts';

interface AnswersTableProps {
  questions: readonly Question[];
  now: Assessment;
}

export function AnswersTable({ questions, now }: AnswersTableProps) {
  const { t } = useTexts();
  return (
    <details className={styles.all}>
      <summary>{t('own.table')}</summary>
      <table>
        <caption className="vh">{t('own.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('own.table_indicator')}</th>
            <th scope="col">{t('own.table_answer')}</th>
          </tr>
        </thead>
        <tbody>
          {questions.map(({ indicador, dimension, number }, index) => {
            const value = now.respuestas[indicador.id];
            return (
              <Fragment key={indicador.id}>
                {questions[index - 1]?.dimension !== dimension && (
                  <tr>
                    <th scope="colgroup" colSpan={2} className={styles.dimension}>
                      <Mark of={dimension.id} />
                      {dimension.nombre}
                    </th>
                  </tr>
                )}
                <tr>
                  <th scope="row">
                    <SiteLink to={ownPath(number)}>{indicador.nombre}</SiteLink>
                  </th>
                  <td>
                    <b>{t(`own.value.${value ?? 'nada'}`)}</b>
                    {isColour(value) && `: ${indicador[value]}`}
                  </td>
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
