import { useTexts } from '#web/i18n/texts.tsx';

/** Who took a photograph; nothing where nobody is named. */
export function Credit({ of: name }: { of: string | undefined }) {
  const { t } = useTexts();
  return name && <p className="credit">{t('picture.credit', { name })}</p>;
}
