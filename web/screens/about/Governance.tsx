import type { About } from '#contract/about.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { CarouselRow } from '#web/sections/CarouselRow.tsx';
import styles from './Governance.module.css';
import { Photograph } from './Photograph.tsx';

interface GovernanceProps {
  assembly: About['asamblea'];
  comptroller: About['sindicatura'];
  board: About['directorio'];
}

/** The bodies whose members the content names; nothing of those that it does not. */
export function Governance({ assembly, comptroller, board }: GovernanceProps) {
  const { t } = useTexts();
  const members = (['titulares', 'suplentes'] as const).flatMap((kind) =>
    board[kind].miembros.map((one) => ({ kind, ...one })),
  );
  const isListed = assembly.miembros.length + comptroller.miembros.length > 0;
  if (!isListed && members.length === 0) return null;
  return (
    <div className={`section ${styles.governance}`}>
      {isListed && (
        <section className="wrap split" data-split="3/9" aria-labelledby="governance">
          <h2 id="governance" className={styles.title}>
            {t('about.governance')}
          </h2>
          <ul className="ruled">
            {assembly.miembros.length > 0 && (
              <li>
                <h3>{t('about.assembly')}</h3>
                <p>{t('about.assembly_are')}</p>
                <ul className={styles.names}>
                  {assembly.miembros.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </li>
            )}
            {comptroller.miembros.map((one) => (
              <li key={one.nombre} className={styles.person}>
                <Photograph of={one} />
                <div>
                  <h3>{one.nombre}</h3>
                  <p>{one.cargo}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {members.length > 0 && (
        <CarouselRow
          id="board"
          title={t('about.board')}
          slide={styles.slide}
          parts={{ viewport: styles.board }}
          whole
          bare
        >
          {members.map(({ kind, ...one }, at) => (
            <article key={one.nombre} className={styles.member} aria-labelledby={`board-${at}`}>
              <Photograph of={one} />
              <div>
                <h3 id={`board-${at}`}>{one.nombre}</h3>
                <p>{one.cargo}</p>
                <p className={styles.kind}>{t(`about.${kind}`)}</p>
              </div>
            </article>
          ))}
        </CarouselRow>
      )}
    </div>
  );
}
