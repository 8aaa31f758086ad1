/** `x.y` in quotes of any kind. */
const STRING = /(["'`])([a-z_]+\.[\w.-]+)\1/g;
/** `x.${…}.y`; its end is known where nothing but a name or a property stands between. */
const TEMPLATE = /`([a-z_]+\.[\w.-]*)\$\{(?:[\w.$]+\}([\w.-]*)`)?/g;

/** The text keys that built code uses, found in the code, so that nobody keeps a list. */
export function keysIn(code: string, keys: readonly string[]): Set<string> {
  const strings = new Set([...code.matchAll(STRING)].map(([, , key]) => key));
  const templates = [...code.matchAll(TEMPLATE)].map(([, start = '', end = '']) => ({ start, end }));
  const isUsed = (key: string) =>
    strings.has(key) || templates.some(({ start, end }) => key.startsWith(start) && key.endsWith(end));
  return new Set(keys.filter(isUsed));
}
