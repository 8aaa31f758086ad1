import type { ScreenPicture } from '#contract/pictureSchema.ts';
import { INTERNSHIP_IDS, ownPath, type FixedScreen } from '#contract/routes.ts';
import { useTexts, type TextKey } from '#web/i18n/texts.tsx';
import { FOOTER_GROUPS, MENU } from '#web/navigation/groups.ts';
import { GIVING, PRESS } from '#web/navigation/parts.ts';
import { SearchForm } from '#web/navigation/SearchForm.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { TextCover } from '#web/sections/TextCover.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './SitemapScreen.module.css';

type Listed = Exclude<FixedScreen, 'mapa-del-sitio'>;

const IN_FOOTER = new Set<Listed>(Object.values(FOOTER_GROUPS).flat());

/** As header and footer group them, and what these link elsewhere. Each screen once. */
const GROUPS = {
  'sitemap.main': MENU.filter((screen) => !IN_FOOTER.has(screen)),
  'footer.group.credit': FOOTER_GROUPS.credit,
  'footer.group.know': FOOTER_GROUPS.know,
  'footer.group.join': FOOTER_GROUPS.join,
  'footer.group.clear': [...FOOTER_GROUPS.clear, 'politicas-de-privacidad'],
} as const satisfies Record<string, readonly Listed[]>;

/** Pages below a screen, and parts of it that people look for. */
const BELOW: Partial<Record<Listed, Link>> = {
  nosotros: { to: '/nosotros', part: PRESS, text: 'about.press' },
  semaforo: { to: ownPath('inicio'), text: 'own.title.inicio' },
  involucrate: { to: '/involucrate', part: GIVING, text: 'footer.give' },
};

const INTERNSHIPS = INTERNSHIP_IDS.map((id): Link => ({
  to: `/involucrate/${id}`,
  text: `route.involucrate-${id}.title`,
}));

/** /mapa-del-sitio: every page but stories, which their list leads to. A cloth of patches, at whose hem people look for their way. */
export function SitemapScreen({ picture }: { picture: ScreenPicture }) {
  const { t } = useTexts();
  return (
    <>
      <TextCover screen="mapa-del-sitio" more={<Credit of={picture.credito} />}>
        <SearchForm />
      </TextCover>
      <div className={styles.cloth}>
        {(Object.entries(GROUPS) as [keyof typeof GROUPS, readonly Listed[]][]).map(([group, screens]) => {
          const patch = toPatch(group);
          return (
            // The search finds the pages themselves.
            <section
              key={group}
              className={styles.patch}
              data-patch={patch}
              data-find="none"
              aria-labelledby={`${patch}-name`}
            >
              <h2 id={`${patch}-name`} className={styles.name}>
                <img src={`/art/sitemap-${patch}.svg`} width={160} height={140} alt="" />
                {t(group)}
              </h2>
              <ul className={styles.list}>
                {screens.map((screen) => {
                  const below = BELOW[screen];
                  return (
                    <li key={screen}>
                      <SiteLink className={styles.page} to={`/${screen}`}>
                        {t(`route.${screen}.title`)}
                      </SiteLink>
                      <p>{t(`sitemap.say.${screen}`)}</p>
                      {below && <Below link={below} />}
                    </li>
                  );
                })}
              </ul>
              {group === 'footer.group.join' && (
                <div className={styles.more}>
                  <h3>{t('sitemap.internships')}</h3>
                  <ul>
                    {INTERNSHIPS.map((link) => (
                      <li key={link.to}>
                        <Below link={link} />
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </section>
          );
        })}
      </div>
      <div className={`picture ${styles.hem}`}>
        <Picture src={picture.imagen} width={2000} height={640} alt={picture.alt} frame="100vw" loading="lazy" />
      </div>
    </>
  );
}

/** The last part of a group's key. */
function toPatch(group: keyof typeof GROUPS): string {
  return group.slice(group.lastIndexOf('.') + 1);
}

interface Link {
  to: string;
  part?: string;
  text: TextKey;
}

function Below({ link: { text, ...to } }: { link: Link }) {
  const { t } = useTexts();
  return (
    <SiteLink className={styles.below} {...to}>
      {t(text)}
    </SiteLink>
  );
}
