import { INTERNSHIP_IDS, ownPath, SEARCH_PATH, type FixedScreen, type ScreenName } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { FOOTER_GROUPS, MENU } from '#web/navigation/groups.ts';
import { GIVING, PRESS } from '#web/navigation/parts.ts';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { TextCover } from '#web/sections/TextCover.tsx';
import styles from './SitemapScreen.module.css';

type Listed = Exclude<Extract<FixedScreen | 'buscar', ScreenName>, 'mapa-del-sitio'>;

const IN_FOOTER = new Set<Listed>(Object.values(FOOTER_GROUPS).flat());

/** As header and footer group them, and what these link elsewhere. Each screen once. */
const GROUPS = {
  'sitemap.main': MENU.filter((screen) => !IN_FOOTER.has(screen)),
  'footer.group.credit': FOOTER_GROUPS.credit,
  'footer.group.know': [...FOOTER_GROUPS.know, 'buscar'],
  'footer.group.join': FOOTER_GROUPS.join,
  'footer.group.clear': [...FOOTER_GROUPS.clear, 'politicas-de-privacidad'],
} as const satisfies Record<string, readonly Listed[]>;

/** /mapa-del-sitio: every page but stories, which their list leads to. */
export function SitemapScreen() {
  const { t } = useTexts();
  const groups = Object.entries(GROUPS) as [keyof typeof GROUPS, readonly Listed[]][];
  return (
    <>
      <TextCover screen="mapa-del-sitio">
        <ul className={`ruled ${styles.index}`}>
          {groups.map(([group]) => (
            <li key={group}>
              <a className={styles.link} href={`#${toAnchor(group)}`}>
                {t(group)}
              </a>
            </li>
          ))}
        </ul>
      </TextCover>
      {groups.map(([group, screens]) => (
        // The search finds the pages themselves.
        <section
          key={group}
          id={toAnchor(group)}
          tabIndex={-1}
          className={`section ${styles.group}`}
          data-find="none"
          aria-labelledby={`${toAnchor(group)}-name`}
        >
          <div className="wrap split" data-split="3/9">
            <h2 id={`${toAnchor(group)}-name`} className={styles.name}>
              {t(group)}
            </h2>
            <ul className={styles.list}>
              {screens.map((screen) => (
                <li key={screen}>
                  <SiteLink className={styles.link} to={screen === 'buscar' ? SEARCH_PATH : `/${screen}`}>
                    {t(`route.${screen}.title`)}
                  </SiteLink>
                  <p>{t(`sitemap.say.${screen}`)}</p>
                  <Below screen={screen} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </>
  );
}

/** The last part of a group's key. */
function toAnchor(group: keyof typeof GROUPS): string {
  return group.slice(group.lastIndexOf('.') + 1);
}

/** Pages below a screen, and parts of it that people look for. */
function Below({ screen }: { screen: Listed }) {
  const { t } = useTexts();
  const below: Partial<Record<Listed, { to: string; part?: string; name: string }[]>> = {
    nosotros: [{ to: '/nosotros', part: PRESS, name: t('about.press') }],
    semaforo: [{ to: ownPath('inicio'), name: t('own.title.inicio') }],
    involucrate: [
      { to: '/involucrate', part: GIVING, name: t('footer.give') },
      ...INTERNSHIP_IDS.map((id) => ({
        to: `/involucrate/${id}`,
        name: t('sitemap.internship', { name: t(`route.involucrate-${id}.title`) }),
      })),
    ],
  };
  const links = below[screen];
  return (
    links && (
      <ul className={styles.below}>
        {links.map(({ name, ...link }) => (
          <li key={name}>
            <SiteLink className={styles.link} {...link}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    )
  );
}
