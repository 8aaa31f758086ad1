import { describe, expect, it } from 'vitest';
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import { filesBelow, read, withoutComments } from './imports.ts';

const TEXTS: Record<'es' | 'en', Record<string, string>> = { es, en };
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

describe('the texts of both languages', () => {
  it('have the same keys, in the same order, so that they can be read side by side [SHELL-07]', () => {
    expect(Object.keys(en)).toEqual(KEYS);
    expect(KEYS.length).toBeGreaterThan(100);
  });

  it('are none of them empty, padded or left as they were found [SHELL-07]', () => {
    for (const [language, file] of Object.entries(TEXTS)) {
      const wrong = Object.entries(file).filter(
        ([key, text]) => text.trim() === '' || text.trim() !== text || text === key,
      );
      expect([language, wrong]).toEqual([language, []]);
    }
  });

  it('have the same placeholders, and no braces besides [SHELL-07]', () => {
    for (const key of KEYS) {
      const [spanish, english] = [TEXTS.es[key] ?? '', TEXTS.en[key] ?? ''];
      expect([key, placeholders(english)]).toEqual([key, placeholders(spanish)]);
      expect([key, (spanish + english).replace(/\{\w+\}/g, '')]).toEqual([key, expect.not.stringMatching(/[{}]/)]);
    }
  });
});

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
    expect(unused).toEqual(WRITTEN_AHEAD);
  });

  it('with placeholders are given all their values [SHELL-07]', () => {
    for (const [, , key = '', values = ''] of CODE.matchAll(/\bt\(\s*(['"])([^'"]+)\1\s*(?:,\s*(\{[^}]*\}))?/g)) {
      const missing = placeholders(TEXTS.es[key] ?? '').filter((name) => !new RegExp(`\\b${name}\\b`).test(values));
      expect([key, missing]).toEqual([key, []]);
    }
  });
});

/** Forms of address that Paraguay does not use: the site says vos. Only such as cannot be the third person. */
const TU =
  /(?<![\p{L}])(tienes|puedes|quieres|debes|necesitas|eres|sabes|vives|haces|prefieres|buscas|conoce tu|conoce más|haz|ten en cuenta|escríbenos|llámanos|contáctanos|visítanos|cuéntanos|ayúdanos|únete|súmate|regístrate|suscríbete|inscríbete|descarga tu|elige tu)(?![\p{L}])/iu;

/** A picture sign, or the mark that makes a sign one. */
const EMOJI = /\p{Emoji_Presentation}|\u{FE0F}/u;

describe('the voice', () => {
  it('says vos in Spanish, never tú', () => {
    const structured = filesBelow(['content'], /\.json$/).filter((path) => !path.endsWith('/en.json'));
    const wrong = structured.flatMap((path) =>
      read(path)
        .split('\n')
        .filter((line) => TU.test(line)),
    );
    expect(wrong).toEqual([]);
  });

  it('uses no emoji, neither in texts nor in stories nor in code', () => {
    const files = [...filesBelow(['content'], /\.(json|md)$/), ...filesBelow(['web', 'server'], /\.(tsx?|css)$/)];
    expect(files.filter((path) => EMOJI.test(read(path)))).toEqual([]);
  });
});
