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
const BELOW: Partial<Record<Listed, readonly Link[]>> = {
  nosotros: [{ to: '/nosotros', part: PRESS, text: 'about.press' }],
  semaforo: [{ to: ownPath('inicio'), text: 'own.title.inicio' }],
  involucrate: [
    { to: '/involucrate', part: GIVING, text: 'footer.give' },
    ...INTERNSHIP_IDS.map((id): Link => ({ to: `/involucrate/${id}`, text: `sitemap.internship.${id}` })),
  ],
};

/** /mapa-del-sitio: every page but stories, which their list leads to. A street: in each house somebody who knows its pages. */
export function SitemapScreen({ picture }: { picture: ScreenPicture }) {
  const { t } = useTexts();
  return (
    <>
      <TextCover screen="mapa-del-sitio" more={<Credit of={picture.credito} />}>
        <SearchForm />
      </TextCover>
      <div className={styles.street}>
        {(Object.entries(GROUPS) as [keyof typeof GROUPS, readonly Listed[]][]).map(([group, screens]) => {
          const house = toHouse(group);
          return (
            // The search finds the pages themselves.
            <section
              key={group}
              className={styles.house}
              data-house={house}
              data-find="none"
              aria-labelledby={`${house}-name`}
            >
              {house === 'main' ? (
                <div className={styles.door}>
                  <Picture src={picture.imagen} width={1680} height={1200} alt={picture.alt} frame="100vw" />
                </div>
              ) : (
                <img
                  className={styles.window}
                  src={`/art/sitemap-${house}.svg`}
                  width={house === 'join' ? 992 : 440}
                  height={466}
                  alt=""
                />
              )}
              <h2 id={`${house}-name`} className={styles.name}>
                {t(group)}
              </h2>
              <ul className={styles.list}>
                {screens.map((screen) => (
                  <li key={screen}>
                    <SiteLink className={styles.page} to={`/${screen}`}>
                      {t(`route.${screen}.title`)}
                    </SiteLink>
                    <p>{t(`sitemap.say.${screen}`)}</p>
                    {BELOW[screen] && (
                      <ul className={styles.below}>
                        {BELOW[screen].map(({ text, ...to }) => (
                          <li key={text}>
                            <SiteLink {...to}>{t(text)}</SiteLink>
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}

/** The last part of a group's key. */
function toHouse(group: keyof typeof GROUPS): string {
  return group.slice(group.lastIndexOf('.') + 1);
}

interface Link {
  to: string;
  part?: string;
  text: TextKey;
}
