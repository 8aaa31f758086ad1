import type { ScreenPicture } from '#contract/pictureSchema.ts';
import { INTERNSHIP_IDS, ownPath, SEARCH_PATH, type FixedScreen } from '#contract/routes.ts';
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
const BELOW: Partial<Record<Listed, readonly LinksProps[]>> = {
  nosotros: [{ links: [{ to: '/nosotros', part: PRESS, text: 'about.press' }] }],
  semaforo: [{ links: [{ to: ownPath('inicio'), text: 'own.title.inicio' }] }],
  involucrate: [
    { links: [{ to: '/involucrate', part: GIVING, text: 'footer.give' }] },
    {
      name: 'sitemap.internships',
      links: INTERNSHIP_IDS.map((id) => ({ to: `/involucrate/${id}`, text: `route.involucrate-${id}.title` })),
    },
  ],
};

/** /mapa-del-sitio: every page but stories, which their list leads to. Each group has a patch of the embroidered map. */
export function SitemapScreen({ picture }: { picture: ScreenPicture }) {
  const { t } = useTexts();
  const groups = Object.entries(GROUPS) as [keyof typeof GROUPS, readonly Listed[]][];
  return (
    <>
      <TextCover
        screen="mapa-del-sitio"
        picture={
          <div className={`picture ${styles.cloth}`}>
            <Picture src={picture.imagen} width={2000} height={640} alt={picture.alt} frame="100vw" />
          </div>
        }
      >
        <SearchForm />
        <p className={styles.search}>
          {t('sitemap.say.buscar')} <SiteLink to={SEARCH_PATH}>{t('route.buscar.title')}</SiteLink>
        </p>
        <Credit of={picture.credito} />
      </TextCover>
      <div className={styles.path}>
        {groups.map(([group, screens]) => (
          // The search finds the pages themselves.
          <section
            key={group}
            className={`wrap ${styles.group}`}
            data-find="none"
            aria-labelledby={`${toPatch(group)}-name`}
          >
            <div className={styles.station}>
              <Picture src={`/art/sitemap-${toPatch(group)}.svg`} width={180} height={180} alt="" loading="lazy" />
              <h2 id={`${toPatch(group)}-name`} className={styles.name}>
                {t(group)}
              </h2>
            </div>
            <ul className={styles.list}>
              {screens.map((screen) => (
                <li key={screen}>
                  <SiteLink className={styles.page} to={`/${screen}`}>
                    {t(`route.${screen}.title`)}
                  </SiteLink>
                  <p>{t(`sitemap.say.${screen}`)}</p>
                  {BELOW[screen]?.map((links) => (
                    <Links key={links.name ?? screen} {...links} />
                  ))}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** The last part of a group's key. */
function toPatch(group: keyof typeof GROUPS): string {
  return group.slice(group.lastIndexOf('.') + 1);
}

interface LinksProps {
  name?: TextKey;
  links: readonly { to: string; part?: string; text: TextKey }[];
}

function Links({ name, links }: LinksProps) {
  const { t } = useTexts();
  return (
    <div className={styles.below}>
      {name && <h3>{t(name)}</h3>}
      <ul>
        {links.map(({ text, ...to }) => (
          <li key={text}>
            <SiteLink className={styles.link} {...to}>
              {t(text)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
