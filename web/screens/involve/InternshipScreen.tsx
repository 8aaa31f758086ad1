import type { InternshipCategory } from '#contract/involvement.ts';
import type { InternshipId } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import area from './Area.module.css';
import styles from './InternshipScreen.module.css';
import { OtherAreas } from './OtherAreas.tsx';
import { Roles, ROLES_ID } from './Roles.tsx';

/** Its wall is dark, as the footer: its button is yellow, and its page ends on the wall of the first. */
const DARK: InternshipId = '2';

interface InternshipScreenProps {
  id: InternshipId;
  categories: readonly InternshipCategory[];
}

export function InternshipScreen({ id, categories }: InternshipScreenProps) {
  const { t } = useTexts();
  const category = categories.find((one) => String(one.id) === id);
  if (!category) return null;
  return (
    <>
      <section className={`${area.area} ${styles.opening}`} data-area={id}>
        <div className={`wrap ${styles.inner}`}>
          <div className={styles.words}>
            <SiteLink to="/involucrate" className={`link ${styles.back}`}>
              <Icon name="arrow-left" /> {t('route.involucrate.title')}
            </SiteLink>
            <h1>{category.title}</h1>
            <p className={`display ${styles.headline}`}>{t(`route.involucrate-${id}.headline`)}</p>
            <p className="lead">{t(`route.involucrate-${id}.intro`)}</p>
            <a className={buttonClass} data-kind={id === DARK ? 'sun' : undefined} href={`#${ROLES_ID}`}>
              {t('internship.act')}
            </a>
            <Credit of={category.credito} />
          </div>
          <div className={styles.picture}>
            <Picture
              src={category.imagen}
              width={1200}
              height={900}
              alt={category.alt}
              frame="(min-width: 960px) 60vw, 100vw"
            />
          </div>
        </div>
      </section>
      <Roles category={category} />
      <div className={`section ${area.area} ${styles.end}`} data-area={id === DARK ? '1' : id} data-space="small">
        <div className="wrap split" data-early="" data-gap="wide">
          <section aria-labelledby="practice">
            <h2 id="practice">{t('internship.practice')}</h2>
            <ul className={styles.practice}>
              {category.practica.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </section>
          <OtherAreas areas={categories.filter((one) => one !== category)} />
        </div>
      </div>
    </>
  );
}
