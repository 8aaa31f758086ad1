import type { DecreedHoliday, Office, Offices } from '#contract/offices.ts';
import { useTexts, type Translate } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { chooseOffice } from './chooseOffice.ts';
import { toRoundKm } from './distance.ts';
import { nameOf } from './labels.ts';
import styles from './OfficeCard.module.css';
import { OfficeHours } from './OfficeHours.tsx';
import { cardId, type Stop } from './stops.ts';

interface OfficeCardProps {
  stop: Stop;
  common: Offices['comun'];
  holidays: readonly DecreedHoliday[];
  km?: number;
  marked: boolean;
}

export function OfficeCard({ stop, common, holidays, km, marked }: OfficeCardProps) {
  const { t } = useTexts();
  const { offices } = stop;
  const name = nameOf(stop);
  const [{ imagen, telefono = common.telefono, horario = common.horario, pendiente }] = offices;
  const credit = offices.find(({ credito }) => credito !== '')?.credito;
  return (
    <li
      className={styles.card}
      id={cardId(stop.id)}
      aria-labelledby={`${cardId(stop.id)}-name`}
      tabIndex={-1}
      data-marked={marked ? '' : undefined}
    >
      <img
        className={styles.tile}
        src={imagen || `/art/oficinas/${encodeURIComponent(name)}.svg`}
        width="128"
        height="128"
        alt=""
        loading="lazy"
      />
      <div className={styles.words}>
        <h3 id={`${cardId(stop.id)}-name`}>
          <span className={styles.numbers}>{offices.map(({ nrosucursal }) => nrosucursal).join(' · ')}</span> {name}
        </h3>
        {offices
          .filter((office) => offices.length === 1 || office.direccion)
          .map((office) => (
            <p key={office.nrosucursal}>{toAddress(office, t)}</p>
          ))}
        {horario.length > 0 && <OfficeHours hours={horario} holidays={holidays} />}
        {km !== undefined && Number.isFinite(km) && (
          <p className={styles.away}>{t('offices.away', { km: toRoundKm(km) })}</p>
        )}
      </div>
      <ul className={styles.ways}>
        <li>
          <a href={`tel:${telefono.enlace}`}>
            <Icon name="phone" className={styles.phone} />
            {telefono.texto}
            <span className="vh"> ({name})</span>
          </a>
        </li>
        {!pendiente && (
          <li>
            <ExternalLink href={toRoute(offices)}>
              {t('offices.route')}
              <span className="vh"> ({name})</span>
            </ExternalLink>
          </li>
        )}
        <li>
          <SiteLink to="/microfinanzas" onClick={() => credit && chooseOffice(credit)}>
            {t('offices.credit')}
            <span className="vh"> ({name})</span> <Arrow />
          </SiteLink>
        </li>
      </ul>
    </li>
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
function toRoute(offices: Stop['offices']): string {
  const { direccion, ciudad, coordenadas } = offices.find((office) => office.direccion) ?? offices[0];
  const to = direccion ? `${direccion}, ${ciudad}, Paraguay` : `${coordenadas.lat},${coordenadas.lng}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: to }).toString()}`;
}
