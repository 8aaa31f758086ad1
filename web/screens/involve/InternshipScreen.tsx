import type { InternshipCategory, Involvement } from '#contract/involvement.ts';
import type { InternshipId } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { NextStep } from '#web/navigation/NextStep.tsx';
import { APPLY } from '#web/navigation/parts.ts';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import area from './Area.module.css';
import styles from './InternshipScreen.module.css';
import { Known } from './Known.tsx';
import { Roles } from './Roles.tsx';

/** The closing's ground: another colour than the opening's (Area.module.css). */
const ENDS = { 1: 'sun', 2: 'rose', 3: 'mist', 4: 'sun' } as const satisfies Record<InternshipId, string>;

interface InternshipScreenProps {
  id: InternshipId;
  categories: readonly InternshipCategory[];
  programme: Involvement['documento'];
}

export function InternshipScreen({ id, categories, programme }: InternshipScreenProps) {
  const { t } = useTexts();
  const category = categories.find((one) => String(one.id) === id);
  if (!category) return null;
  return (
    <>
      <section className={`${area.area} ${styles.opening}`} data-area={id}>
        <div className={`wrap ${styles.inner}`}>
          <div className={styles.words}>
            <SiteLink to="/involucrate" className={`link ${styles.back}`}>
              <Icon name="arrow-left" />
              {t('route.involucrate.title')}
            </SiteLink>
            <h1>{category.title}</h1>
            <p className={`display ${styles.headline}`}>{t(`route.involucrate-${id}.headline`)}</p>
            <p className="lead">{category.description}</p>
            <Credit of={category.apertura.credito} />
          </div>
          <div className={styles.picture}>
            <Picture
              src={category.apertura.imagen}
              width={1200}
              height={900}
              alt={category.apertura.alt}
              frame="(min-width: 960px) 60vw, 100vw"
            />
          </div>
        </div>
      </section>
      <Known area={id} programme={programme.enlace} />
      <Roles category={category} others={categories.filter((one) => one !== category)} />
      <NextStep
        say={t(`internship.end.${id}`)}
        action={t('involve.how')}
        to="/involucrate"
        part={APPLY}
        ground={ENDS[id]}
        parts={{ inner: styles.end, picture: styles.answer }}
        picture={
          <>
            <Picture
              src={category.cierre.imagen}
              width={900}
              height={780}
              alt={category.cierre.alt}
              frame="(min-width: 960px) 45vw, 100vw"
              loading="lazy"
            />
            <Credit of={category.cierre.credito} />
          </>
        }
      />
    </>
  );
}
