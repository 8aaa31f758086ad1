import { useEffect, useRef, type ToggleEvent } from 'react';

/**
 * Props of a `<details>` that its visitor finds open again after going back: a page is then as long as it was, and the
 * place that was read is where it was. `id`: its name among those of its page.
 */
export function useKeptOpen(id: string) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!ref.current) return;
    if (openOnes().includes(id)) ref.current.open = true;
    // Opened before the code.
    else if (ref.current.open) remember(id, true);
  }, [id]);
  return {
    ref,
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => remember(id, currentTarget.open),
  };
}

/** In the history entry. */
function openOnes(): readonly string[] {
  return (history.state as { folds?: readonly string[] } | null)?.folds ?? [];
}

function remember(id: string, open: boolean): void {
  if (openOnes().includes(id) === open) return;
  const others = openOnes().filter((one) => one !== id);
  history.replaceState({ ...(history.state as object | null), folds: open ? [...others, id] : others }, '');
}
