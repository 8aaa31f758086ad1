/** Undefined also in a worker. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}
