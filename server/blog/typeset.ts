const ENTITIES: Record<string, string> = { '&': '&#038;', '<': '&lt;', '>': '&gt;' };

/**
 * Plain text as WordPress renders a title: markup characters as entities, straight quotes, three dots and double
 * hyphens as the typographic signs (also as entities, like `wptexturize`).
 */
export function typeset(text: string): string {
  return text
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
    .replaceAll('...', '&#8230;')
    .replaceAll('---', '&#8212;')
    .replaceAll('--', '&#8211;')
    .replaceAll(' - ', ' &#8211; ')
    .replace(/(^|[\s([{¿¡«—])"/g, '$1&#8220;')
    .replaceAll('"', '&#8221;')
    .replace(/(^|[\s([{¿¡«—])'/g, '$1&#8216;')
    .replaceAll("'", '&#8217;');
}
