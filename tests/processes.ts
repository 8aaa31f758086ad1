import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';

/** Runs commands as real processes, in a copy of the repository (copyRepository.ts) so that the checkout stays as it is. */

/** Settings of the machine that runs the tests, which must not reach the processes. */
const SETTINGS = new Set<string>(readConfig({}).onDefaults);

/** Another user than the one that runs the tests. */
export type User = Required<Pick<SpawnOptions, 'uid' | 'gid'>> | object;

export interface Run {
  child: ChildProcess;
  stdout: () => string;
  stderr: () => string;
  /** Exit code, once it has ended. */
  ended: Promise<number | null>;
}

/** Runs a script of the folder until it ends or the test is over. */
export function runIn(folder: string, script: string, env: Record<string, string> = {}, user: User = {}): Run {
  return runCommand(folder, process.execPath, [join(folder, script)], env, user);
}

/** Runs a command in the folder, in a process group of its own as a terminal does, until it ends or the test is over. */
export function runCommand(
  folder: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
  user: User = {},
): Run {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.has(name)));
  const child = spawn(command, args, { cwd: folder, env: { ...own, ...env }, detached: true, ...user });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    // Unlike on SIGTERM, a server does not wait for its visitors first.
    if (child.exitCode === null) child.kill('SIGINT');
    await ended;
  });
  return { child, stdout: () => stdout, stderr: () => stderr, ended };
}

/** Every file below a folder, with its bytes as text. */
export function filesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return new Map(paths.map((path) => [path.slice(folder.length), readFileSync(path, 'latin1')]));
}

/** Waits until a process has printed something. @throws Error when it ends without */
export function printed({ child, stdout, stderr, ended }: Run, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((done, failed) => {
    const look = () => {
      const found = pattern.exec(stdout());
      if (found) done(found);
    };
    child.stdout?.on('data', look);
    look();
    void ended.then((code) => failed(new Error(`ended with ${code}: ${stdout()}${stderr()}`)));
  });
}
