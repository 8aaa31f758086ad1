/** A browser may still read the file after the press. */
const REVOKE_MS = 10_000;

export function download(file: File): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS);
}
