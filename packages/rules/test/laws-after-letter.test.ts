import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterView,
  answerCard,
  type Campaign,
  cardsMet,
  chooseUse,
  closeAfter,
  commitmentOf,
  contradictionIn,
  type Draw,
  drawFrom,
  isCompleted,
  monthsWithDream,
  payBill,
  planMonth,
  publishDraws,
  type Step,
  seedOfRoot,
  termsOf,
  worthOf,
} from '../src/index.ts';
import { owedAfter } from '../src/rulebook/instalment.ts';
import { scheduleOf } from '../src/rulebook/schedule.ts';
import { BID_USES, DREAM_IDS, PLANS } from '../src/vocabulary.ts';
import { accepted } from './support/a-campaign.ts';
import { afterMove, type Game, NEW_GAME } from './support/moves.ts';
import { games } from './support/random-games.ts';
import { by3, given } from './support/vectors.ts';

/* RULES 15.3, over whole campaigns of players who decide anything. */

const hex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));

/** A player's whole life: any dream, any decisions in the order in which they are asked for, again from the first. */
const lives = fc.record({
  root: hex,
  dreamId: fc.constantFrom(...DREAM_IDS),
  isPlus: fc.boolean(),
  turns: fc.array(
    fc.record({
      room: fc.constantFrom(2, 2, 3, 4, 5),
      score: fc.integer({ min: 3_000, max: 10_000 }),
      share: fc.constantFrom(0, 0.3, 1),
      option: fc.integer({ min: 1, max: 3 }),
      works: fc.constantFrom(...PLANS),
      use: fc.constantFrom(...BID_USES, null),
    }),
    { minLength: 12, maxLength: 12 },
  ),
});
type Life = typeof lives extends fc.Arbitrary<infer T> ? T : never;

const drawsOf = ({ root }: Life): { draw: Draw; rootDraw: Draw } => ({
  draw: drawFrom({ serverSeed: seedOfRoot(root), clientSeed: '' }),
  rootDraw: drawFrom({ serverSeed: root, clientSeed: '' }),
});

const decisionAt = ({ turns }: Life, i: number) => given(turns[i % turns.length]);

/** The campaign up to its letter or its other end. */
function untilLetter(life: Life, look: (campaign: Campaign) => void = () => undefined): Campaign {
  const { draw } = drawsOf(life);
  const begun: Game = { ...NEW_GAME, rulebook: 3, dreamsDone: life.isPlus ? 1 : 0 };
  let game = afterMove(begun, ['dream', life.dreamId], draw);
  for (let i = 0; game.latest !== null && !isCompleted(game.latest); i += 1) {
    const { room, score, share, option } = decisionAt(life, i);
    game = afterMove(game, ['go on', room, score, share, option], draw);
    if (game.latest !== null) look(game.latest);
  }
  return given(game.latest);
}

/** The months after the letter, each command sent twice: the second changes nothing. */
function toTheEnd(life: Life, letter: Campaign, look: (before: Campaign, after: Campaign) => void): Campaign {
  const { rootDraw } = drawsOf(life);
  let campaign = letter;
  const twice = (send: (campaign: Campaign) => ReturnType<typeof answerCard>): void => {
    const first: Step = accepted(send(campaign));
    const again = accepted(send(first.campaign));
    expect(again).toEqual({ campaign: first.campaign, facts: [] });
    look(campaign, first.campaign);
    campaign = first.campaign;
  };
  for (let i = 0; campaign.after?.status === 'OPEN'; i += 1) {
    const { option, works, use } = decisionAt(life, i);
    const { phase, month } = afterView(campaign, rootDraw);
    const at = { month: month ?? 0 };
    if (phase === 'USE' && use !== null) twice((one) => chooseUse(one, use));
    twice((one) => planMonth(one, { ...at, works }, rootDraw));
    const options = afterView(campaign, rootDraw).event?.options ?? [];
    twice((one) => answerCard(one, { ...at, option: option <= options.length ? option : 1 }));
    twice((one) => payBill(one, at, rootDraw));
  }
  return campaign;
}

const BANDS = {
  QUITADO: [850, 1000],
  QUITADO_COM_APERTO: [500, 600],
  RETOMADO: [150, 250],
} as const;

