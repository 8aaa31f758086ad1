import type { About } from '#contract/about.ts';
import type { ScreenPicture } from '#contract/pictureSchema.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { PhoneList } from './PhoneList.tsx';
import { Photograph } from './Photograph.tsx';
import styles from './Team.module.css';

/** Spec 9. */
const TEAM_MS = 30_000;

interface TeamProps {
  director: About['direccion'];
  team: About['equipo'];
  work: ScreenPicture;
}

/** Who runs the foundation: the director in large letters, the team in one row; below them a picture of everybody else at work. */
export function Team({ director, team, work }: TeamProps) {
  const { t } = useTexts();
  const years = [...new Set(team.miembros.map(({ anio }) => anio))].sort((one, other) => one - other);
  const last = years.pop();
  return (
    <div className={`section ${styles.team}`} data-ground="mist">
      <section className={`wrap ${styles.director}`} aria-labelledby="director">
        <div>
          <h2 id="director">{t('about.leadership')}</h2>
          <h3 className={styles.name}>{director.nombre}</h3>
          <p className={styles.post}>{director.cargo}</p>
        </div>
        <Photograph of={director} />
        <div className={styles.life}>
          <p>{director.trayectoria}</p>
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
      <PhoneList
        id="team"
        title={t('about.team')}
        autoplayMs={TEAM_MS}
        whole
        parts={{ root: styles.members, viewport: styles.track }}
        bare={team.miembros.every(({ linkedin }) => !linkedin)}
      >
        {team.miembros.map((member, at) => (
          <article key={member.nombre} className={styles.member} aria-labelledby={`team-${at}`}>
            <Photograph of={member} />
            <div>
              <h3 id={`team-${at}`}>{member.nombre}</h3>
              <p className={styles.role}>{member.cargo}</p>
              {member.linkedin && (
                <ExternalLink href={member.linkedin} className="link">
                  {t('about.linkedin', { name: member.nombre })}
                </ExternalLink>
              )}
            </div>
          </article>
        ))}
      </PhoneList>
      {last !== undefined && (
        <p className={`wrap ${styles.asOf}`}>
          {t(years.length > 0 ? 'about.posts_other' : 'about.posts_one', { years: years.join(', '), last })}
        </p>
      )}
      <div className={`wrap ${styles.everybody}`}>
        <p className={styles.many}>{t('about.team_note')}</p>
        <Credit of={work.credito} />
        <Picture src={work.imagen} width={1600} height={640} alt={work.alt} frame="100vw" loading="lazy" />
      </div>
    </div>
  );
}
