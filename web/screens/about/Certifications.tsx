import type { About } from '#contract/about.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Certifications.module.css';
import { PhoneList } from './PhoneList.tsx';

/** Never moves by itself (spec 9). */
export function Certifications({ certifications }: { certifications: About['certificaciones'] }) {
  const { t } = useTexts();
  return (
    <div className={`section ${styles.certifications}`} data-ground="tierra-deep" data-space="small">
      <PhoneList id="certifications" title={t('about.certifications')} slide={styles.slide} bare>
        {certifications.map(({ id, anio, nombre, texto }) => (
          <article key={id} className={styles.seal} aria-labelledby={`certifications-${id}`}>
            <Picture src={`/art/sellos/${id}.svg`} width={320} height={320} alt="" loading="lazy" />
            <Fold id={id} label={<h3>{`${nombre} (${anio})`}</h3>}>
              <div className={styles.words}>
                <p className={styles.year}>{anio}</p>
                <h3 id={`certifications-${id}`}>{nombre}</h3>
                <p>{texto}</p>
              </div>
            </Fold>
          </article>
        ))}
      </PhoneList>
    </div>
  );
}
