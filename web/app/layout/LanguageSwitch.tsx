import { useContext } from 'react';
import { useLocation } from 'react-router';
import { LANGUAGES, languageOf, type Language } from '#contract/language.ts';
import type { Post } from '#contract/posts.ts';
import { doorwayPath, resolveRoute, storyPath, type Route } from '#contract/routes.ts';
import { storeLanguage } from '#web/i18n/storedLanguage.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { toAddresses } from '#web/navigation/PageHead.tsx';
import { RemoteContext } from '#web/data/Remote.tsx';
import { story } from '#web/services/news.ts';
import styles from './LanguageSwitch.module.css';

/**
 * Both languages, the current one marked. The other one is a link to the same screen's doorway, which chooses its language,
 * so the page is loaded anew (spec 1). A story leads to its translation, where it has one, else to the news.
 */
export function LanguageSwitch() {
  const { language: current, t } = useTexts();
  const { pathname, search } = useLocation();
  const here = resolveRoute(pathname);
  const there = here.screen === 'story' ? '/noticias' : here.path;
  const otherDoorway = useDoorwayIn(current === 'es' ? 'en' : 'es', here);

  const change = (language: Language) => {
    storeLanguage(language);
    // The head knows a story's translation; the story's screen wrote it there.
    const alternate = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${language}"]`);
    const query = new URLSearchParams(search);
    query.delete('lang');
    const path = here.screen === 'story' && alternate ? new URL(alternate.href).pathname : undefined;
    if (here.screen === 'story' && !path) query.set('aviso', here.slug);
    const kept = query.toString();
    location.replace((path ?? doorwayPath(language, there, { chooses: true })) + (kept && `?${kept}`));
  };

  return (
    <div className={styles.switch} role="group" aria-label={t('header.language')}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={language === current ? doorwayPath(language, here.path, { chooses: true }) : otherDoorway}
          lang={language}
          hrefLang={language}
          aria-label={t(`header.language.${language}`)}
          aria-current={language === current ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            if (language !== current) change(language);
          }}
        >
          {language.toUpperCase()}
        </a>
      ))}
    </div>
  );
}

/** Where the link to the other language leads without scripts: what a story's is, is known where the page brought it along. */
function useDoorwayIn(language: Language, here: Route): string {
  const source = useContext(RemoteContext);
  if (here.screen !== 'story') return doorwayPath(language, here.path, { chooses: true });
  const list = doorwayPath(language, '/noticias', { chooses: true });
  // Written by our own server under the key of this very query; null: there is no such story.
  const post = source?.initial[story(here.slug).key] as Post | null | undefined;
  if (!post) return list;
  const { alternates } = toAddresses(
    languageOf(post),
    here.path,
    post.traduccion ? storyPath(post.traduccion) : undefined,
  );
  const alternate = alternates.find(({ hreflang }) => hreflang === language)?.href;
  return alternate ?? `${list}?${new URLSearchParams({ aviso: here.slug }).toString()}`;
}
