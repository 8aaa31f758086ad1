import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PATH } from './files.ts';
import { layOutExport, layOutNginx, layOutPlain, type NginxPlaces } from './places.ts';

/** What does not answer by then never will. */
const START_LIMIT_MS = 60_000;

export interface Started {
  /** Ends it; resolves once it is gone. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts a program and waits until its port can be reached. `log`: a file for what it says of
 * itself. @throws Error where it ends before, or never comes */
export async function startProgram(
  command: string,
  args: string[],
  { port, env = {}, log }: { port: number; env?: Record<string, string>; log?: string },
): Promise<Started> {
  const { HOME = '' } = process.env;
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', log === undefined ? 'inherit' : openSync(log, 'w')],
    env: { PATH: PATH.join(delimiter), HOME, ...env },
  });
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    process.off('exit', kill);
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  for (const limit = performance.now() + START_LIMIT_MS; !(await isOpen(port)); await sleep(50)) {
    if (!hasEnded(child) && performance.now() < limit) continue;
    await stop();
    throw new Error(`${command} ${args.join(' ')} did not start`);
  }
  return { stop };
}

/** nginx with the shipped configuration of an export. */
export async function startExport(places: Parameters<typeof layOutExport>[0]): Promise<Started> {
  return startProgram('nginx', ['-c', layOutExport(places)], { port: places.https });
}

/** nginx with an export, and nothing that is about it. */
export async function startPlain(places: Parameters<typeof layOutPlain>[0]): Promise<Started> {
  return startProgram('nginx', ['-c', layOutPlain(places)], { port: places.http });
}

/** The shipped nginx, in the folder. */
export async function startNginx(places: NginxPlaces, options?: Parameters<typeof layOutNginx>[1]): Promise<Started> {
  return startProgram('nginx', ['-c', layOutNginx(places, options)], { port: places.https });
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => (socket.destroy(), done(true))).on('error', () => done(false));
  });
}
