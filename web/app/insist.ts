/** Between attempts, in ms: twice as long each time. */
const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Calls `attempt` until it succeeds: ever more seldom, but at once when the visitor presses something. */
export function insist(attempt: () => Promise<unknown>, pauseMs = SHORTEST_PAUSE_MS): void {
  attempt().catch(() => {
    const again = () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', again);
      insist(attempt, Math.min(2 * pauseMs, LONGEST_PAUSE_MS));
    };
    const timer = setTimeout(again, pauseMs);
    addEventListener('pointerdown', again, { passive: true });
  });
}
