import type { About } from '#contract/about.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { CarouselRow } from '#web/sections/CarouselRow.tsx';
import { PhoneLink } from '#web/sections/PhoneLink.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Governance.module.css';
import { portraitOf } from './portrait.ts';

interface GovernanceProps {
  assembly: About['asamblea'];
  comptroller: About['sindicatura'];
  board: About['directorio'];
}

/** Bodies whose members are not known yet share one row and one unfinished lace: nobody is invented. */
export function Governance({ assembly, comptroller, board }: GovernanceProps) {
  const { t } = useTexts();
  const members = (['titulares', 'suplentes'] as const).flatMap((kind) =>
    board[kind].miembros.map((one) => ({ kind, ...one })),
  );
  const unnamed = [
    ...(assembly.pendiente ? (['assembly'] as const) : []),
    ...(board.titulares.pendiente || board.suplentes.pendiente ? (['board'] as const) : []),
    ...(comptroller.pendiente ? (['comptroller'] as const) : []),
  ];
  return (
    <div className="section">
      <section className={`wrap split ${styles.bodies}`} data-split="5/7" data-gap="wide" aria-labelledby="governance">
        <div className={styles.head}>
          <h2 id="governance">{t('about.governance')}</h2>
          <p className="lead">{t('about.governance_lead')}</p>
          <PhoneLink />
        </div>
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
            <li key={one.nombre} className={styles.body}>
              <Picture src={portraitOf(one)} width={400} height={400} alt="" frame="17rem" loading="lazy" />
              <div>
                <h3>{one.nombre}</h3>
                <p>{one.cargo}</p>
              </div>
            </li>
          ))}
          {unnamed.length > 0 && (
            <li className={styles.body}>
              <Picture src="/art/about-begun.svg" width={400} height={400} alt="" loading="lazy" />
              <div>
                <h3>{t('about.unnamed')}</h3>
                <dl className={styles.unnamed}>
                  {unnamed.map((body) => (
                    <div key={body}>
                      <dt>{t(`about.${body}`)}</dt>
                      <dd>{t(`about.${body}_are`)}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            </li>
          )}
        </ul>
      </section>
      {members.length > 0 && (
        <CarouselRow id="board" title={t('about.board')} slide={styles.slide} bare>
          {members.map(({ kind, ...one }, at) => (
            <article key={one.nombre} className={styles.member} aria-labelledby={`board-${at}`}>
              <Picture src={portraitOf(one)} width={400} height={400} alt="" frame="17rem" loading="lazy" />
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
