import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findNode } from './prelude.mjs';

const WINDOWS = process.platform === 'win32';
const PLATFORM = `${WINDOWS ? 'win' : process.platform}-${process.arch}`;

/** A folder of packages with a Node in the package of this name, and that Node's path. */
function install(name: string): { packages: string; node: string } {
  const packages = mkdtempSync(join(tmpdir(), 'packages-'));
  onTestFinished(() => rmSync(packages, { recursive: true }));
  const bin = join(packages, name, 'bin');
  mkdirSync(bin, { recursive: true });
  const node = join(bin, WINDOWS ? 'node.exe' : 'node');
  writeFileSync(node, '');
  return { packages, node };
}

it.each(['24.0.0', '25.1.0', '100.0.0'])(
  "runs on the machine's own Node %s, though the packages bring one",
  (version) => {
    const { packages } = install(`node-${PLATFORM}`);
    expect(findNode(version, packages)).toBe(process.execPath);
  },
);

it.each([`node-${PLATFORM}`, `node-bin-${PLATFORM}`])(
  "runs on %s of the packages where the machine's is older",
  (name) => {
    const { packages, node } = install(name);
    expect(findNode('22.22.0', packages)).toBe(node);
  },
);
