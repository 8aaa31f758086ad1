import { useEffect, useId, useRef } from 'react';
import { resolveRoute, SEARCH_PATH, type FixedScreen } from '#contract/routes.ts';
import { useLocation } from '#web/hooks/router.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { MENU } from '#web/navigation/groups.ts';
import { GIVING } from '#web/navigation/parts.ts';
import { SearchForm } from '#web/navigation/SearchForm.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** What people come for besides; only the opened menu has room for it. */
const MORE = ['noticias', 'nuestras-oficinas', 'tasas-tarifas'] as const;

/** `notFound`: no menu item is current. */
export function Header({ notFound }: { notFound: boolean }) {
  const { t } = useTexts();
  const { pathname, key } = useLocation();
  const current = notFound ? undefined : resolveRoute(pathname).path;
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLDetailsElement>(null);
  const menu = useId();

  const close = () => {
    if (toggle.current) toggle.current.open = false;
  };

  // `key`: any navigation closes the menu, but not the first render: it may have been opened before this code came.
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current !== key) close();
    shownKey.current = key;
  }, [key]);

  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !header.current?.contains(target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !toggle.current?.open) return;
      close();
      toggle.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  // Several lines (large text) would cover the page: not sticky then.
  useEffect(() => {
    const element = header.current;
    const bar = element?.firstElementChild;
    if (!bar) return undefined;
    const observer = new ResizeObserver(() =>
      element.toggleAttribute(
        'data-tall',
        bar.clientHeight > 1.25 * Number.parseFloat(getComputedStyle(bar).minHeight),
      ),
    );
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);

  const toItem = (screen: FixedScreen) => (
    <li key={screen}>
      <SiteLink to={`/${screen}`} aria-current={current === `/${screen}` ? 'page' : undefined} onClick={close}>
        {t(`route.${screen}.title`)}
      </SiteLink>
    </li>
  );

  return (
    <header
      ref={header}
      className={styles.header}
      // The open menu would cover the next focused element.
      onBlur={({ relatedTarget }) =>
        relatedTarget instanceof Node && !header.current?.contains(relatedTarget) && close()
      }
    >
      <div className={`wrap ${styles.inner}`}>
        <Brand />
        {/* Before the menu for keyboard order, though displayed last. Works as soon as it is painted: CSS shows the menu. */}
        <details ref={toggle} className={styles.toggle}>
          <summary aria-label={t('header.menu')} aria-controls={menu}>
            <Icon name="bars" />
            <Icon name="xmark" />
          </summary>
        </details>
        <nav id={menu} className={styles.menu} aria-label={t('header.nav')}>
          <ul>{MENU.map(toItem)}</ul>
          <ul className={styles.more}>
            {MORE.map(toItem)}
            <li>
              <SiteLink to="/involucrate" part={GIVING} onClick={close}>
                {t('footer.give')}
              </SiteLink>
            </li>
          </ul>
          <SearchForm />
        </nav>
        <SiteLink to={SEARCH_PATH} className={styles.search} aria-label={t('search.label')}>
          <Icon name="magnifying-glass" />
        </SiteLink>
        <LanguageSwitch />
      </div>
    </header>
  );
}
