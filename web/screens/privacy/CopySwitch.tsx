import { useEffect, useState } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { readCopies } from '#web/offline/copies.ts';
import { allowCopies, keepsCopies, refuseCopies } from '#web/offline/keepPage.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './CopySwitch.module.css';

/** Forgets the pages that were kept for use without a network, and keeps no more; or keeps them again. Hidden without scripts. */
export function CopySwitch() {
  const { t } = useTexts();
  const [kept, setKept] = useState<{ keeping: boolean; count: number }>();
  useEffect(() => void readKept().then(setKept), []);
  const keeping = kept?.keeping ?? true;

  const change = async () => {
    if (keeping) await refuseCopies();
    else allowCopies();
    setKept(await readKept());
  };

  return (
    <section className={styles.switch} data-find="none" aria-labelledby="copies">
      <h3 id="copies" className={styles.title}>
        {t('copy.switch')}
      </h3>
      <p className={styles.said} role="status">
        {kept && (keeping ? t('copy.on', { count: kept.count }) : t('copy.off'))}
      </p>
      <Button kind="line" onClick={() => void change()}>
        {t(keeping ? 'copy.forget' : 'copy.allow')}
      </Button>
    </section>
  );
}

async function readKept(): Promise<{ keeping: boolean; count: number }> {
  // A browser without copies, or one that denies them, has none.
  const copies = await readCopies().catch(() => []);
  return { keeping: keepsCopies(), count: copies.filter(({ title }) => title !== '').length };
}
