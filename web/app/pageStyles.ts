import { INSISTED, isStyle, reloadStyle } from '#web/hooks/failedStyles.ts';
import { insist } from './insist.ts';

/** Fetches the style sheets that the HTML names until they come. They fail before the window's `load`, those of lazy code later. */
export function insistOnStyles(): void {
  const onError = ({ target }: Event) => {
    if (!isStyle(target) || target.hasAttribute(INSISTED)) return;
    let link = target;
    link.setAttribute(INSISTED, '');
    insist(() => {
      const { copy, loaded } = reloadStyle(link);
      link = copy;
      return loaded;
    });
  };
  // In the capture phase, because these events do not bubble.
  addEventListener('error', onError, { capture: true });
  addEventListener('load', () => removeEventListener('error', onError, { capture: true }));
}
