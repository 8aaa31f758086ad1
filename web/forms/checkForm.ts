import type { Mail } from '#contract/mailSchema.ts';
import type { TextKey } from '#web/i18n/texts.tsx';
import type { FormDefinition } from './definitions.ts';

/** By field name. */
export type Values = Record<string, string>;

/** By field name. */
export type Errors = Partial<Record<string, TextKey>>;

export type Checked = { mail: Mail } | { errors: Errors; alert: TextKey };

/**
 * The mail, or the errors and the alert's title (spec 5, 8). Only the browser checks mail addresses: `browserInvalid`
 * names the fields that it rejects.
 */
export function checkForm(
  definition: FormDefinition,
  typed: Values,
  about: string,
  browserInvalid: readonly string[],
): Checked {
  const values = clean(definition, typed);
  const errors: Errors = {};
  for (const [
    name,
    { required, invalid = required, tooLong = invalid, maxLength = Infinity, pattern },
  ] of Object.entries(definition.fields)) {
    const { [name]: text = '' } = values;
    if (text === '') errors[name] = required;
    else if (text.length > maxLength) errors[name] = tooLong;
    else if (pattern?.test(text) === false || browserInvalid.includes(name)) errors[name] = invalid;
  }
  if (Object.keys(errors).length === 0) return { mail: definition.toMail(values, about) };
  return { errors, alert: definition.alert?.(values) ?? 'form.invalid' };
}

function clean({ fields }: FormDefinition, typed: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { clean: cleanField }]) => {
      const text = (typed[name] ?? '').trim();
      return [name, cleanField ? cleanField(text) : text];
    }),
  );
}
