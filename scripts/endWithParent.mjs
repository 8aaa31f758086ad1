// Imported first by a process that has to stop when the one that started it is gone, also when that one was killed: no orphan
// keeps the port.
import { isRunning } from './releases.mjs';

const LOOK_MS = 500;
const parent = process.ppid;

setInterval(() => {
  // Windows leaves `ppid` as it was.
  if (process.ppid !== parent || !isRunning(parent)) process.kill(process.pid, 'SIGTERM');
}, LOOK_MS).unref();
