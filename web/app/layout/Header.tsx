import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { resolveRoute } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** In the order of spec 2. */
const MENU = ['index', 'nosotros', 'donde-trabajamos', 'semaforo', 'microfinanzas', 'ee', 'escuelas'] as const;

/** `notFound`: no menu item is current. */
export function Header({ notFound }: { notFound: boolean }) {
  const { t } = useTexts();
  const { pathname, key } = useLocation();
  const current = notFound ? undefined : resolveRoute(pathname).path;
  // History entry on which the menu was opened: any navigation closes it.
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

  return (
    <header
      ref={header}
      className={styles.header}
      // The open menu would cover the next focused element.
      onBlur={({ relatedTarget }) =>
        relatedTarget instanceof Node && !header.current?.contains(relatedTarget) && setOpenOn(undefined)
      }
    >
      <div className={`wrap ${styles.inner}`}>
        <Brand />
        {/* Before the menu for keyboard order, though displayed last. */}
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
