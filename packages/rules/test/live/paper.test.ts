import { ok, refuse } from '@consorcio/kernel';
import { describe, expect, test } from 'vitest';
import { drawFrom } from '../../src/index.ts';
import {
  type Move,
  movedAsBefore,
  NO_PARTS,
  openLiveGroup,
  type PaperLine,
  paperMove,
  readPaperLine,
  type SeatState,
  writePaperLine,
} from '../../src/live/index.ts';
import { CARD_OPTIONS, LIVE_PLACES, MONTH_PACES } from '../../src/live/words.ts';
import { vectors } from './vectors.ts';

/* A group on paper (LIVE 3.13): the host types what each team wrote. */

const draw = drawFrom({ serverSeed: vectors.seed, clientSeed: vectors.clientSeed });
const opened = openLiveGroup({ rulebook: 1, months: 5, people: [1, 2, 3] }, draw);
const state: SeatState = {
  position: { phase: 'PRIVATE', month: 1, isPaused: false },
  group: opened,
  quota: 1,
  parts: NO_PARTS,
  draw,
};
const line: PaperLine = { option: 'A', place: 2, pace: 'REST', pays: true, bid: 30, buys: false };

describe('a typed line', () => {
  test('names option, place, pace, paying and bid in this order', () => {
    const { buys: _buys, ...written } = line;
    expect(readPaperLine('A2DS30')).toEqual(written);
  });

  test('may be typed in small letters and with blanks, and without a bid', () => {
    expect(readPaperLine(' c5 h n ')).toEqual({ option: 'C', place: 5, pace: 'EXTRA', pays: false, bid: 0 });
  });

  test.each(['', 'A', 'A2DS-3', 'A1DS', 'A6DS', 'D2DS', 'A2XS', 'A2DX', 'A2DS30,5', '2ADS30', 'A2DS30000'])(
    '%j is none',
    (text) => expect(readPaperLine(text)).toBeNull(),
  );

  test('is written as it is read, whatever is chosen', () => {
    for (const option of CARD_OPTIONS)
      for (const place of LIVE_PLACES)
        for (const pace of MONTH_PACES)
          for (const [pays, bid] of [
            [true, 120],
            [false, 0],
          ] as const) {
            const chosen = { option, place, pace, pays, bid };
            expect(readPaperLine(writePaperLine(chosen))).toEqual(chosen);
          }
  });
});

describe('the moves of a line', () => {
  test('count a place with neutral hands', () => {
    expect(paperMove(state, 1, line)).toEqual(
      ok({
        begun: { option: 'A', buys: false, place: 2, isPlayed: true },
        score: 6000,
        sealed: { pace: 'REST', pays: true, bid: 30 },
      }),
    );
  });

  test('may be other ones than those that were typed before', () => {
    const first = paperMove(state, 1, line);
    if (!first.ok) throw new Error(first.refusal);
    expect(paperMove({ ...state, parts: first.value }, 1, { ...line, option: 'B', place: 4 })).toMatchObject({
      value: { begun: { option: 'B', place: 4 } },
    });
  });

  test.each([
    ['a month that is closed', 0, line, 'LIVE_MONTH_CLOSED'],
    ['a month to come', 2, line, 'LIVE_NOT_NOW'],
    ['buying without a letter', 1, { ...line, buys: true }, 'LIVE_MAY_NOT_BUY'],
    ['a bid below the least', 1, { ...line, bid: 9 }, 'LIVE_BID_INVALID'],
    ['a bid above what is there', 1, { ...line, bid: 601 }, 'BALANCE_INSUFFICIENT'],
    ['a bid without paying', 1, { ...line, pays: false }, 'BALANCE_INSUFFICIENT'],
  ] as const)('are refused for %s', (_, month, typed, refusal) => {
    expect(paperMove(state, month, typed)).toEqual(refuse(refusal));
  });
});

describe('an empty line', () => {
  const before: Move = { ...line, buys: true, score: 6000, isAuto: false };

  test('does as the month before, without a bid and without buying', () => {
    expect(movedAsBefore(before)).toEqual({
      begun: { option: 'A', buys: false, place: 2, isPlayed: true },
      score: 6000,
      sealed: { pace: 'REST', pays: true, bid: 0 },
    });
  });

  test('leaves to the autopilot what was left to it the month before, and the first month', () => {
    expect([movedAsBefore({ ...before, isAuto: true }), movedAsBefore(undefined)]).toEqual([undefined, undefined]);
  });
});