test('the months after a letter end in one of three ways, and every command sent twice counts once', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(lives, (life) => {
      const letter = untilLetter(life);
      if (letter.status !== 'SUCCESS') {
        expect(letter.after).toBeUndefined();
        expect(worthOf(letter)).toBeLessThanOrEqual(200);
        return;
      }
      const rest = termsOf(letter).dream.cycles - letter.cycle;
      const { draw, rootDraw } = drawsOf(life);
      const end = toTheEnd(life, letter, (before, { after }) => {
        expect(after?.wallet.energy).toBeGreaterThanOrEqual(0);
        expect(after?.wallet.effort).toBeGreaterThanOrEqual(0);
        const missed = after?.months.at(-1)?.paid === false && before.after?.months.at(-1)?.paid === undefined;
        if (missed) expect(after?.wallet.effort).toBe(0);
      });
      expect(contradictionIn(end, draw, rootDraw)).toBeNull();
      const { after, context } = end;
      const misses = after?.months.filter(({ paid }) => paid === false).length ?? 0;
      expect(misses).toBeLessThanOrEqual(3);
      expect(misses === 3).toBe(after?.end === 'RETOMADO');
      expect(misses === 0).toBe(after?.end === 'QUITADO');
      expect(after?.months.length).toBeLessThanOrEqual(rest + 2);
      if (context === 'PAID') expect(after).toMatchObject({ end: 'QUITADO', months: [] });
      expect(new Set(cardsMet(end)).size).toBe(cardsMet(end).length);
      expect(monthsWithDream(end)).toBeLessThanOrEqual(rest);
      const [least, most] = BANDS[after?.end ?? 'RETOMADO'];
      expect(worthOf(end)).toBeGreaterThanOrEqual(least);
      expect(worthOf(end)).toBeLessThanOrEqual(most);
      expect({ ...end, after: letter.after }).toEqual(letter);
      expect(JSON.stringify(end).length).toBeLessThan(5_000);
      reached.add(`${context} ${after?.end}`);
    }),
    { numRuns: games(120), seed: 11 },
  );
  expect([...reached].sort()).toEqual([
    'BID QUITADO',
    'BID QUITADO_COM_APERTO',
    'BID RETOMADO',
    'JACKPOT QUITADO',
    'JACKPOT QUITADO_COM_APERTO',
    'JACKPOT RETOMADO',
    'PAID QUITADO',
  ]);
});

test('at every assembly each quota waits, is late, is gone or was awarded, and nobody is twice', () => {
  fc.assert(
    fc.property(lives, (life) => {
      untilLetter(life, ({ waiting, late = [], gone = [], assembly, quota, dreamId }) => {
        const somewhere = [...waiting, ...late, ...gone];
        expect(new Set(somewhere).size).toBe(somewhere.length);
        if (assembly === null) return;
        const awarded = [assembly.winnerQuota, assembly.drawnQuota].filter((one) => one !== null);
        const before = 2 * (assembly.cycle - 1) + awarded.length;
        const { quotas, cycles } = by3(dreamId).dream;
        if (waiting.length > 0) expect(somewhere.length + before).toBe(quotas);
        else expect(quotas - gone.length - 2 * (cycles - 1)).toBeGreaterThan(0);
        expect([...late, ...gone]).not.toContain(quota);
      });
    }),
    { numRuns: games(40) },
  );
});

test('both uses of a bid leave what is owed less the bid, and no more comes back than it was too large by', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...DREAM_IDS),
      fc.boolean(),
      fc.nat({ max: 200 }),
      fc.nat({ max: 7 }),
      (dreamId, isPlus, bid, month) => {
        const terms = by3(dreamId, isPlus);
        const cycle = 1 + (month % (terms.dream.cycles - 1));
        const owed = owedAfter(terms, cycle);
        for (const use of BID_USES) {
          const { dues, change } = scheduleOf(terms, { cycle, bid }, use);
          expect(dues.reduce((sum, due) => sum + due, 0)).toBe(Math.max(0, owed - bid));
          expect(change).toBe(Math.max(0, bid - owed));
          expect(Math.min(0, ...dues)).toBe(0);
        }
      },
    ),
  );
});

test('the root is the key of the seed and the seed that of the seal, and the root is shown only at the end', () => {
  fc.assert(
    fc.property(lives, (life) => {
      const seeds = { serverSeed: seedOfRoot(life.root), clientSeed: '', root: life.root };
      const letter = untilLetter(life, (campaign) => {
        if (campaign.after === undefined) expect(publishDraws(campaign, seeds).root).toBeNull();
      });
      if (letter.after?.status === 'OPEN') {
        expect(JSON.stringify(publishDraws(letter, seeds))).not.toContain(life.root);
        expect(publishDraws(closeAfter(letter), seeds).root).toBe(life.root);
      }
      const { seed, commitment } = publishDraws(letter, seeds);
      expect([seed, commitment]).toEqual([seeds.serverSeed, commitmentOf(seeds.serverSeed)]);
    }),
    { numRuns: games(15) },
  );
});
