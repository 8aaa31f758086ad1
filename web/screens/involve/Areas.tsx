import type { InternshipCategory } from '#contract/involvement.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { AreaCards } from './AreaCards.tsx';
import styles from './Areas.module.css';

export const AREAS_ID = 'areas';

export function Areas({ categories }: { categories: readonly InternshipCategory[] }) {
  const { t } = useTexts();
  return (
    <section className={styles.areas} id={AREAS_ID} aria-labelledby="areas-title" tabIndex={-1}>
      <div className="split" data-head="">
        <h2 id="areas-title">{t('involve.areas')}</h2>
        <p>{t('route.involucrate.more')}</p>
      </div>
      <AreaCards categories={categories} />
    </section>
  );
}
