import { must } from '@consorcio/kernel';
import { describe, expect, test } from 'vitest';
import { verifyDraws } from '../src/audit/audit.ts';
import { type Campaign, drawFrom } from '../src/index.ts';
import { DREAM_IDS } from '../src/vocabulary.ts';
import {
  freeWord,
  gridOf,
  hasNote,
  isTryOver,
  isWeekName,
  noteOfTry,
  openTry,
  pictureOf,
  placeOf,
  proofOf,
  redrawsOf,
  sealOf,
  stepsOf,
  triesIn,
  weekName,
  wordOf,
} from '../src/week/week.ts';
import { type Decisions, lifeOf } from '../src/what-if/what-if.ts';
import { SECOND, serveSecondRulebook } from './support/second-rulebook.ts';
import { ROOT as root, SEED as seed } from './support/vectors.ts';

serveSecondRulebook();

const WEEK = '2026-S21';
const word = wordOf(WEEK, seed, 3);
const draw = drawFrom({ serverSeed: seed, clientSeed: word });
const rootDraw = drawFrom({ serverSeed: root, clientSeed: word });

/** Rests once, works twice as well as one can, and bids at most so much. */
const decisions = (bid: number): Decisions => ({
  turn: (_, position) => ({ roomId: position === 1 ? 5 : 2, scoreBp: 10_000 }),
  recovery: () => ({ roomId: 2, scoreBp: 7_000 }),
  bid: ({ wallet }) => Math.min(bid, wallet.effort),
  option: () => 1,
  use: () => 'TERM',
  plan: () => 3,
});
const life = (bid: number, stopped?: { month: number; isPaid: boolean }): Campaign =>
  lifeOf({ rulebook: 3, dreamId: 8, isNewGamePlus: false, ...(stopped && { stopped }) }, decisions(bid))(
    draw,
    rootDraw,
  );

describe("a week's word", () => {
  test('is the worked one of RULES 8.6: quota 3, drawn 12 and 14', () => {
    expect(word).toBe('2026-S21-3');
    const { quota, draws } = proofOf(WEEK, root, 3);
    expect(quota).toBe(3);
    expect(draws.filter(({ label }) => label.startsWith('sorteio')).map(({ label }) => label)).toEqual([
      'sorteio:1',
      'sorteio:2',
    ]);
    expect(openTry(draw, 3).campaign).toMatchObject({ rulebook: 3, dreamId: 8, quota: 3, cycle: 1 });
  });
  test('never lets the quota of everybody come out in a raffle', () => {
    for (let i = 0; i < 40; i += 1) {
      const { seed: drawn } = sealOf(i.toString(16).padStart(64, '0'));
      const clientSeed = wordOf('2027-S01', drawn, 3);
      const lived = lifeOf(
        { rulebook: 3, dreamId: 8, isNewGamePlus: false },
        decisions(0),
      )(drawFrom({ serverSeed: drawn, clientSeed }));
      expect(lived.context).not.toBe('JACKPOT');
    }
  });
  test('is the first one where nothing speaks against it', () => {
    const words = Array.from({ length: 40 }, (_, i) =>
      wordOf('2027-S01', sealOf(i.toString(16).padStart(64, '0')).seed, 3),
    );
    expect(words).toContain('2027-S01-1');
  });
  test('of a free try is another one', () => {
    expect(freeWord(WEEK, 2)).toBe('2026-S21-treino-2');
  });
});

test("a week's proof is checked by the verifier of every campaign, and a changed root is found", () => {
  const proof = proofOf(WEEK, root, 3);
  expect(verifyDraws(proof)).toMatchObject({ isSealTrue: true, isRootTrue: true, isFair: true });
  expect(verifyDraws({ ...proof, root: proof.seed })).toMatchObject({ isFair: false });
});

describe('a week that was sealed with another rulebook', () => {
  test('is proved, opened and pictured by that one, and the weeks before stay as they were', () => {
    const [first, second] = [3, SECOND].map((rulebook) => proofOf(WEEK, root, rulebook));
    expect(second?.commitment).toBe(first?.commitment);
    expect(second?.draws[0]).toMatchObject({ label: 'cota', n: 20 });
    expect(first?.draws[0]).toMatchObject({ label: 'cota', n: 15 });
    expect(proofOf(WEEK, root, 3)).toEqual(first);
    const clientSeed = wordOf(WEEK, seed, SECOND);
    expect(second).toMatchObject({
      clientSeed,
      quota: openTry(drawFrom({ serverSeed: seed, clientSeed }), SECOND).campaign.quota,
    });
    expect(openTry(draw, SECOND).campaign.rulebook).toBe(SECOND);
  });
  test('has the picture of one of its own dreams', () => {
    const names = DREAM_IDS.map((_, i) => weekName(2026, i + 7));
    expect(names.map((name) => pictureOf(name, SECOND))).toEqual([2, 3, 4, 5, 6, 1, 2]);
  });
});

