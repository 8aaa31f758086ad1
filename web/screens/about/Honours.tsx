import type { About } from '#contract/about.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { CarouselRow } from '#web/sections/CarouselRow.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { AwardCard } from './AwardCard.tsx';
import styles from './Honours.module.css';
import { PhoneList } from './PhoneList.tsx';

/** Spec 9. Certifications never move by themselves. */
const AWARDS_MS = 10_000;
/** What is so many years older than the newest a phone shows only when asked for it. */
const OLD_AFTER_YEARS = 5;

interface HonoursProps {
  awards: About['premios'];
  certifications: About['certificaciones'];
}

/** One wall: the medals, and below them the seals. */
export function Honours({ awards, certifications }: HonoursProps) {
  const { t } = useTexts();
  const newest = Math.max(...certifications.map(({ anio }) => anio));
  const isOld = (anio: number) => newest - anio >= OLD_AFTER_YEARS;
  const seals = (
    <PhoneList
      id="certifications"
      title={t('about.certifications')}
      whole
      parts={{ root: styles.certifications, viewport: styles.seals }}
      bare
    >
      {[...certifications]
        .sort((one, other) => other.anio - one.anio)
        .map(({ id, anio, nombre, texto }) => (
          <article
            key={id}
            className={styles.seal}
            data-old={isOld(anio) ? '' : undefined}
            aria-labelledby={`certifications-${id}`}
          >
            <Picture src={`/art/sellos/${id}.svg`} width={320} height={320} alt="" loading="lazy" />
            <div>
              <p className={styles.year}>{anio}</p>
              <h3 id={`certifications-${id}`}>{nombre}</h3>
            </div>
            <p className={styles.says}>{texto}</p>
          </article>
        ))}
    </PhoneList>
  );
  return (
    <div className={`section ${styles.wall}`} data-ground="tierra-deep" data-space="small">
      <CarouselRow
        id="awards"
        title={t('about.awards')}
        autoplayMs={AWARDS_MS}
        whole
        parts={{ root: styles.medals, viewport: styles.awards }}
      >
        {awards.map((award) => (
          <AwardCard key={award.id} award={award} />
        ))}
      </CarouselRow>
      {certifications.some(({ anio }) => isOld(anio)) ? (
        <Fold id="certifications" label={<h2>{t('about.certifications')}</h2>} peek>
          {seals}
        </Fold>
      ) : (
        seals
      )}
    </div>
  );
}
