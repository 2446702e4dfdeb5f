import { clearKept } from '@consorcio/contract/kept';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isLight, setLight } from './light-mode.ts';

const kept = new Map<string, string>();

/** A device that saves data, or does not. */
function device(saveData: boolean, prefersLess = false): void {
  vi.stubGlobal('navigator', { connection: { saveData } });
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLess }));
}

beforeEach(() => {
  kept.clear();
  clearKept();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('modo leve', () => {
  test('is on by itself where the device saves data, and off elsewhere', () => {
    device(true);
    expect(isLight()).toBe(true);
    device(false, true);
    expect(isLight()).toBe(true);
    device(false);
    expect(isLight()).toBe(false);
  });

  test('is what the player chose, whatever the device asks for', () => {
    device(false);
    setLight(true);
    expect(isLight()).toBe(true);
    device(true);
    setLight(false);
    expect(isLight()).toBe(false);
  });

  test('lasts until the page is left where storage is refused', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    device(true);
    setLight(false);
    expect(isLight()).toBe(false);
  });
});
