import type { Mail } from '#contract/mailSchema.ts';
import type { TextKey } from '#web/i18n/texts.tsx';
import type { FormDefinition } from './definitions.ts';

/** What was typed, by the fields' names. */
export type Values = Record<string, string>;

/** What is wrong, by the fields' names, each as the sentence that says it. */
export type Errors = Partial<Record<string, TextKey>>;

export type Checked = { mail: Mail } | { errors: Errors; alert: TextKey };

/**
 * The mail that the values make, or what is wrong with them and what the alert says (spec 5, 8). `mistyped` are fields that the
 * browser itself finds wrong: nobody else checks mail addresses.
 */
export function checkForm(
  definition: FormDefinition,
  typed: Values,
  about: string,
  mistyped: readonly string[],
): Checked {
  const values = clean(definition, typed);
  const errors: Errors = {};
  for (const [name, { required, invalid = required, most = Infinity, pattern }] of Object.entries(definition.fields)) {
    const { [name]: text = '' } = values;
    if (text === '') errors[name] = required;
    else if (text.length > most || pattern?.test(text) === false || mistyped.includes(name)) errors[name] = invalid;
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
