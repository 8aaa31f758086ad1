import type { InternshipCategory } from '#contract/involvement.ts';
import type { InternshipId } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Opening } from '#web/sections/Opening.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { AreaCards } from './AreaCards.tsx';
import styles from './InternshipScreen.module.css';
import { Roles, ROLES_ID } from './Roles.tsx';

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
      <Opening
        title={category.title}
        headline={t(`route.involucrate-${id}.headline`)}
        lead={t(`route.involucrate-${id}.intro`)}
        picture={category}
        wide
        above={
          <SiteLink to="/involucrate" className={`link ${styles.back}`}>
            <Icon name="arrow-left" /> {t('route.involucrate.title')}
          </SiteLink>
        }
      >
        <a className={buttonClass} href={`#${ROLES_ID}`}>
          {t('internship.act')}
        </a>
      </Opening>
      <Roles category={category} />
      <section
        className="section"
        data-ground={Number(id) % 2 ? 'mist' : 'rose'}
        data-space="small"
        aria-labelledby="practice"
      >
        <div className={`wrap split ${styles.inner}`} data-split="5/7">
          <h2 id="practice">{t('internship.practice')}</h2>
          <ul className="ruled">
            {category.practica.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className={`wrap section ${styles.others}`} aria-labelledby="others">
        <h2 id="others">{t('internship.others')}</h2>
        <AreaCards categories={categories.filter((one) => one !== category)} />
      </section>
    </>
  );
}
