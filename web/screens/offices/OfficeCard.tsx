import type { DecreedHoliday, Office, Offices } from '#contract/offices.ts';
import type { CreditAsked, CreditOffice } from '#web/forms/creditAsked.ts';
import { chooseOffice } from '#web/forms/drafts.ts';
import { CREDIT, CREDIT_OFFICE } from '#web/navigation/parts.ts';
import { useKeptOpen } from '#web/hooks/useKeptOpen.ts';
import { useTexts, type Translate } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { toRoundKm } from './distance.ts';
import { COUNTRY, project } from './frames.ts';
import { nameOf } from './labels.ts';
import styles from './OfficeCard.module.css';
import { OfficeHours } from './OfficeHours.tsx';
import { cardId, isAway, type Stop } from './stops.ts';

interface OfficeCardProps {
  stop: Stop;
  common: Offices['comun'];
  holidays: readonly DecreedHoliday[];
  /** How far it is, and from where; left out: its km from Asunción. */
  away?: string | undefined;
  credit: CreditOffice | undefined;
  marked: boolean;
  /** Shows its details before anybody asks. */
  open?: boolean;
}

/** A line with the office's name, which opens what there is to know about it. */
export function OfficeCard({ stop, common, holidays, away, credit, marked, open = false }: OfficeCardProps) {
  const { t } = useTexts();
  const { offices, km } = stop;
  const name = nameOf(stop);
  const keptOpen = useKeptOpen(cardId(stop.id));
  const [{ imagen, telefono = common.telefono, otros_telefonos = [], horario = common.horario, pendiente }] = offices;
  const street = offices.find(({ direccion }) => direccion);
  return (
    <li
      className={styles.card}
      id={cardId(stop.id)}
      data-find="office"
      aria-labelledby={`${cardId(stop.id)}-name`}
      tabIndex={-1}
      data-marked={marked ? '' : undefined}
    >
      <details {...keptOpen} open={open}>
        <summary className={styles.line}>
          <h3 id={`${cardId(stop.id)}-name`} className={styles.name}>
            {name}
          </h3>
          {away ? (
            <span className={styles.away}>{away}</span>
          ) : (
            isAway(stop) && <span className={styles.km}>{t('offices.km', { km: toRoundKm(km) })}</span>
          )}
        </summary>
        <div className={styles.inside}>
          {imagen ? (
            <Picture
              className={styles.picture}
              src={imagen}
              width={128}
              height={128}
              alt=""
              frame="8rem"
              loading="lazy"
            />
          ) : (
            !pendiente && <Locator stop={stop} />
          )}
          <div className={styles.words}>
            {offices
              .filter((office) => offices.length === 1 || office.direccion)
              .map((office) => (
                <p key={office.nrosucursal}>{toAddress(office, t)}</p>
              ))}
            {horario.length > 0 && <OfficeHours hours={horario} holidays={holidays} />}
            <p className={styles.number}>
              {t(
                `offices.${common.pendiente ? 'number_pending' : 'number'}_${offices.length === 1 ? 'one' : 'other'}`,
                {
                  number: offices.map(({ nrosucursal }) => nrosucursal).join(', '),
                },
              )}
            </p>
          </div>
          <ul className={styles.ways}>
            <li className={styles.phones}>
              {[telefono, ...otros_telefonos].map(({ texto, enlace }, at) => (
                <a key={enlace} href={`tel:${enlace}`} className={at === 0 ? buttonClass : styles.phone}>
                  {at === 0 && <Icon name="phone" className={styles.icon} />}
                  {at > 0 || horario.length > 0 ? texto : t('offices.call_first', { phone: texto })}
                  <span className="vh"> ({name})</span>
                </a>
              ))}
            </li>
            {credit && (
              <li>
                <SiteLink
                  to="/microfinanzas"
                  part={CREDIT}
                  className={buttonClass}
                  data-kind="line"
                  state={{ creditAsked: credit } satisfies CreditAsked}
                  query={{ [CREDIT_OFFICE]: credit.credito }}
                  onClick={() => chooseOffice(credit.credito)}
                >
                  {credit.instead
                    ? t('offices.credit_at', { office: credit.credito, km: credit.instead.km })
                    : t('offices.credit')}
                  <span className="vh"> ({name})</span> <Arrow />
                </SiteLink>
              </li>
            )}
            {!pendiente && (
              <li>
                <ExternalLink href={toRoute(street ?? offices[0])} className={styles.route}>
                  {street ? t('offices.route') : t('offices.route_town', { town: offices[0].ciudad })}
                  <span className="vh"> ({name})</span>
                </ExternalLink>
              </li>
            )}
          </ul>
        </div>
      </details>
    </li>
  );
}

/** Where it is in the country: what stands in for a photograph. */
function Locator({ stop }: { stop: Stop }) {
  const { width, height } = COUNTRY;
  const { x, y } = project(COUNTRY, stop.place);
  return (
    <svg className={styles.locator} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <image href="/art/maps/oficinas.svg" width={width} height={height} />
      <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r="72" />
    </svg>
  );
}

/** The street if known, else town and department, unless the office's name says them. */
function toAddress({ nombre, direccion, ciudad, departamento, pendiente }: Office, t: Translate): string {
  if (pendiente) return t('offices.ask_where');
  if (direccion) return `${direccion}, ${ciudad}`;
  const where = departamento && t('offices.department', { department: departamento });
  return [nombre !== ciudad && ciudad, where].filter(Boolean).join(' · ') || ciudad;
}

/** To the street if known, else to the town. */
function toRoute({ direccion, ciudad, coordenadas }: Office): string {
  const to = direccion ? `${direccion}, ${ciudad}, Paraguay` : `${coordenadas.lat},${coordenadas.lng}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: to }).toString()}`;
}
