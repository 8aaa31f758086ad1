import { INTERNSHIP_IDS, ownPath, SEARCH_PATH, type FixedScreen, type ScreenName } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { FOOTER_GROUPS, MENU } from '#web/navigation/groups.ts';
import { GIVING, PRESS } from '#web/navigation/parts.ts';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { TextCover } from '#web/sections/TextCover.tsx';
import styles from './SitemapScreen.module.css';

type Listed = Extract<FixedScreen | 'buscar', ScreenName>;

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
  return (
    <>
      <TextCover screen="mapa-del-sitio" />
      {Object.entries(GROUPS).map(([name, screens]) => {
        const group = name as keyof typeof GROUPS;
        return (
          // The search finds the pages themselves.
          <section
            key={group}
            className={`section ${styles.group}`}
            data-space="small"
            data-find="none"
            aria-labelledby={group}
          >
            <div className="wrap split" data-split="3/9">
              <h2 id={group} className={styles.name}>
                {t(group)}
              </h2>
              <ul className={styles.list}>
                {screens.map((screen) => (
                  <li key={screen}>
                    <SiteLink className={styles.page} to={screen === 'buscar' ? SEARCH_PATH : `/${screen}`}>
                      {t(`route.${screen}.title`)}
                    </SiteLink>
                    <p>{t(`route.${screen}.description`)}</p>
                    <Below screen={screen} />
                  </li>
                ))}
              </ul>
            </div>
          </section>
        );
      })}
    </>
  );
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
            <SiteLink {...link}>{name}</SiteLink>
          </li>
        ))}
      </ul>
    )
  );
}
