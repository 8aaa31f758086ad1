/** Plain text with the typographer's signs in place of straight quotes, three dots and double hyphens, as WordPress sets titles. */
export function typeset(text: string): string {
  return text
    .replaceAll('...', '…')
    .replaceAll('---', '—')
    .replaceAll('--', '–')
    .replaceAll(' - ', ' – ')
    .replace(/(^|[\s([{¿¡«—])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{¿¡«—])'/g, '$1‘')
    .replaceAll("'", '’');
}
