import type { About } from '#contract/about.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { CarouselRow } from '#web/sections/CarouselRow.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { portraitOf } from './portrait.ts';
import styles from './Team.module.css';

/** Spec 9. */
const TEAM_MS = 30_000;

export function Team({ director, team }: { director: About['direccion']; team: About['equipo'] }) {
  const { t } = useTexts();
  const years = team.miembros.map(({ anio }) => anio);
  return (
    <div className={`section ${styles.team}`} data-ground="mist">
      <section className={`wrap ${styles.director}`} aria-labelledby="director">
        <Picture src={portraitOf(director)} width={400} height={400} alt="" frame="17rem" loading="lazy" />
        <div>
          <h2 id="director">{director.nombre}</h2>
          <p className={styles.post}>{director.cargo}</p>
          <p className={`lead ${styles.life}`}>{director.trayectoria}</p>
          <p className={styles.links}>
            <ExternalLink href={director.perfil.enlace} className="link">
              {director.perfil.nombre}
            </ExternalLink>
            {director.linkedin && (
              <ExternalLink href={director.linkedin} className="link">
                {t('about.linkedin', { name: director.nombre })}
              </ExternalLink>
            )}
          </p>
        </div>
      </section>
      <CarouselRow
        id="team"
        title={t('about.team')}
        autoplayMs={TEAM_MS}
        slide={styles.slide}
        bare={team.miembros.every(({ linkedin }) => !linkedin)}
      >
        {team.miembros.map((member, at) => (
          <article key={member.nombre} className={styles.member} aria-labelledby={`team-${at}`}>
            <Picture src={portraitOf(member)} width={400} height={400} alt="" frame="17rem" loading="lazy" />
            <h3 id={`team-${at}`}>{member.nombre}</h3>
            <p>{member.cargo}</p>
            {member.linkedin && (
              <ExternalLink href={member.linkedin} className="link">
                {t('about.linkedin', { name: member.nombre })}
              </ExternalLink>
            )}
          </article>
        ))}
      </CarouselRow>
      {team.pendiente && (
        <p className={`wrap ${styles.note}`}>
          {t('about.team_note', { from: String(Math.min(...years)), to: String(Math.max(...years)) })}
        </p>
      )}
    </div>
  );
}
