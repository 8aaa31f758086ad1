import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { ROOT } from './imports.ts';

/** Runs commands as real processes in a copy of the repository, so that the checkout stays as it is. */

const LEFT_OUT = new Set(['node_modules', 'dist', 'data', 'test-results', 'coverage', '.git']);

/** A copy of the repository's sources, its packages linked; the caller removes the folder. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'fundacion-'));
  for (const name of readdirSync(ROOT)) {
    if (!LEFT_OUT.has(name)) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  }
  // With the stamp of a complete installation, so that no command installs anything.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (!name.startsWith('.'))
      symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name), 'junction');
  }
  const lockfile = createHash('sha256').update(readFileSync(join(copy, 'package-lock.json')));
  writeFileSync(join(copy, 'node_modules/.install-stamp'), lockfile.digest('hex'));
  return copy;
}

/** Settings of the machine that runs the tests, which must not reach the processes. */
const SETTINGS = new Set<string>(readConfig({}).onDefaults);

export interface Run {
  child: ChildProcess;
  stdout: () => string;
  stderr: () => string;
  /** Exit code, once it has ended. */
  ended: Promise<number | null>;
}

/** Runs a script of the folder until it ends or the test is over. */
export function runIn(folder: string, script: string, env: Record<string, string> = {}): Run {
  return runCommand(folder, process.execPath, [join(folder, script)], env);
}

/** Runs a command in the folder, in a process group of its own as a terminal does, until it ends or the test is over. */
export function runCommand(folder: string, command: string, args: string[], env: Record<string, string> = {}): Run {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.has(name)));
  const child = spawn(command, args, { cwd: folder, env: { ...own, ...env }, detached: true });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  });
  return { child, stdout: () => stdout, stderr: () => stderr, ended };
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
