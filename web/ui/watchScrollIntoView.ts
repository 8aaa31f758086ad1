interface Options {
  /** Visible share of the element, 0 to 1. */
  threshold: number;
  /** Called if the element is out of view at first: prepare its animation. */
  onOutOfView: () => void;
  /** Called once when the element then scrolls into view. */
  onEnter: () => void;
}

/**
 * Watches an element until it is scrolled into view. An element in view at first gets no call, so that visible content
 * never disappears to be animated. Returns a function that stops watching.
 */
export function watchScrollIntoView(element: Element, { threshold, onOutOfView, onEnter }: Options): () => void {
  let wasOut = false;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      if (!entry.isIntersecting) {
        if (!wasOut) onOutOfView();
        wasOut = true;
        return;
      }
      observer.disconnect();
      if (wasOut) onEnter();
    },
    { threshold },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
