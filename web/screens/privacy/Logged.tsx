import type { Privacy } from '#contract/privacy.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Points } from '#web/sections/Points.tsx';
import { TechnicalNames } from './TechnicalNames.tsx';
import { Told } from './Told.tsx';

export function Logged({ fields }: { fields: Privacy['registro'] }) {
  const { t } = useTexts();
  return (
    <Told titulo={t('privacy.logged')}>
      <div>
        <Points points={fields} columns={2} small />
        <TechnicalNames
          id="logged-names"
          title={t('privacy.logged_names')}
          rows={fields.map(({ nombre, campos }) => ({ name: nombre, codes: campos }))}
        />
      </div>
    </Told>
  );
}