describe('the note of a try', () => {
  const draws = redrawsOf(seed);
  test('is that of its decisions under the redraws of the week, the same for the same decisions', () => {
    const campaign = life(0);
    const note = must(noteOfTry(campaign, draws), 'note');
    expect(note).toEqual(noteOfTry(life(0), draws));
    expect(note.low).toBeLessThanOrEqual(note.note);
    expect(note.note).toBeLessThanOrEqual(note.high);
    expect(noteOfTry(life(0), redrawsOf(seed))).toEqual(note);
  });
  test('carries what was decided over to the months after the letter that were not lived', () => {
    const whole = life(99);
    expect(whole.context).toBe('BID');
    const { after, ...before } = whole;
    const open: Campaign = { ...before, after: { ...must(after, 'contract'), status: 'OPEN', end: null, months: [] } };
    expect([isTryOver(open), isTryOver(whole), hasNote(open)]).toEqual([false, true, true]);
    expect(noteOfTry(open, draws)).not.toBeNull();
  });
  test('needs a whole month', () => {
    expect(noteOfTry(openTry(draw, 3).campaign, draws)).toBeNull();
    expect(noteOfTry({ ...openTry(draw, 3).campaign, status: 'GIVEN_UP' }, draws)).toBeNull();
    expect(noteOfTry(life(0, { month: 2, isPaid: false }), draws)).not.toBeNull();
  });
});

describe('the result as it may be published', () => {
  test('has places, payments and bids, and the months after a letter that a bid won', () => {
    const lived = [5, 6, 7, 8, 9].map((bid) => life(bid)).find(({ after }) => (after?.months.length ?? 0) > 0);
    const grid = gridOf(must(lived, 'life with months after a letter'));
    expect(grid.months[0]).toMatchObject({ rooms: [5, 2, 2], payment: 'PAID' });
    expect(grid.months[0]?.bid).toBeGreaterThan(0);
    expect([grid.cycle, grid.letter]).toEqual([grid.months.length, 'BID']);
    expect(grid.after.length).toBeGreaterThan(0);
  });
  test('calls the last bill of a good that was taken back so, and those before it missed', () => {
    const { after, ...lived } = must(
      [5, 6, 7, 8, 9].map((bid) => life(bid)).find((one) => (one.after?.months.length ?? 0) > 0),
      'life with months after the letter',
    );
    const { months, ...rest } = must(after, 'months after the letter');
    const missed = [...months, ...months].slice(0, 2).map((month) => ({ ...month, paid: false }));
    const ends = (['RETOMADO', 'QUITADO_COM_APERTO'] as const).map(
      (end) => gridOf({ ...lived, after: { ...rest, months: missed, end } }).after,
    );
    expect(ends).toEqual([
      ['MISSED', 'TAKEN_BACK'],
      ['MISSED', 'MISSED'],
    ]);
  });
  test('has three months and no months after them where everything was paid', () => {
    const grid = gridOf(life(0));
    expect(grid).toMatchObject({ cycle: 3, letter: 'PAID', after: [] });
    expect(grid.months.map(({ bid }) => bid)).toEqual([0, 0, null]);
  });
  test('of a dream that was given up before the instalment says nothing of it', () => {
    const grid = gridOf(life(0, { month: 2, isPaid: false }));
    expect(grid).toMatchObject({ cycle: 2, letter: null });
    expect(grid.months.map(({ payment }) => payment)).toEqual(['PAID', null]);
  });
});

test('equal notes share a place, and the table has steps of 50', () => {
  const counts = [
    [800, 2],
    [799, 1],
    [745, 3],
    [0, 1],
  ] as const;
  expect([800, 799, 745, 700].map((note) => placeOf(note, counts))).toEqual([1, 3, 4, 7]);
  expect(triesIn(counts)).toBe(7);
  expect(stepsOf(counts)).toEqual([
    { from: 800, tries: 2 },
    { from: 750, tries: 1 },
    { from: 700, tries: 3 },
    { from: 0, tries: 1 },
  ]);
});

test('a week is named by year and number, and has the picture of a dream', () => {
  expect(weekName(2026, 3)).toBe('2026-S03');
  expect(['2026-S01', '2026-S53', '2026-S54', '2026-S00', '26-S01', '2026-S1', ''].map(isWeekName)).toEqual([
    true,
    true,
    ...Array.from({ length: 5 }, () => false),
  ]);
  expect(DREAM_IDS.map((_, i) => pictureOf(weekName(2026, i + 7), 3))).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
