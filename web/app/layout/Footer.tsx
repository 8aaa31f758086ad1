import { useId, type ReactNode } from 'react';
import foundation from '#content/foundation.json' with { type: 'json' };
import links from '#content/links.json' with { type: 'json' };
import { useHydrated } from '#web/hooks/useHydrated.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { AwaitedLink } from '#web/navigation/AwaitedLink.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { FOOTER_GROUPS, type FooterGroup } from '#web/navigation/groups.ts';
import { GIVING, PRESS } from '#web/navigation/parts.ts';
import { SearchForm } from '#web/navigation/SearchForm.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { hasWhatsAppNumber } from '#web/navigation/whatsAppLink.ts';
import { ContactLink } from '#web/sections/ContactLink.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Brand } from './Brand.tsx';
import styles from './Footer.module.css';
import { FooterForms } from './FooterForms.tsx';

/** In the navigation once they lead somewhere; until then a quiet word at the foot (docs/decisions/045). */
const AWAITED: readonly { name: 'jobs_portal' | 'intranet'; enlace: string; pendiente?: string }[] = [
  { name: 'jobs_portal', ...links.portal_empleo },
  { name: 'intranet', ...links.intranet },
];

interface FooterProps {
  /** Without a field for the whole site where the screen above is or has one. */
  searches: boolean;
}

export function Footer({ searches }: FooterProps) {
  const { t } = useTexts();
  return (
    <footer>
      <div className={styles.foot}>
        <div className="wrap">
          <div className={`split ${styles.inner}`} data-split="5/7">
            <div className={styles.talk}>
              <div className={styles.say}>
                <p className={styles.question}>{t('footer.say')}</p>
                <a href={`tel:${foundation.telefono.enlace}`} className={styles.tel}>
                  <span className="vh">{t('footer.call')} </span>
                  {foundation.telefono.texto}
                </a>
              </div>
              <div>
                <FooterForms />
                {hasWhatsAppNumber && (
                  <p className={styles.ask}>
                    <ContactLink way="chat" text={t('whatsapp.text')} className={buttonClass} data-kind="line">
                      {t('whatsapp.button')}
                    </ContactLink>
                  </p>
                )}
                <address className={styles.address}>
                  <strong>{t('footer.office')}</strong>
                  {foundation.direccion.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              </div>
            </div>
            <div>
              {searches && (
                <div className={styles.search}>
                  <SearchForm />
                </div>
              )}
              <nav className={styles.links} aria-label={t('footer.nav')}>
                <Group name="credit" />
                <Group name="know">
                  <li>
                    <SiteLink to="/nosotros" part={PRESS}>
                      {t('about.press')}
                    </SiteLink>
                  </li>
                </Group>
                <Group name="join">
                  <li>
                    <SiteLink to="/involucrate" part={GIVING}>
                      {t('footer.give')}
                    </SiteLink>
                  </li>
                  {AWAITED.filter(({ pendiente }) => !pendiente).map(({ name, enlace }) => (
                    <li key={name}>
                      <ExternalLink href={enlace}>{t(`footer.${name}`)}</ExternalLink>
                    </li>
                  ))}
                </Group>
                <Group name="clear">
                  <li>
                    <ExternalLink href={links.gobierno_corporativo.enlace}>{t('footer.governance')}</ExternalLink>
                  </li>
                </Group>
              </nav>
            </div>
          </div>
          <div className={styles.base}>
            <Brand onDark />
            <ul className={styles.social} aria-label={t('footer.social')}>
              {foundation.redes.map((red) => (
                <li key={red.nombre}>
                  <ExternalLink href={red.enlace}>{red.nombre}</ExternalLink>
                </li>
              ))}
            </ul>
            <p className={styles.legal}>
              <SiteLink to="/politicas-de-privacidad">{t('footer.privacy')}</SiteLink>
              <SiteLink to="/mapa-del-sitio">{t('route.mapa-del-sitio.title')}</SiteLink>
              <Copyright name={t('site.name')} />
              {AWAITED.filter(({ pendiente }) => pendiente).map((link) => (
                <AwaitedLink key={link.name} link={link}>
                  {t(`footer.${link.name}`)}
                </AwaitedLink>
              ))}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}

/** `children`: what is no screen of its own. */
function Group({ name, children }: { name: FooterGroup; children?: ReactNode }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.group}>
        {t(`footer.group.${name}`)}
      </p>
      <ul aria-labelledby={id}>
        {FOOTER_GROUPS[name].map((screen) => (
          <li key={screen}>
            <SiteLink to={`/${screen}`}>{t(`route.${screen}.title`)}</SiteLink>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}

/** Prerendered HTML may hold last year, and hydration fixes no text: the key makes a new element. */
function Copyright({ name }: { name: string }) {
  const hydrated = useHydrated();
  return (
    <span key={String(hydrated)} suppressHydrationWarning>
      © {currentYear()} {name}
    </span>
  );
}

function currentYear(): number {
  return new Date().getFullYear();
}
