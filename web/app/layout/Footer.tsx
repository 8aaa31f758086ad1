import foundation from '#content/foundation.json' with { type: 'json' };
import links from '#content/links.json' with { type: 'json' };
import { useHydrated } from '#web/hooks/useHydrated.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { CONTACT_WAYS, ContactLink } from '#web/navigation/ContactLink.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Brand } from './Brand.tsx';
import styles from './Footer.module.css';
import { FooterForms } from './FooterForms.tsx';

/** In the order of spec 2. */
const SECTIONS = ['sostenibilidad', 'involucrate', 'nuestras-oficinas', 'recursos', 'tasas-tarifas'] as const;

export function Footer() {
  const { t } = useTexts();
  return (
    <footer>
      <div className={styles.foot}>
        <div className="wrap">
          <div className="split" data-split="5/7">
            <div>
              <p className={styles.question}>{t('footer.say')}</p>
              <FooterForms />
              <div className={styles.ask}>
                {CONTACT_WAYS.map((way) => (
                  <ContactLink key={way} way={way} text={t('whatsapp.text')} className={buttonClass} data-kind="line">
                    {t(way === 'call' ? 'footer.call' : 'whatsapp.button')}
                  </ContactLink>
                ))}
              </div>
              <address className={styles.address}>
                <strong>{t('footer.office')}</strong>
                {foundation.direccion.map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <a className={styles.tel} href={`tel:${foundation.telefono.enlace}`}>
                  {foundation.telefono.texto}
                </a>
              </address>
            </div>
            <nav className={styles.links} aria-label={t('footer.nav')}>
              <ul>
                {SECTIONS.map((screen) => (
                  <li key={screen}>
                    <SiteLink to={`/${screen}`}>{t(`route.${screen}.title`)}</SiteLink>
                  </li>
                ))}
                <li>
                  <SiteLink to="/trabaja-con-nosotros">{t('route.trabaja-con-nosotros.title')}</SiteLink>
                </li>
                <li>
                  <ExternalLink href={links.portal_empleo.enlace}>{t('footer.jobs_portal')}</ExternalLink>
                </li>
                <li>
                  <ExternalLink href={links.intranet.enlace}>{t('footer.intranet')}</ExternalLink>
                </li>
                <li>
                  <ExternalLink href={links.gobierno_corporativo.enlace}>{t('footer.governance')}</ExternalLink>
                </li>
              </ul>
            </nav>
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
              <Copyright name={t('site.name')} />
              <SiteLink to="/politicas-de-privacidad">{t('footer.privacy')}</SiteLink>
            </p>
          </div>
        </div>
      </div>
    </footer>
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
