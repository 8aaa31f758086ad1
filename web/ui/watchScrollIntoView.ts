interface Options {
  /** Visible share of the element, 0 to 1. */
  threshold: number;
  /** Out of view at first: prepare the animation. */
  onOutOfView: () => void;
  /** Once, when it then scrolls into view. */
  onEnter: () => void;
}

/** No call for an element in view at first: visible content must not disappear. Returns what stops watching. */
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
