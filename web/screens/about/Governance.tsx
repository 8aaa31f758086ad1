import type { About } from '#contract/about.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { CarouselRow } from '#web/sections/CarouselRow.tsx';
import { PhoneLink } from '#web/sections/PhoneLink.tsx';
import styles from './Governance.module.css';
import { portraitOf } from './portrait.ts';

interface GovernanceProps {
  assembly: About['asamblea'];
  comptroller: About['sindicatura'];
  board: About['directorio'];
}

/** Members not known yet share one unfinished lace: nobody is invented. */
export function Governance({ assembly, comptroller, board }: GovernanceProps) {
  const { t } = useTexts();
  const kinds = (['titulares', 'suplentes'] as const).map((kind) => ({ kind, ...board[kind] }));
  return (
    <div className="section">
      <section className={`wrap split ${styles.bodies}`} data-split="5/7" data-gap="wide" aria-labelledby="governance">
        <div className={styles.head}>
          <h2 id="governance">{t('about.governance')}</h2>
          <p className="lead">{t('about.governance_lead')}</p>
          <PhoneLink />
        </div>
        <ul className="ruled">
          <li className={styles.body}>
            {assembly.pendiente && <Begun name="assembly" />}
            <div>
              <h3>{t('about.assembly')}</h3>
              <p>{t('about.assembly_are')}</p>
              {assembly.miembros.length > 0 && (
                <ul className={styles.names}>
                  {assembly.miembros.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              )}
              {assembly.pendiente && <p className={styles.pending}>{t('about.assembly_pending')}</p>}
            </div>
          </li>
          {comptroller.miembros.map((one) => (
            <li key={one.nombre} className={styles.body}>
              <img src={portraitOf(one)} width="400" height="400" alt="" loading="lazy" />
              <div>
                <h3>{one.nombre}</h3>
                <p>{one.cargo}</p>
              </div>
            </li>
          ))}
          {comptroller.pendiente && (
            <li className={styles.body}>
              <Begun name="comptroller" />
              <div>
                <h3>{t('about.comptroller')}</h3>
                <p>{t('about.comptroller_is')}</p>
                <p className={styles.pending}>{t('about.comptroller_pending')}</p>
              </div>
            </li>
          )}
        </ul>
      </section>
      <CarouselRow id="board" title={t('about.board')} slide={styles.slide} bare>
        {kinds.flatMap(({ kind, miembros, pendiente }) => [
          ...miembros.map((one, at) => (
            <article key={one.nombre} className={styles.member} aria-labelledby={`board-${kind}-${at}`}>
              <img src={portraitOf(one)} width="400" height="400" alt="" loading="lazy" />
              <div>
                <h3 id={`board-${kind}-${at}`}>{one.nombre}</h3>
                <p>{one.cargo}</p>
                <p className={styles.kind}>{t(`about.${kind}`)}</p>
              </div>
            </article>
          )),
          pendiente && (
            <article key={kind} className={styles.member} aria-labelledby={`board-${kind}`}>
              <Begun name={kind} />
              <div>
                <h3 id={`board-${kind}`}>{t(`about.${kind}_pending`)}</h3>
                <p>{t(`about.${kind}_are`)}</p>
              </div>
            </article>
          ),
        ])}
      </CarouselRow>
    </div>
  );
}

function Begun({ name }: { name: string }) {
  return <img src={`/art/about-begun-${name}.svg`} width="400" height="400" alt="" loading="lazy" />;
}
