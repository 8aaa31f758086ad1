import * as z from 'zod/mini';
import { CONTENT_FILES } from '#contract/content.ts';
import { PLACES } from '#web/screens/where/worldPlaces.ts';
import { findDisagreements } from './agreement.ts';
import { compareTexts } from './compareTexts.ts';
import { findDeadLinks } from './deadLinks.ts';
import { leavesOf } from './leaves.ts';
import { findMissingAlts } from './missingAlts.ts';
import { findOtherVoices } from './voice.ts';
import { InvalidContent, readContent, type Content } from './readContent.ts';

/** Says what is wrong where a schema has no words of its own: the browser's schemas come without any. */
const { localeError: error } = z.locales.en();

/** Checks everything that the site says before it is built. @throws InvalidContent */
export function checkContent(root: string): void {
  const problems = findProblems(readContent(root));
  if (problems.length) throw new InvalidContent(problems.join('\n'));
}

/** Everything that is wrong, a line each: file, record and reason. */
export function findProblems(content: Content): string[] {
  const breaches = breachesOf(content);
  return [
    ...breaches,
    // Files can be compared once each is what its schema says.
    ...(breaches.length ? [] : findDisagreements(Object.fromEntries(content.files))),
    ...compareTexts(content),
    ...content.storyProblems,
    ...findDeadLinks(content),
    ...findMissingAlts(content),
    ...findUnmappedCountries(content),
    ...findOtherVoices(content),
  ];
}

function breachesOf({ files }: Content): string[] {
  return [...files].flatMap(([name, value]) => {
    const issues = CONTENT_FILES[name].safeParse(value, { error }).error?.issues ?? [];
    return issues.map(
      (issue) => `content/${name}: ${issue.path.map(String).join('.') || 'the file'}: ${issue.message}`,
    );
  });
}

/** Countries that would have neither a shape on the world map nor an end of their thread. */
function findUnmappedCountries({ files }: Content): string[] {
  return leavesOf(files.get('countries.json'))
    .filter(({ keys, text }) => keys.at(-1) === 'iso3' && !Object.hasOwn(PLACES, text))
    .map(
      ({ keys, text }) => `content/countries.json: ${keys.join('.')}: ${text} is not on the world map (worldPlaces.ts)`,
    );
}
