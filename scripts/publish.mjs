// npm run publish: checks and builds what has changed; a running server serves it within seconds. With `-- --pull` it first takes
// what the git host has. With `-- --back` it serves the release before instead, until something changes or is published again.
// See docs/operating/publishing.md.
import { spawnSync } from 'node:child_process';
import { ensureBuilt, ensureInstalled, findNode, ROOT, stop } from './prelude.mjs';
import { keepRefusal, listReleases, nameOfSources, readCurrent, switchTo } from './releases.mjs';

if (process.argv.includes('--back')) {
  const [, before] = listReleases();
  if (before === undefined) stop('There is no release before this one');
  switchTo(before, nameOfSources());
  console.log(`Went back to ${before}`);
} else {
  if (process.argv.includes('--pull')) {
    // Never a merge: what somebody changed in this folder by hand is for a person to look at.
    const { status } = spawnSync('git', ['pull', '--ff-only', '--quiet'], { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) {
      keepRefusal(['El servidor no pudo traer los cambios guardados. Avisá a quien lo maneja.']);
      stop('git pull failed: see above');
    }
  }
  ensureInstalled();
  const isNew = ensureBuilt(findNode(), { forward: true });
  // What was refused may have been taken back.
  if (!isNew) keepRefusal();
  console.log(isNew ? `Published ${readCurrent()?.name}` : `Nothing has changed since ${readCurrent()?.name}`);
}
