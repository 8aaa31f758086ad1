import type { Content } from '#web/i18n/content.ts';
import { PhoneLink } from '#web/sections/PhoneLink.tsx';
import { TextPage } from '#web/sections/TextPage.tsx';

/** /accesibilidad: what was tried, what was not, and where to complain. */
export function AccessibilityScreen({ sections }: { sections: Content<'accessibility'> }) {
  return <TextPage screen="accesibilidad" sections={sections} parts={{ reclamo: <PhoneLink /> }} />;
}
