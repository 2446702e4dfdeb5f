import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { attachSecondTaps } from './second-tap.ts';

/** A control as far as taps are concerned. */
class Control {
  constructor(
    readonly name: string,
    public textContent = name,
  ) {}
  closest(): Control {
    return this;
  }
  matches(selectors: string): boolean {
    return selectors.includes('submit') ? this.name === 'submit' : this.name !== 'dialog';
  }
  getAttribute(): null {
    return null;
  }
}

let under: Control;
let hear: (event: object) => void;
/** Milliseconds from one tap to the next, by the clock of events; whether the last one arrives. */
function tap(at: number, { x = 100, detail = 1, isTrusted = true } = {}): boolean {
  let arrives = true;
  const stop = (): void => {
    arrives = false;
  };
  const event = { clientX: x, clientY: 100, timeStamp: at, detail, isTrusted, target: under };
  hear({ ...event, preventDefault: stop, stopImmediatePropagation: stop });
  return arrives;
}

beforeEach(() => {
  vi.stubGlobal('Element', Control);
  vi.stubGlobal('document', { elementFromPoint: () => under });
  under = new Control('place');
  attachSecondTaps({ addEventListener: (_: string, listen: unknown) => (hear = listen as typeof hear) });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('the later tap of a burst', () => {
  test.each([20, 100, 300])('does not reach the ground of a dialog that has come under it, %i ms later', (gap) => {
    expect(tap(1_000)).toBe(true);
    under = new Control('dialog');
    expect([tap(1_000 + gap), tap(1_000 + 2 * gap)]).toEqual([false, false]);
  });

  test('reaches what was there already, as often as it comes', () => {
    expect([0, 100, 200, 300].map((at) => tap(1_000 + at))).toEqual([true, true, true, true]);
  });

  test('does not reach a button that sends a form, which would send again what was refused at once', () => {
    under = new Control('submit');
    expect([0, 120, 240, 2_000].map((at) => tap(1_000 + at))).toEqual([true, false, false, true]);
  });

  test('does not reach a button that says something else by now', () => {
    tap(1_000);
    under.textContent = 'another';
    expect(tap(1_200)).toBe(false);
  });

  test('reaches what has come elsewhere, and after a pause, and after a burst without an end', () => {
    tap(1_000);
    under = new Control('dialog');
    expect(tap(1_100, { x: 200 })).toBe(true);
    under = new Control('other dialog');
    expect(tap(1_600, { x: 200 })).toBe(true);
    under = new Control('third dialog');
    const taps = [1_800, 2_000, 2_300, 2_600, 2_900, 3_200].map((at) => tap(at, { x: 200 }));
    expect(taps).toEqual([false, false, false, false, false, true]);
  });

  test('is none where a key or a script presses, or a label its field', () => {
    tap(1_000);
    under = new Control('field');
    expect([tap(1_001), tap(1_100, { detail: 0 }), tap(1_200, { isTrusted: false })]).toEqual([true, true, true]);
  });
});
