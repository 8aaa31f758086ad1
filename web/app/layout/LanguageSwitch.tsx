import { labelOf, LANGUAGES, languageOfScreen, type Language } from '#contract/language.ts';
import { pagePath, resolveRoute } from '#contract/routes.ts';
import { useLocation } from '#web/hooks/router.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { storeLanguage } from '#web/i18n/storedLanguage.ts';
import { onPlainClick } from '#web/navigation/plainClick.ts';
import { headOf } from '../headOf.ts';
import { placeNow } from '../place.ts';
import { saveHistoryState } from '../savedHistoryState.ts';
import { usePage } from '../usePage.ts';
import styles from './LanguageSwitch.module.css';

/**
 * Loads the prerendered page of the other language (spec 1). A category, whose stories are of one language, leads to the
 * news; so does a story without translation, with a notice.
 */
export function LanguageSwitch() {
  const page = usePage(useTexts());
  const { language: current, t } = page;
  const { pathname, search } = useLocation();
  const here = resolveRoute(pathname);
  const { paths } = headOf(here, page);

  const pathIn = (language: Language) =>
    language === current ? here.path : paths[languageOfScreen(language, here.screen)];

  const addressIn = (language: Language, query = new URLSearchParams()) => {
    const translated = pathIn(language);
    const untranslated = translated === undefined;
    let path = translated ?? here.path;
    if (untranslated && here.screen === 'category') path = '/noticias';
    if (untranslated && here.screen === 'story') {
      path = '/noticias';
      if (paths[current] !== undefined) query.set('aviso', here.slug);
    }
    const kept = query.toString();
    return pagePath(language, path, { chooses: true }) + (kept && `?${kept}`);
  };

  const change = (language: Language) => {
    storeLanguage(language);
    const query = new URLSearchParams(search);
    query.delete('lang');
    const address = addressIn(language, query);
    if (pathIn(language) !== undefined) {
      const path = new URL(address, location.href).pathname;
      saveHistoryState({ path, state: history.state, place: placeNow() });
    }
    location.replace(address);
  };

  // A screen that a language lacks is shown in the default one, within the language.
  const nameOf = (language: Language) =>
    labelOf(language) + (languageOfScreen(language, here.screen) === language ? '' : `. ${t('header.untranslated')}`);

  return (
    <div className={styles.switch} role="group" aria-label={t('header.language')}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={addressIn(language)}
          lang={language}
          hrefLang={language}
          aria-label={nameOf(language)}
          aria-current={language === current ? 'true' : undefined}
          // In a new tab the path chooses the language.
          onClick={onPlainClick(() => language !== current && change(language))}
        >
          {language.toUpperCase()}
        </a>
      ))}
    </div>
  );
}
