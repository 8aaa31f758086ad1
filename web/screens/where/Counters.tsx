import { useMemo } from 'react';
import type { FigureInLanguage } from '#contract/content.ts';
import { PLUS_KIND } from '#contract/figures.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { Counter } from '#web/ui/Counter.tsx';
import styles from './Counters.module.css';

const COUNTED = ['paises', 'organizaciones'];

export function Counters({ figures }: { figures: readonly FigureInLanguage[] }) {
  const { language, t } = useTexts();
  const formats = useMemo(() => {
    const format = formatNumber(language);
    return { exact: format, atLeast: (value: number) => t('where.at_least', { number: format(value) }) };
  }, [language, t]);
  const counted = COUNTED.flatMap((kind) => figures.filter(({ tipo }) => tipo === kind));
  return (
    <section className={styles.reach} aria-labelledby="reach">
      <h2 id="reach">{t('where.world')}</h2>
      <dl className={styles.figures}>
        {counted.map(({ id, tipo, impacto, titulo, anio, fuente, enlace }) => (
          <div key={tipo}>
            <dt>
              {`${titulo} `}
              {enlace && (
                <ExternalLink href={enlace}>
                  {anio?.replace('-', '–')}, {fuente}
                </ExternalLink>
              )}
            </dt>
            <dd>
              <Counter value={impacto} format={id === PLUS_KIND ? formats.atLeast : formats.exact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
