import { describe, expect, test } from 'vitest';
import type { CallError } from '../../../../api/read-answer.ts';
import { refusalWay } from './refusal.ts';

const coded = (code: (CallError & { kind: 'code' })['code'], status = 409): CallError => ({
  kind: 'code',
  code,
  status,
});

describe('a part of the month that is refused', () => {
  test('is kept and sent again in a pause, at a limit, at a fault of the server and without a connection', () => {
    const passing = [
      coded('LIVE_PAUSED'),
      coded('RATE_LIMITED', 429),
      coded('UNKNOWN', 500),
      coded('UNAVAILABLE', 503),
    ];
    expect(passing.map(refusalWay)).toEqual(['again', 'again', 'again', 'again']);
    expect(refusalWay({ kind: 'network' })).toBe('again');
  });

  test('is looked at where the server has the month otherwise than this page', () => {
    const known = [
      coded('LIVE_STEP_DONE'),
      coded('LIVE_STEP_ORDER'),
      coded('LIVE_MONTH_CLOSED'),
      coded('LIVE_NOT_NOW'),
    ];
    expect([...known, coded('SEAT_INVALID', 401)].map(refusalWay)).toEqual(Array(5).fill('look'));
  });

  test('is chosen again only where the choice itself is bad', () => {
    const bad = [coded('LIVE_MAY_NOT_BUY'), coded('LIVE_BID_INVALID', 400), coded('BALANCE_INSUFFICIENT')];
    expect(bad.map(refusalWay)).toEqual(['choose', 'choose', 'choose']);
    expect(refusalWay({ kind: 'lines', lines: ['bid: is no number'], status: 400 })).toBe('choose');
  });
});
