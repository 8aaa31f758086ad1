import { describe, expect, it } from 'vitest';
import es from '#content/i18n/es.json' with { type: 'json' };
import { EMOJI } from '#scripts/build/voice.ts';
import { filesBelow, read, withoutComments } from './imports.ts';

const TEXTS: Record<string, string> = es;
const KEYS = Object.keys(es);

/** Code that shows texts, in one piece. */
const CODE = filesBelow(['web', 'server'], /\.tsx?$/)
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => withoutComments(read(path)))
  .join('\n');

/** Texts written ahead of the screen that will show them. A key that is shown leaves this list. */
const WRITTEN_AHEAD: string[] = [];

/** `{name}` parts of a text, in alphabetical order. */
function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .toSorted((one, other) => one.localeCompare(other));
}

/** Keys that the code names letter by letter: `t('a.b')`, `texts['a.b']`, or as a value handed on, `'a.b'`. */
function namedKeys(): Set<string> {
  return new Set([...CODE.matchAll(/(['"])([a-z_]+(?:\.[\w-]+)+)\1/g)].map(([, , key = '']) => key));
}

/**
 * Keys that the code puts together, as patterns: in `route.${name}.title` the part in braces stands for one segment of a key.
 * TypeScript checks that each value that it can have gives a key that there is.
 */
function composedKeys(): RegExp[] {
  const templates = [...CODE.matchAll(/`([a-z_]+\.[\w.-]*\$\{[^}`]*\}[\w.-]*)`/g)].map(([, template = '']) => template);
  return [...new Set(templates)].map(
    (template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  );
}

describe('the keys', () => {
  it('that the code asks for are there [SHELL-07]', () => {
    const asked = [...CODE.matchAll(/\b(?:t\(\s*|texts\[)(['"])([^'"]+)\1/g)].map(([, , key = '']) => key);
    expect(asked.length).toBeGreaterThan(30);
    expect(asked.filter((key) => !(key in es))).toEqual([]);
    const composed = composedKeys().filter((pattern) => !KEYS.some((key) => pattern.test(key)));
    expect(composed).toEqual([]);
  });

  it('are asked for by the code, but for those written ahead', () => {
    const [named, composed] = [namedKeys(), composedKeys()];
    const unused = KEYS.filter((key) => !named.has(key) && !composed.some((pattern) => pattern.test(key)));
    expect(unused, 'keys that nothing shows: t(…) them, or take them out of both files').toEqual(WRITTEN_AHEAD);
  });

  it('with placeholders are given all their values [SHELL-07]', () => {
    for (const [, , key = '', values = ''] of CODE.matchAll(/\bt\(\s*(['"])([^'"]+)\1\s*(?:,\s*(\{[^}]*\}))?/g)) {
      const missing = placeholders(TEXTS[key] ?? '').filter((name) => !new RegExp(`\\b${name}\\b`).test(values));
      expect([key, missing]).toEqual([key, []]);
    }
  });
});

it('the code uses no emoji', () => {
  const files = filesBelow(['web', 'server', 'contract'], /\.(tsx?|css)$/);
  expect(files.filter((path) => EMOJI.test(read(path)))).toEqual([]);
});
