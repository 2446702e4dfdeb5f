import { describe, expect, test } from 'vitest';
import { SeatLedger } from './seat-ledger.ts';

const begun = { month: 1, option: 'B', buys: false, place: 2, isPlayed: true } as const;
const sealed = { month: 1, pace: 'NORMAL', pays: true, bid: 30 } as const;
const AUTO = '7.A2.3000.RS-A.0';
const whole = '7.B2.6500.NS--.30';

function answered(): SeatLedger {
  const ledger = new SeatLedger();
  ledger.begun(begun, true);
  ledger.finished(1, 6_500);
  ledger.sealed(sealed, true);
  return ledger;
}

describe('what a seat was answered', () => {
  test('is found in the audit, and no fault is reported', () => {
    expect(answered().check(7, [whole])).toEqual({ lost: [], doubled: [] });
  });

  test.each([
    ['no move at all', '8.A2.3000.RS-A.0', 'no move'],
    ['the autopilot instead', AUTO, 'what was begun'],
    ['another score', '7.B2.6400.NS--.30', 'a score of 6500'],
    ['another bid', '7.B2.6500.NS--.20', 'what was sealed'],
  ])('is lost where the audit has %s', (_, line, what) => {
    expect(answered().check(7, [line]).lost).toContain(`quota 7, month 1: ${what}`);
  });

  test('is doubled where the audit has two moves of it', () => {
    expect(answered().check(7, [`${whole} ${whole}`]).doubled).toEqual(['quota 7, month 1: 2 moves']);
  });
});

describe('what got no answer', () => {
  test('may have been kept or not', () => {
    const ledger = new SeatLedger();
    ledger.begun(begun, false);
    expect(ledger.check(7, [AUTO])).toEqual({ lost: [], doubled: [] });
    expect(ledger.check(7, ['7.B2.3000.RS--.0'])).toEqual({ lost: [], doubled: [] });
  });

  test('never undoes what was answered before it', () => {
    const ledger = answered();
    ledger.sealed({ ...sealed, bid: 50 }, false);
    expect(ledger.check(7, [whole]).lost).toEqual([]);
    expect(ledger.check(7, ['7.B2.6500.NS--.50']).lost).toEqual([]);
    expect(ledger.check(7, ['7.B2.6500.NS--.40']).lost).toEqual(['quota 7, month 1: what was sealed']);
  });
});

test('a move that nobody sent is found', () => {
  const { doubled } = new SeatLedger().check(7, [whole]);
  expect(doubled).toContain('quota 7, month 1: begun, and nobody sent it');
});
