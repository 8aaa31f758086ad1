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
  const parsed = definition.schema.safeParse(values);
  if (parsed.success && mistyped.length === 0) return { mail: definition.toMail(parsed.data, about) };
  const wrong = new Set([...mistyped, ...(parsed.error?.issues ?? []).map(({ path }) => String(path[0]))]);
  const errors: Errors = {};
  for (const [name, { required, invalid = required }] of Object.entries(definition.fields)) {
    if (wrong.has(name)) errors[name] = values[name] === '' ? required : invalid;
  }
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
