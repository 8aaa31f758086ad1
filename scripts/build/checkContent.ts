import { CONTENT_FILES } from '#contract/content.ts';
import type { Fault } from '#server/faults/fault.ts';
import { findBreaches } from '#server/faults/findBreaches.ts';
import { PLACES } from '#web/screens/where/worldPlaces.ts';
import { findDisagreements } from './agreement.ts';
import { compareTexts } from './compareTexts.ts';
import { findDeadLinks } from './deadLinks.ts';
import { leavesOf } from './leaves.ts';
import { findMissingAlts } from './missingAlts.ts';
import { findPartialTexts } from './partialTexts.ts';
import { readContent, type Content } from './readContent.ts';
import { refuse } from './tell.ts';
import { findOtherVoices } from './voice.ts';

/** Checks everything that the site says before it is built. @throws InvalidContent */
export function checkContent(root: string): void {
  refuse(findFaults(readContent(root)), root);
}

/** Everything that is wrong. */
export function findFaults(content: Content): Fault[] {
  const breaches = [...content.files].flatMap(([name, value]) =>
    findBreaches({ file: `content/${name}`, schema: CONTENT_FILES[name], value, syntax: 'json' }),
  );
  return [
    ...content.faults,
    ...breaches,
    // Files can be compared once each is what its schema says.
    ...(breaches.length ? [] : findDisagreements(Object.fromEntries(content.files))),
    ...compareTexts(content),
    ...findPartialTexts(content),
    ...findDeadLinks(content),
    ...findMissingAlts(content),
    ...findUnmappedCountries(content),
    ...findOtherVoices(content),
  ];
}

/** Countries that would have neither a shape on the world map nor an end of their thread. */
function findUnmappedCountries({ files }: Content): Fault[] {
  return leavesOf(files.get('countries.json'))
    .filter(({ keys, text }) => keys.at(-1) === 'iso3' && /^[A-Z]{3}$/.test(text) && !Object.hasOwn(PLACES, text))
    .map(({ keys, text }) => ({
      file: 'content/countries.json',
      keys,
      says: {
        es: `${text} no está en el mapa. Fijate en las tres letras; si el país es nuevo, seguí «A new country» en docs/editing.md.`,
        en: `${text} is not on the map. Look at its three letters; for a new country follow “A new country” in docs/editing.md.`,
      },
    }));
}
