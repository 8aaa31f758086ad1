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

/** A Node of the machine that runs npm; it tells its version and can nothing else. */
function npmNodeOf(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const npmNode = join(folder, 'node');
  writeFileSync(npmNode, `#!/bin/sh\necho v${version}\n`, { mode: 0o755 });
  return npmNode;
}

it.each(['24.0.0', '25.1.0', '100.0.0'])(
  "runs on the machine's own Node %s, though the packages bring one",
  (version) => {
    const { packages } = install(`node-${PLATFORM}`);
    expect(findNode({ version, packages, npmNode: '' })).toBe(process.execPath);
  },
);

it.each([`node-${PLATFORM}`, `node-bin-${PLATFORM}`])(
  "runs on %s of the packages where the machine's is older",
  (name) => {
    const { packages, node } = install(name);
    expect(findNode({ version: '22.22.0', packages, npmNode: '' })).toBe(node);
  },
);

it.skipIf(WINDOWS)("runs on the machine's own Node under npm, too, which begins on that of the packages", () => {
  const { packages, node } = install(`node-bin-${PLATFORM}`);
  const begun = { version: '24.0.0', path: node, packages };
  const [newer, older] = [npmNodeOf('24.7.0'), npmNodeOf('22.22.0')];
  expect(findNode({ ...begun, npmNode: newer })).toBe(newer);
  expect(findNode({ ...begun, npmNode: older })).toBe(node);
  expect(findNode({ ...begun, npmNode: node })).toBe(node);
});
