/** Each table in a box that scrolls. */
export function withScrollers(html: string): string {
  return html.replaceAll(/<table\b/g, '<div class="is-scroller"><table').replaceAll('</table>', '</table></div>');
}

/**
 * Lets the keyboard reach what scrolls sideways, as a named region.
 * @returns stops watching
 */
export function openScrollers(prose: HTMLElement, names: { table: string; code: string }): () => void {
  const scrollers = [...prose.querySelectorAll<HTMLElement>('.is-scroller, pre')];
  const open = () => {
    for (const scroller of scrollers) {
      const scrolls = scroller.scrollWidth > scroller.clientWidth;
      const name = scroller.matches('pre') ? names.code : toTableName(scroller, names.table);
      const attributes = { tabindex: '0', role: 'region', 'aria-label': name };
      for (const [attribute, value] of Object.entries(attributes)) {
        if (scrolls) scroller.setAttribute(attribute, value);
        else scroller.removeAttribute(attribute);
      }
    }
  };
  const observer = new ResizeObserver(open);
  observer.observe(prose);
  return () => observer.disconnect();
}

function toTableName(scroller: HTMLElement, name: string): string {
  const caption = scroller.querySelector('caption') ?? scroller.parentElement?.querySelector(':scope > figcaption');
  return caption?.textContent ? `${name}: ${caption.textContent}` : name;
}
