import { isBlank } from '#contract/blank.ts';
import type { Mail } from '#contract/mailSchema.ts';
import type { TextKey } from '#web/i18n/texts.tsx';
import type { FormDefinition } from './definitions.ts';

/** By field name. */
export type Values = Record<string, string>;

/** By field name. */
export type Errors = Partial<Record<string, TextKey>>;

/** `doubtful`: the first field whose value the form asks about once. */
export type Checked = { mail: Mail; doubtful: string | undefined } | { errors: Errors; alert: TextKey };

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
    if (text === '') {
      if (required) errors[name] = required;
    } else if (text.length > maxLength) errors[name] = tooLong;
    else if (pattern?.test(text) === false || browserInvalid.includes(name)) errors[name] = invalid;
  }
  if (Object.keys(errors).length === 0) {
    const doubtful = Object.entries(definition.fields).find(([name, field]) => field.isDoubtful?.(values[name] ?? ''));
    return { mail: definition.toMail(values, about), doubtful: doubtful?.[0] };
  }
  return { errors, alert: definition.alert?.(values) ?? 'form.invalid' };
}

function clean({ fields }: FormDefinition, typed: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { clean: cleanField }]) => {
      const text = (typed[name] ?? '').trim();
      if (isBlank(text)) return [name, ''];
      return [name, cleanField ? cleanField(text) : text];
    }),
  );
}
