import { useLocation } from 'react-router';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { doorwayPath, resolveRoute } from '#contract/routes.ts';
import { storeLanguage } from '#web/i18n/storedLanguage.ts';
import { useTexts } from '#web/i18n/texts.tsx';
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
          href={doorwayPath(language, language === current ? here.path : there, { chooses: true })}
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
