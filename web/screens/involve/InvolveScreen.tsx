import type { FigureInLanguage } from '#contract/content.ts';
import type { InternshipCategory, Involvement } from '#contract/involvement.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Apply } from './Apply.tsx';
import { Areas } from './Areas.tsx';
import { Doors } from './Doors.tsx';
import { Giving } from './Giving.tsx';
import styles from './InvolveScreen.module.css';
import { Platforms } from './Platforms.tsx';
import { Ways } from './Ways.tsx';

interface InvolveScreenProps {
  involvement: Involvement;
  categories: readonly InternshipCategory[];
  figures: readonly FigureInLanguage[];
}

export function InvolveScreen({ involvement, categories, figures }: InvolveScreenProps) {
  const { t } = useTexts();
  return (
    <>
      <div className={styles.measured}>
        <section className={styles.opening}>
          <div className={styles.words}>
            <div>
              <h1 className="display">{t('route.involucrate.title')}</h1>
              <p className={`statement ${styles.headline}`}>{t('route.involucrate.headline')}</p>
            </div>
            <Ways />
          </div>
          <Credit of={involvement.apertura.credito} />
          <div className={styles.figure}>
            <Picture
              className={styles.picture}
              src={involvement.apertura.imagen}
              width={1600}
              height={800}
              alt={involvement.apertura.alt}
              frame="(min-width: 960px) 62vw, 100vw"
            />
          </div>
          <Platforms platforms={involvement.plataformas} />
        </section>
        <Giving platforms={involvement.plataformas} giving={involvement.donaciones} figures={figures} />
        <Areas categories={categories} />
      </div>
      <Apply involvement={involvement} />
      <Doors picture={involvement.cierre} sources={involvement.fuentes} />
    </>
  );
}
