interface Arrival {
  /** Share of the element that has to show, 0 to 1. */
  threshold: number;
  /** It is out of view when it is first looked at: what moves when it comes is made ready, unseen. */
  onAway: () => void;
  /** It has come into view, once. */
  onArrive: () => void;
}

/**
 * Watches for an element to come into view. One that is in view from the start hears of nothing and stays as it is: what is
 * seen must not go away to come back moving. Returns what ends the watch.
 */
export function watchArrival(element: Element, { threshold, onAway, onArrive }: Arrival): () => void {
  let away = false;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      if (!entry.isIntersecting) {
        if (!away) onAway();
        away = true;
        return;
      }
      observer.disconnect();
      if (away) onArrive();
    },
    { threshold },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
