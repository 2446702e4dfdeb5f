import type { CallError } from '@consorcio/contract/call';
import { describe, expect, test } from 'vitest';
import { afterRefusal, NOTHING_CHOSEN, partToSend, refusedDraft, sealOf, takenDraft } from './month-draft.ts';

const begun = {
  option: 'A',
  buys: false,
  place: 2,
  isPlayed: true,
  score: null,
  pace: null,
  pays: null,
  bid: null,
  guess: null,
} as const;
const log = { game: 'tapper', version: 1, ticks: 9, inputs: [] };

describe('what a phone sends of a month', () => {
  test('is the beginning, once it is chosen how the place is spent', () => {
    expect(partToSend(null, { ...NOTHING_CHOSEN, place: 2 })).toBeNull();
    expect(partToSend(null, { ...NOTHING_CHOSEN, place: 2, way: 'CALM' })).toBe('begin');
  });

  test('is the log of the minigame before anything else, also after a reload', () => {
    const chosen = { ...NOTHING_CHOSEN, pace: 'REST', bid: 0 } as const;
    expect(partToSend(begun, chosen)).toBeNull();
    expect(partToSend(begun, { ...chosen, log })).toBe('finish');
    expect(partToSend({ ...begun, score: 0 }, { ...chosen, log })).toBe('seal');
  });

  test('refuses no instalment that was not asked for, and the one that was refused', () => {
    const sealed = { pace: 'REST', bid: 0 } as const;
    expect(sealOf(3, { ...sealed, pays: null })).toEqual({ ...sealed, month: 3, pays: true });
    expect(sealOf(3, { ...sealed, pays: false }).pays).toBe(false);
  });

  test('is forgotten once the server has it', () => {
    expect(takenDraft('finish')).toEqual({ log: null });
    expect(takenDraft('seal')).toEqual({ pace: null, pays: null, bid: null, isChanging: false });
  });

  test('leads back to the choice that was refused, and no further', () => {
    const refused = (code: 'LIVE_MAY_NOT_BUY' | 'REPLAY_INVALID' | 'LIVE_BID_INVALID') =>
      ({ kind: 'code', code, status: 409 }) as const;
    expect(refusedDraft('begin', refused('LIVE_MAY_NOT_BUY'))).toMatchObject({
      isPaid: false,
      buys: false,
      place: null,
    });
    expect(refusedDraft('finish', refused('REPLAY_INVALID'))).toEqual({ log: null, isLogRefused: true });
    expect(refusedDraft('seal', refused('LIVE_BID_INVALID'))).toEqual({ bid: null });
  });
});

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
    expect(passing.map(afterRefusal)).toEqual(['send-again', 'send-again', 'send-again', 'send-again']);
    expect(afterRefusal({ kind: 'network' })).toBe('send-again');
  });

  test('is looked at where the server has the month otherwise than this page', () => {
    const known = [
      coded('LIVE_STEP_DONE'),
      coded('LIVE_STEP_ORDER'),
      coded('LIVE_MONTH_CLOSED'),
      coded('LIVE_NOT_NOW'),
    ];
    expect([...known, coded('SEAT_INVALID', 401)].map(afterRefusal)).toEqual(Array(5).fill('load-view'));
  });

  test('is chosen again only where the choice itself is bad', () => {
    const bad = [coded('LIVE_MAY_NOT_BUY'), coded('LIVE_BID_INVALID', 400), coded('BALANCE_INSUFFICIENT')];
    expect(bad.map(afterRefusal)).toEqual(['choose-again', 'choose-again', 'choose-again']);
    expect(afterRefusal({ kind: 'lines', lines: ['bid: is no number'], status: 400 })).toBe('choose-again');
  });
});
