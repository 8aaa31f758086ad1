import type { Privacy } from '#contract/privacy.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { MeasureSwitch } from './MeasureSwitch.tsx';
import styles from './Measured.module.css';

export function Measured({ measuring: { titulo, parrafos } }: { measuring: Privacy['medicion'] }) {
  const { t } = useTexts();
  return (
    <div className={styles.measured}>
      <h3 className={styles.title}>{titulo}</h3>
      <Fold id="measured" label={t('privacy.measured_fold')} always>
        {parrafos.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Fold>
      <MeasureSwitch />
    </div>
  );
}
