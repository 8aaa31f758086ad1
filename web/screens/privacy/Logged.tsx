import type { Privacy } from '#contract/privacy.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Points } from '#web/sections/Points.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import styles from './Logged.module.css';
import { TechnicalNames } from './TechnicalNames.tsx';

export function Logged({ fields }: { fields: Privacy['registro'] }) {
  const { t } = useTexts();
  return (
    <div className={styles.logged}>
      <h3 className={styles.title}>{t('privacy.logged')}</h3>
      <Fold id="logged" label={t('privacy.logged_fold', { count: String(fields.length) })}>
        <div>
          <Points points={fields} columns={2} small />
          <TechnicalNames
            title={t('privacy.logged_names')}
            rows={fields.map(({ nombre, campos }) => ({ name: nombre, codes: campos }))}
          />
        </div>
      </Fold>
    </div>
  );
}
