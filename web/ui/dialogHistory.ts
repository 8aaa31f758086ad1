import { DEPTH, dialogDepth } from './dialogDepth.ts';

/**
 * What closes each open dialog, the top one last. Each has an entry of its own in the history, so that the browser's
 * Back closes it and stays on the page (docs/decisions/010). The entry keeps address and state, so that the router sees
 * no navigation.
 */
let open: (() => void)[] = [];
/** Our own way back over entries of closed dialogs, which the browser takes in a task of its own. */
let leaving = false;

/** @returns call it when the dialog is closed */
export function enterDialog(close: () => void): () => void {
  open.push(close);
  addEntries();
  return () => {
    open = open.filter((one) => one !== close);
    // The next dialog may take the entry over.
    setTimeout(leaveEntries);
  };
}

function addEntries(): void {
  if (leaving) return;
  for (let next = dialogDepth() + 1; next <= open.length; next++) {
    history.pushState({ ...history.state, [DEPTH]: next }, '');
  }
}

function leaveEntries(): void {
  const left = dialogDepth() - open.length;
  if (left <= 0 || leaving) return;
  leaving = true;
  history.go(-left);
}

if (typeof addEventListener === 'function') {
  addEventListener('popstate', () => {
    if (leaving) {
      leaving = false;
      // Opened or closed meanwhile.
      addEntries();
    } else {
      for (let top = open.length; top > dialogDepth(); top--) open[top - 1]?.();
    }
    // By Forward, or back from where a dialog led to: no dialog is open for this entry.
    leaveEntries();
  });
}
