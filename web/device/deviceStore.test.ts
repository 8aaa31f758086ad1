// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceStore, readText, writeText } from './deviceStore.ts';

const toNumber = (kept: unknown) => (typeof kept === 'number' ? kept : undefined);

function recordWarnings(): unknown[] {
  const warnings: unknown[] = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => void warnings.push(words));
  return warnings;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.storageFailed;
});

describe('what is kept on the device', () => {
  it('comes back as it was written, from its own area', () => {
    const far = deviceStore('local', 'post', toNumber);
    expect([far.read(), far.write(7), far.read()]).toEqual([undefined, true, 7]);
    expect(deviceStore('session', 'post', toNumber).read()).toBeUndefined();
    far.remove();
    expect(far.read()).toBeUndefined();
  });

  it('is written as it is where it is a text: others read the same key', () => {
    expect(readText('local', 'lang')).toBeUndefined();
    expect(writeText('local', 'lang', 'en')).toBe(true);
    expect(localStorage.getItem('lang')).toBe('en');
    expect(readText('local', 'lang')).toBe('en');
  });

  it.each(['', '{', '"7"', 'null', '[7]'])('counts as nothing when it is spoilt or of another shape: %s', (kept) => {
    const warnings = recordWarnings();
    localStorage.setItem('post', kept);
    expect(deviceStore('local', 'post', toNumber).read()).toBeUndefined();
    expect(warnings).toEqual([]);
  });

  it('is nothing where storage is blocked, which is told once for the whole document', () => {
    const warnings = recordWarnings();
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    const number = deviceStore('local', 'post', toNumber);
    expect([number.read(), number.write(7), writeText('local', 'lang', 'es')]).toEqual([undefined, false, false]);
    expect(() => number.remove()).not.toThrow();
    expect(warnings).toEqual([[expect.stringContaining('keeps nothing more'), expect.any(DOMException)]]);
  });

  it('says when it could not be written because storage is full, and keeps what was there', () => {
    const warnings = recordWarnings();
    localStorage.setItem('post', '7');
    vi.stubGlobal('localStorage', {
      getItem: () => '7',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const number = deviceStore('local', 'post', toNumber);
    expect([number.write(8), number.read()]).toEqual([false, 7]);
    expect(warnings).toHaveLength(1);
  });
});
