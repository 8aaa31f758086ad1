const ADDRESS = '/editar/rechazado.json';

/** The site's own timer publishes once a minute. */
const ASK_MS = 15_000;

/** Says at the window's bottom why what was saved is not on the site, until it is. */
export function followRefusals(): void {
  const bar = document.createElement('div');
  bar.className = 'rechazado';
  // There before it says something, so that it is read aloud.
  bar.setAttribute('role', 'status');
  document.body.append(bar);
  let shown = '';
  const ask = async () => {
    const faults = await fetchFaults();
    if (!faults || faults.join('\n') === shown) return;
    shown = faults.join('\n');
    bar.replaceChildren(...(faults.length ? [explanation(faults)] : []));
  };
  void ask();
  setInterval(() => {
    if (!document.hidden) void ask();
  }, ASK_MS);
  document.addEventListener('visibilitychange', () => void ask());
}

/** Undefined where the site does not answer: the next time it may. */
async function fetchFaults(): Promise<string[] | undefined> {
  try {
    const response = await fetch(ADDRESS);
    return response.ok ? ((await response.json()) as { faults: string[] }).faults : undefined;
  } catch {
    return undefined;
  }
}

/** Can be folded: it covers the end of what is edited. */
function explanation(faults: readonly string[]): HTMLElement {
  const details = document.createElement('details');
  details.open = true;
  const summary = document.createElement('summary');
  summary.textContent = 'Lo último que se guardó todavía no está en el sitio. Corregí esto y guardá otra vez:';
  const list = document.createElement('ul');
  list.append(
    ...faults.map((fault) => {
      const item = document.createElement('li');
      item.textContent = fault;
      return item;
    }),
  );
  details.append(summary, list);
  return details;
}
