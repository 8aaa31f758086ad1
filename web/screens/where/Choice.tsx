import type { Countries } from '#contract/countries.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import styles from './Choice.module.css';
import { hubId, MAP_ID, type Chosen } from './whereQuery.ts';

interface ChoiceProps {
  chosen: Chosen;
  sources: Countries['fuentes'];
}

/** Organizations are named only where a source names them. */
export function Choice({ chosen: { region, country }, sources }: ChoiceProps) {
  const { t } = useTexts();
  const source = sources.find(({ id }) => id === country?.fuente);
  const names = country?.organizaciones;
  return (
    <div className={styles.choice} data-chosen={region && ''}>
      <div className="wrap">
        <p role="status">
          {region && (
            <>
              <strong>{country?.nombre ?? region.nombre}</strong>{' '}
              {country ? region.nombre : t('where.count', { count: region.paises.length })}{' '}
              {country && !source && <span>{t('where.unnamed')}</span>}
              {names && <span>{t('where.used_by', { names: names.join(', ') })}</span>}
            </>
          )}
        </p>
        {region && (
          <p className={styles.ways}>
            {source && (
              <ExternalLink href={source.enlace}>
                {t('where.source')}
                <span className="vh">: {source.nombre}</span>
              </ExternalLink>
            )}
            <a href={`#${MAP_ID}`}>{t('where.on_map')}</a>
            <a href={`#${hubId(region)}`}>{t('where.read', { region: region.nombre })}</a>
          </p>
        )}
      </div>
    </div>
  );
}
