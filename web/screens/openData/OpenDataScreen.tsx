import type { Content } from '#web/i18n/content.ts';
import { PhoneLink } from '#web/sections/PhoneLink.tsx';
import { TextPage } from '#web/sections/TextPage.tsx';
import { buttonClass } from '#web/ui/Button.tsx';

const FILES = ['csv', 'json'] as const;

/** /datos-abiertos: the figures as files, their fields, and how to quote them. */
export function OpenDataScreen({ sections }: { sections: Content<'openData'> }) {
  const files = (
    <ul>
      {FILES.map((ending) => (
        <li key={ending}>
          <a href={`/numeros.${ending}`} className={buttonClass} data-kind="line">
            /numeros.{ending}
          </a>
        </li>
      ))}
    </ul>
  );
  return <TextPage screen="datos-abiertos" sections={sections} parts={{ archivos: files, citar: <PhoneLink /> }} />;
}
