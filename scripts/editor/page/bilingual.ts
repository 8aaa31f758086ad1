import { DEFAULT_LANGUAGE, isComplete, LANGUAGES, type Language } from '#contract/language.ts';
import { listed, placeholdersIn } from '../../build/placeholders.ts';
import { spanishName } from '../languageNames.ts';

/** A text in each language, side by side: the widget `bilingue` of the configuration. */
interface Props {
  value: unknown;
  field: { get: (name: string) => unknown };
  forID: string;
  classNameWrapper: string;
  onChange: (value: Partial<Record<Language, string>>) => void;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
}

const COLUMNS = LANGUAGES.map((language) => {
  const name = spanishName(language);
  return [language, name.charAt(0).toUpperCase() + name.slice(1)] as const;
});

/** Those that no text may lack. */
const NEEDED = LANGUAGES.filter(isComplete);

/** Characters of a line, about: how high a field begins. */
const LINE = 42;

export function registerBilingual(): void {
  const { CMS, h, createClass } = window;
  const control = createClass({
    /** Asked before a file is saved. */
    isValid(this: { props: Props }) {
      const texts = textsOf(this.props.value);
      const given = LANGUAGES.filter((language) => texts[language].trim());
      if (!given.length && this.props.field.get('required') === false) return true;
      if (!NEEDED.every((language) => given.includes(language))) {
        return { error: { message: `Escribilo en ${listed(NEEDED.map(spanishName))}` } };
      }
      const fault = faultOf(
        given.map((language) => texts[language]),
        this.props.field.get('placeholders'),
      );
      return fault === undefined || { error: { message: fault } };
    },
    render(this: { props: Props }) {
      const { value, forID, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props;
      const texts = textsOf(value);
      return h(
        'div',
        { className: `${classNameWrapper} bilingue` },
        ...COLUMNS.map(([language, name]) =>
          h(
            'label',
            { key: language },
            h('span', null, name),
            h('textarea', {
              // The field's own label points at the first.
              id: language === DEFAULT_LANGUAGE ? forID : `${forID}-${language}`,
              lang: language,
              value: texts[language],
              rows: Math.max(1, Math.ceil(Math.max(...Object.values(texts).map(({ length }) => length)) / LINE)),
              onChange: (event: { target: HTMLTextAreaElement }) =>
                onChange(written({ ...texts, [language]: event.target.value })),
              onFocus: setActiveStyle,
              onBlur: setInactiveStyle,
            }),
          ),
        ),
      );
    },
  });
  CMS.registerWidget('bilingue', control);
}

/** `placeholders` of the field: what the site fills in, the same in both languages. Undefined: braces are text. */
function faultOf(texts: readonly string[], placeholders: unknown): string | undefined {
  if (placeholders === undefined) return undefined;
  const wanted = [...(placeholders as Iterable<string>)];
  const fits = texts.every((text) => {
    const others = text.replace(/\{\w+\}/g, '');
    return !/[{}]/.test(others) && placeholdersIn(text).join() === wanted.join();
  });
  if (fits) return undefined;
  return wanted.length ? `Dejá ${listed(wanted)} en los dos idiomas, sin otras llaves` : 'Sin llaves { }';
}

/** Decap gives what was read as an Immutable.js map, and what was typed as we gave it. */
function textsOf(value: unknown): Record<Language, string> {
  const plain = isMap(value) ? value.toJS() : value;
  const given = (plain ?? {}) as Partial<Record<Language, string>>;
  return Object.fromEntries(LANGUAGES.map((language) => [language, given[language] ?? ''])) as Record<Language, string>;
}

/** Without what a language may lack and does. */
function written(texts: Record<Language, string>): Partial<Record<Language, string>> {
  return Object.fromEntries(LANGUAGES.flatMap((one) => (texts[one] || isComplete(one) ? [[one, texts[one]]] : [])));
}

function isMap(value: unknown): value is { toJS: () => unknown } {
  return typeof value === 'object' && value !== null && 'toJS' in value;
}
