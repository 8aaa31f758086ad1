import type { Privacy } from '#contract/privacy.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Points } from '#web/sections/Points.tsx';
import { Detail } from './Detail.tsx';
import { TechnicalNames } from './TechnicalNames.tsx';

export function Logged({ fields }: { fields: Privacy['registro'] }) {
  const { t } = useTexts();
  return (
    <Detail id="logged" label={t('privacy.logged_fold', { count: String(fields.length) })}>
      <Points points={fields} columns={2} small />
      <TechnicalNames
        title={t('privacy.logged_names')}
        rows={fields.map(({ nombre, campos }) => ({ name: nombre, codes: campos }))}
      />
    </Detail>
  );
}
