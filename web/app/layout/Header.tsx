import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { resolveRoute } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** The menu, in the order of spec 2. */
const MENU = ['index', 'nosotros', 'donde-trabajamos', 'semaforo', 'microfinanzas', 'ee', 'escuelas'] as const;

/** `lost`: the page is none of the menu's, whatever the router takes its address for (404). */
export function Header({ lost }: { lost: boolean }) {
  const { t } = useTexts();
  const { pathname, key } = useLocation();
  const current = lost ? undefined : resolveRoute(pathname).path;
  // The history entry that the menu was opened on: a chosen link leaves it, and so closes the menu.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === key;
  const header = useRef<HTMLElement>(null);
  const burger = useRef<HTMLButtonElement>(null);
  const menu = useId();

  useEffect(() => {
    if (!open) return undefined;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) setOpenOn(undefined);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenOn(undefined);
      burger.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  // A bar of several lines, as large text makes it, would cover the page and what has focus in it: it goes with the page.
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

  return (
    <header
      ref={header}
      className={styles.header}
      // What focus goes to next would lie under the open sheet.
      onBlur={({ relatedTarget }) =>
        relatedTarget instanceof Node && !header.current?.contains(relatedTarget) && setOpenOn(undefined)
      }
    >
      <div className={`wrap ${styles.inner}`}>
        <Brand />
        {/* Drawn last, but right before what it opens, so that the keyboard goes from one into the other. */}
        <button
          ref={burger}
          type="button"
          className={styles.burger}
          aria-label={t('header.menu')}
          aria-expanded={open}
          aria-controls={menu}
          onClick={() => setOpenOn(open ? undefined : key)}
        >
          <Icon name={open ? 'xmark' : 'bars'} />
        </button>
        <nav id={menu} className={styles.menu} aria-label={t('header.nav')} data-open={open ? '' : undefined}>
          <ul>
            {MENU.map((screen) => (
              <li key={screen}>
                <SiteLink
                  to={`/${screen}`}
                  aria-current={current === `/${screen}` ? 'page' : undefined}
                  onClick={() => setOpenOn(undefined)}
                >
                  {t(`route.${screen}.title`)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch />
      </div>
    </header>
  );
}
