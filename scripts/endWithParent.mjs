// Imported first by a process that has to stop when the one that started it is gone, also when that one was killed: no orphan
// keeps the port.
const LOOK_MS = 500;
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent || !isRunning(parent)) process.kill(process.pid, 'SIGTERM');
}, LOOK_MS).unref();

/**
 * Windows leaves `ppid` as it was.
 * @param {number} pid
 */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
