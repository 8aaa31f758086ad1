/** The same words in another order, or a word with other letters. Tags, placeholders and addresses stay what they are. */
export function changeText(text: string): string {
  // A place, a file, a time: nothing that is read.
  if (/^(#?\/|https?:|[\w.-]+@|\+\d|\d)/.test(text)) return text;
  const parts = text.split(/(<[^>]*>|\{\w+\})/);
  return parts.map((part, at) => (at % 2 ? part : changeWords(part))).join('');
}

function changeWords(text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const words = inner.split(/\s+/).filter(Boolean);
  if (words.length > 1) return before + words.toReversed().join(' ') + after;
  return before + (/^\p{L}{2,}$/u.test(inner) ? `${inner} nuevo`.replace(/^(.+) (.+)$/, '$2 $1') : inner) + after;
}

export function changeNumber(number: number): number {
  return Number.isInteger(number) ? number + 1 : Math.round(number * 1000 + 1) / 1000;
}
