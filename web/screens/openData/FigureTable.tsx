import type { FigureInLanguage } from '#contract/content.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { useFigure } from '#web/sections/useFigure.ts';
import styles from './FigureTable.module.css';

const COLUMNS = ['value', 'what', 'year', 'source'] as const;

/** What the files hold, a row a figure. On a phone each row is a block of its own. */
export function FigureTable({ figures }: { figures: readonly FigureInLanguage[] }) {
  const { t } = useTexts();
  const write = useFigure();
  return (
    <div className={styles.room}>
      <table className={styles.figures}>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {t(`open_data.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => {
            const { tipo, clazz, titulo, anio, fuente, enlace, reciente } = figure;
            return (
              <tr key={tipo} data-size={clazz}>
                <td className={styles.value}>{write(figure)}</td>
                <th scope="row">{titulo}</th>
                <td data-label={t('open_data.year')} data-known={anio && ''}>
                  {anio?.replace('-', '–') ?? t('open_data.no_year')}
                </td>
                <td data-label={t('open_data.source')}>
                  {enlace ? <ExternalLink href={enlace}>{fuente}</ExternalLink> : fuente}
                  {reciente && (
                    <span className={styles.newer}>
                      <b>{t('open_data.newer')}</b> <ExternalLink href={reciente.enlace}>{reciente.texto}</ExternalLink>
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {figures.some(({ pendiente }) => pendiente) && <p className={styles.note}>{t('home.figures.pending')}</p>}
    </div>
  );
}
