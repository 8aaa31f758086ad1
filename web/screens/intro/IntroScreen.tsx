import { INTERNSHIP_IDS, type Route } from '#contract/routes.ts';
import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { Opening } from '#web/sections/Opening.tsx';
import { PageHead } from '#web/navigation/PageHead.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { useTexts, type TextKey } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import styles from './IntroScreen.module.css';
import { PICTURES, type IntroName } from './pictures.ts';

/** A section told by its title, statement and two paragraphs, with the shared links bar. */
export function IntroScreen({ route }: { route: Route }) {
  const { t } = useTexts();
  const name = toName(route);
  const internship = route.screen === 'internship';
  const section = { title: t('route.involucrate.title'), path: '/involucrate' };
  return (
    <>
      <PageHead
        title={internship ? `${t(`route.${name}.title`)} · ${section.title}` : t(`route.${name}.title`)}
        description={t(`route.${name}.description`)}
        path={route.path}
        translation={route.path}
        card={internship ? 'involucrate' : name}
        {...(internship ? { trail: [section] } : {})}
      />
      <Opening
        title={t(`route.${name}.title`)}
        headline={t(`route.${name}.headline`)}
        lead={t(`route.${name}.intro`)}
        picture={PICTURES[name]}
        above={
          internship && (
            <SiteLink to={section.path} className={styles.back}>
              {section.title}
            </SiteLink>
          )
        }
      />
      <section className={styles.more}>
        <div className={`wrap ${styles.columns}`}>
          <p>{t(`route.${name}.more`)}</p>
          {name === 'involucrate' && (
            <ul className={styles.list}>
              {INTERNSHIP_IDS.map((id) => (
                <li key={id}>
                  <SiteLink to={`/involucrate/${id}`}>
                    {t(`route.involucrate-${id}.title` satisfies TextKey)} <Arrow />
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      <LinksBar />
    </>
  );
}

function toName(route: Route): IntroName {
  if (route.screen === 'internship') return internshipName(route.id);
  // The table of screens sends only introductions here.
  return route.screen as IntroName;
}

function internshipName(id: string): IntroName {
  const known = INTERNSHIP_IDS.find((one) => one === id) ?? '1';
  return `involucrate-${known}`;
}
