import { clearKept } from '@consorcio/contract/kept';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lastCycleShown, rememberCycleShown } from './cycle-shown.ts';

describe('the transition of a cycle is remembered', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    clearKept();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('under the local key current_cycle, with its campaign', () => {
    rememberCycleShown('campaign-1', 3);
    expect([...kept.keys()]).toEqual(['current_cycle']);
    expect(lastCycleShown('campaign-1')).toBe(3);
  });
  test('for its campaign only', () => {
    rememberCycleShown('campaign-1', 3);
    expect(lastCycleShown('campaign-2')).toBe(0);
  });
  test.each(['', 'nothing', 'null', '7', '{"campaign":"campaign-1"}'])('not at all from %j', (value) => {
    kept.set('current_cycle', value);
    expect(lastCycleShown('campaign-1')).toBe(0);
  });
  test('until the page is left by a browser that keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    rememberCycleShown('campaign-1', 3);
    expect(lastCycleShown('campaign-1')).toBe(3);
  });
});
