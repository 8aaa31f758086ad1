import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenName } from '#contract/routes.ts';
import { keysOfFrame, shownBy } from '#scripts/build/partialTexts.ts';
import { readContent } from '#scripts/build/readContent.ts';
import { copyRepository } from '#tests/copyRepository.ts';

/** No language (ISO 639-2): Spanish with longer words of other letters, so that what was not translated is seen. */
export const PSEUDO = 'zxx';

export const PSEUDO_SCREENS = ['microfinanzas', 'nuestras-oficinas', 'trabaja-con-nosotros'] as const;

const ENTRY = `  ${PSEUDO}: { name: 'Pseudo', locale: 'zxx_PY', digits: '.,', screens: [${PSEUDO_SCREENS.map((one) => `'${one}'`).join(', ')}] },`;

/** A checkout like this one whose site has a third language with three screens; not built. The caller throws it away. */
export function makePseudoSite(): string {
  const root = copyRepository();
  const content = readContent(root);
  const table = join(root, 'contract/language.ts');
  const source = readFileSync(table, 'utf8');
  writeFileSync(
    table,
    source.replace(/^ {2}en: \{.*$/m, (line) => `${line}\n${ENTRY}`),
  );

  const shown = PSEUDO_SCREENS.map((screen: ScreenName) => shownBy(screen, content));
  const keys = new Set([keysOfFrame(content), ...shown.map((one) => one.keys)].flat());
  const texts = Object.entries(content.texts.es).filter(([key]) => keys.has(key));
  const pseudo = texts.map(([key, text]) => [key, toPseudo(text)]);
  write(join(root, `content/i18n/${PSEUDO}.json`), Object.fromEntries(pseudo));
  for (const file of new Set(shown.flatMap((one) => one.files))) {
    const path = join(root, 'content', file);
    write(path, translate(JSON.parse(readFileSync(path, 'utf8'))));
  }
  return root;
}

export function buildSite(root: string): void {
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' });
}

/** What stands in braces, and what is an address, stays. */
export function toPseudo(text: string): string {
  if (/^(\/|https?:)/.test(text)) return text;
  return text.replace(/\{\w+\}|[aeiou]/g, (part) => PSEUDO_LETTERS[part] ?? part);
}

const PSEUDO_LETTERS: Record<string, string> = { a: 'äa', e: 'ëe', i: 'ïi', o: 'öo', u: 'üu' };

function translate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translate);
  if (typeof value !== 'object' || value === null) return value;
  if ('es' in value && typeof value.es === 'string') return { ...value, [PSEUDO]: toPseudo(value.es) };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, translate(item)]));
}

function write(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
