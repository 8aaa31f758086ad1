import { useLocation } from 'react-router';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { pagePath, resolveRoute } from '#contract/routes.ts';
import { storeLanguage } from '#web/i18n/storedLanguage.ts';
import { onPlainClick } from '#web/navigation/plainClick.ts';
import { headOf } from '../headOf.ts';
import { usePage } from '../usePage.ts';
import styles from './LanguageSwitch.module.css';

/**
 * Loads the prerendered page of the other language (spec 1). A category, whose stories are of one language, leads to the
 * news; so does a story without translation, with a notice.
 */
export function LanguageSwitch() {
  const page = usePage();
  const { language: current, t } = page;
  const { pathname, search } = useLocation();
  const here = resolveRoute(pathname);
  const { paths } = headOf(here, page);

  const addressIn = (language: Language, query = new URLSearchParams()) => {
    let path = language === current ? here.path : (paths[language] ?? here.path);
    const untranslated = language !== current && paths[language] === undefined;
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
    location.replace(addressIn(language, query));
  };

  return (
    <div className={styles.switch} role="group" aria-label={t('header.language')}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={addressIn(language)}
          lang={language}
          hrefLang={language}
          aria-label={t(`header.language.${language}`)}
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
