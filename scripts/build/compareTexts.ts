import type { Content } from './readContent.ts';

/** Names of days and months stand in one text each, divided by spaces. */
const NAME_LISTS = { 'date.weekdays': 7, 'date.months': 12 };

/** Both text files hold the same keys in the same order, with the same placeholders, none empty (ledger SHELL-07). */
export function compareTexts({ texts: { es, en } }: Content): string[] {
  const keys = [...new Set([...Object.keys(es), ...Object.keys(en)])];
  const problems = keys.flatMap((key) => [
    ...faultsOf(es[key]).map((fault) => `content/i18n/es.json: ${key}: ${fault}`),
    ...faultsOf(en[key]).map((fault) => `content/i18n/en.json: ${key}: ${fault}`),
    ...(es[key] && en[key] && placeholders(es[key]) !== placeholders(en[key])
      ? [`content/i18n/en.json: ${key}: placeholders differ from es.json`]
      : []),
  ]);
  const moved = Object.keys(en).find((key, index) => key !== Object.keys(es)[index]);
  if (moved !== undefined && !problems.length) {
    problems.push(`content/i18n/en.json: ${moved}: must stand where it stands in es.json`);
  }
  for (const [key, count] of Object.entries(NAME_LISTS)) {
    for (const [language, text] of [
      ['es', es[key]],
      ['en', en[key]],
    ] as const) {
      if (text && text.split(' ').length !== count) {
        problems.push(`content/i18n/${language}.json: ${key}: must be ${count} names with a space between`);
      }
    }
  }
  return problems;
}

function faultsOf(text: string | undefined): string[] {
  if (!text?.trim()) return ['missing or empty'];
  if (text.trim() !== text) return ['begins or ends with a space'];
  return /[{}]/.test(text.replace(/\{\w+\}/g, '')) ? ['has a brace that is no placeholder’s'] : [];
}

function placeholders(text: string): string {
  return (text.match(/\{\w+\}/g) ?? []).sort().join();
}
