// Loaded before a server's own code (prelude.mjs): the process that started it holds the other end of a channel. When that
// process is gone, however it ended, this one is told to stop, so that no orphan keeps the port.
const stop = () => process.kill(process.pid, 'SIGTERM');
process.once('disconnect', stop);
if (!process.connected) stop();
// The channel alone keeps nothing alive.
process.channel?.unref();
