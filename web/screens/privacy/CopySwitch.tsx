import { useEffect, useState } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { readCopies } from '#web/offline/copies.ts';
import { allowCopies, keepsCopies, refuseCopies } from '#web/offline/keepPage.ts';
import { DeviceSwitch } from './DeviceSwitch.tsx';

/** Forgets the pages that were kept for use without a network, and keeps no more; or keeps them again. */
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
    <DeviceSwitch
      id="copies"
      title={t('copy.switch')}
      said={kept && (keeping ? t('copy.on', { count: kept.count }) : t('copy.off'))}
      action={{ text: t(keeping ? 'copy.forget' : 'copy.allow'), run: () => void change() }}
    />
  );
}

async function readKept(): Promise<{ keeping: boolean; count: number }> {
  // A browser without copies, or one that denies them, has none.
  const copies = await readCopies().catch(() => []);
  return { keeping: keepsCopies(), count: copies.filter(({ title }) => title !== '').length };
}
