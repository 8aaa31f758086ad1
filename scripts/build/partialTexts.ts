import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEFAULT_LANGUAGE, entryOf, LANGUAGES, type Language } from '#contract/language.ts';
import type { ScreenName } from '#contract/routes.ts';
import { isTranslated } from '#contract/translated.ts';
import type { Fault, Key } from '#server/faults/fault.ts';
import type { Said } from '#server/faults/said.ts';
import { placeOf } from './compareTexts.ts';
import type { Content } from './readContent.ts';
import { keysIn } from './screenTexts.ts';

const ENTRY = 'web/app/entry.tsx';
const SCREENS = 'web/app/screens.ts';

/** Texts and records that a language lacks although it names, in contract/language.ts, a screen that shows them. */
export function findPartialTexts(content: Content): Fault[] {
  return LANGUAGES.flatMap((language) => {
    const { screens } = entryOf(language);
    return screens ? findMissing(language, { content, screens }) : [];
  });
}

function findMissing(
  language: Language,
  { content, screens }: { content: Content; screens: readonly ScreenName[] },
): Fault[] {
  const [own, first] = [content.texts[language], content.texts[DEFAULT_LANGUAGE]];
  const needed = screens.map((screen) => ({ screen, ...shownBy(screen, content) }));
  const around = { screen: undefined, keys: keysOfFrame(content) };
  const missing = [around, ...needed].flatMap(({ screen, keys }) =>
    keys.filter((key) => !(key in own)).map((key) => [key, screen] as const),
  );
  const ofTexts = [...new Map(missing.toReversed())].map(([key, screen]) => ({
    file: `content/i18n/${language}.json`,
    keys: [key],
    ...placeOf(key, own, first),
    says: isNeeded(screen),
  }));
  const ofRecords = needed.flatMap(({ screen, files }) =>
    files.flatMap((name) =>
      withoutLanguage(content.files.get(name as never), language).map((keys) => ({
        file: `content/${name}`,
        keys: [...keys, language],
        says: isNeeded(screen),
      })),
    ),
  );
  return [...ofTexts, ...ofRecords];
}

function isNeeded(screen: ScreenName | undefined): Said {
  return screen
    ? {
        es: `falta, y lo muestra ${screen}, una de las pantallas que el idioma tiene en contract/language.ts.`,
        en: `is missing, and is shown by ${screen}, one of the screens that the language has in contract/language.ts.`,
      }
    : {
        es: 'falta, y lo muestran todas las páginas: el menú, el pie o un aviso.',
        en: 'is missing, and every page shows it: in the menu, the footer or a notice.',
      };
}

/** The text keys of what surrounds every screen. */
export function keysOfFrame(content: Content): string[] {
  return keysOf(content, sourcesFrom(content.root, ENTRY));
}

/** The text keys and the content files that a screen shows. */
export function shownBy(screen: ScreenName, content: Content): { keys: string[]; files: string[] } {
  const entry = entryFile(content.root, screen);
  const sources = sourcesFrom(content.root, entry);
  const head = [`route.${screen}.title`, `route.${screen}.description`];
  const keys = new Set([...keysOf(content, sources), ...head.filter((key) => key in content.texts[DEFAULT_LANGUAGE])]);
  const [, listed = ''] = /loaded\(\s*\(\) => import\([^)]*\),\s*\[([^\]]*)\]/.exec(sources.get(entry) ?? '') ?? [];
  const asked = [...sources.values()].flatMap((source) => [...source.matchAll(/importContent\(\s*('\w+')/g)]);
  const names = [listed, ...asked.map(([, name]) => name)].join().match(/\w+/g) ?? [];
  return { keys: [...keys], files: [...new Set(names)].map((name) => `${name}.json`) };
}

function keysOf({ texts }: Content, sources: ReadonlyMap<string, string>): string[] {
  return [...keysIn([...sources.values()].join('\n'), Object.keys(texts[DEFAULT_LANGUAGE]))];
}

/** `web/screens/home/home.screen.tsx` of `index`. @throws Error where the app has no such screen */
function entryFile(root: string, screen: ScreenName): string {
  const source = readFileSync(join(root, SCREENS), 'utf8');
  const [, name] = new RegExp(`^  '?${screen}'?: (\\w+),`, 'm').exec(source) ?? [];
  const [, file] = new RegExp(`import \\{ ${name} \\} from .#(web/[\\w./]+)`).exec(source) ?? [];
  if (!file) throw new Error(`${SCREENS} has no screen ${screen}`);
  return file;
}

/** The sources that a file reaches, by path, without what other screens are. */
function sourcesFrom(root: string, first: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string) => {
    const isOther = file !== first && /\.screen\.tsx$|^web\/screens\/screen\.ts$/.test(file);
    if (isOther || found.has(file) || !/^web\/.*\.tsx?$/.test(file) || !existsSync(join(root, file))) return;
    const source = readFileSync(join(root, file), 'utf8');
    found.set(file, source);
    for (const [, name = ''] of source.matchAll(/(?:from|import\()\s*'([#.][^']+)'/g)) {
      visit(name.startsWith('#') ? name.slice(1) : join(dirname(file), name).replaceAll('\\', '/'));
    }
  };
  visit(first);
  return found;
}

/** Where a value has translated things that lack the language. */
function withoutLanguage(value: unknown, language: Language, keys: readonly Key[] = []): (readonly Key[])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isTranslated(value)) return value[language] === undefined ? [keys] : [];
  return Object.entries(value).flatMap(([key, item]) =>
    withoutLanguage(item, language, [...keys, Array.isArray(value) ? Number(key) : key]),
  );
}
