import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the element has come into view. Once true it stays true, unless `leaves`: then it follows the element.
 * `margin` grows the window it is measured against (CSS lengths); `threshold` is the share that has to show, 0 to 1.
 */
export function useInView(
  ref: RefObject<Element | null>,
  { margin = '0px', threshold = 0, leaves = false } = {},
): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.isIntersecting && !leaves) observer.disconnect();
        if (entry.isIntersecting || leaves) setInView(entry.isIntersecting);
      },
      { rootMargin: margin, threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, margin, threshold, leaves]);
  return inView;
}
