// npm run build: builds dist/ when a source has changed.
import { ensureBuilt, ensureInstalled, findNode } from './prelude.mjs';

ensureInstalled();
if (!ensureBuilt(findNode())) console.log('dist/ is up to date');
