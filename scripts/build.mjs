// npm run build: what npm start builds, and nothing else.
import { ensureBuilt, ensureInstalled, findNode } from './prelude.mjs';

ensureInstalled();
if (!ensureBuilt(findNode())) console.log('dist/ is up to date');
