import { Dice } from '@consorcio/kernel';
import { answerTo, type Move, nextMove, type Plan, plans, type Table, viewOfCampaign } from '@consorcio/players';
import { type Campaign, currentStage, type Draw, drawFrom, viewOf } from '@consorcio/rules';
import { DREAM_IDS, type DreamId, MINIGAMES, type MinigameSlug, minigameAt } from '@consorcio/rules/vocabulary';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { aCurrentStage, BOARDS } from '../../../test/fixtures/boards.ts';
import { advisedPlaces, isRecovery, type Miss, missOf, rescueAt, rescuingPlaces } from './advice.ts';
import type { Board } from './current-stage.ts';
import { EMPTY_CHECK } from './delays.ts';
import { mapMachine } from './map-machine.ts';

const BEST = 10_000;
const NO_MONTHS = { status: 'NONE', monthsLeft: 0, end: null } as const;
const EMPTY = { noEffort: 'effort', noEnergy: 'energy' } as const;

/** What the map gets of a campaign at a free stage, as the server would tell it. */
function boardOfCampaign(campaign: Campaign): Board {
  const { stage, balance, dream, extras, campaign: told } = viewOf(campaign);
  const { ordinal, ...rest } = stage;
  return {
    current: {
      ...aCurrentStage(),
      balance,
      dream,
      extras,
      assembly: null,
      stage: { ...rest, id: `stage-${ordinal}` },
      campaign: { ...told, id: 'campaign-1', seedCommitment: '', lateCycles: [...told.lateCycles], after: NO_MONTHS },
    },
    event: null,
  };
}

/** The chart's own answer: the popup that opens by itself on the bare map, if one does. */
function popupAt(board: Board): string {
  const clock = new SimulatedClock();
  const actor = createActor(mapMachine, { clock, input: { ...board, shownCycle: board.current.stage.cycle } }).start();
  clock.increment(EMPTY_CHECK);
  const { value } = actor.getSnapshot();
  actor.stop();
  return String(value);
}

/** Places that the map advises: those of the popup's one button, or the marked ones; none where it leaves the choice. */
function shownAdvice(board: Board): readonly MinigameSlug[] {
  const popup = popupAt(board);
  if (popup === 'noEffort' || popup === 'noEnergy') return advisedPlaces(board.current, EMPTY[popup]);
  return rescuingPlaces(board.current);
}

const isFree = (campaign: Campaign): boolean =>
  campaign.status === 'ACTIVE' && campaign.phase === 'STAGE' && currentStage(campaign).type === 'MINIGAME';

function after(campaign: Campaign | null, move: Move, table: Table): Campaign {
  const answer = answerTo(campaign, move, table);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.campaign;
}

/** A free stage played in a place. */
function played(campaign: Campaign, slug: MinigameSlug, scoreBp: number, draw: Draw): Campaign {
  const table = { draw, score: () => scoreBp, rulebook: 3 } as const;
  return after(after(campaign, { kind: 'begin', roomId: minigameAt(slug).roomId }, table), { kind: 'finish' }, table);
}

type PaymentTime = 'in time' | 'in the recovery' | 'none';
const WORTH = { 'in time': 2, 'in the recovery': 1, none: 0 };

/** By trying every choice on the rules themselves, with the best score: how well the instalment can still be paid. The card counts as none. */
function bestWay(campaign: Campaign, draw: Draw, isLater = false): PaymentTime {
  const { type } = currentStage(campaign);
  if (type === 'EVENT') {
    const moved = after(campaign, { kind: 'acknowledge' }, { draw, score: () => BEST, rulebook: 3 } as const);
    return bestWay({ ...moved, wallet: campaign.wallet }, draw, isLater);
  }
  if (type === 'MINIGAME') {
    const ways = MINIGAMES.map(({ slug }) => bestWay(played(campaign, slug, BEST, draw), draw, isLater));
    return ways.reduce((best, way) => (WORTH[way] > WORTH[best] ? way : best));
  }
  const table = { draw, score: () => BEST, rulebook: 3 } as const;
  const begun = after(campaign, { kind: 'begin', roomId: 1 }, table);
  const settled = after(begun, { kind: 'finish' }, table);
  if (settled.context === 'DEFAULT') return 'none';
  if (!isFree(settled)) return isLater ? 'in the recovery' : 'in time';
  return bestWay(settled, draw, true);
}

interface Life {
  readonly seed: string;
  readonly dream: DreamId;
  readonly dreamsDone: number;
  /** Most of the best score that this player reaches, in basis points. */
  readonly skill: number;
}

const lives: fc.Arbitrary<Life> = fc.record({
  seed: fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('hex')),
  dream: fc.constantFrom(...DREAM_IDS),
  dreamsDone: fc.constantFrom(0, 1),
  skill: fc.constantFrom(0, 2_500, 5_000, 7_500, BEST),
});

interface Step {
  readonly board: Board;
  readonly advice: readonly MinigameSlug[];
  readonly before: Campaign;
  readonly draw: Draw;
}

/** Plays a campaign that follows the map's advice wherever it gives any, and chance elsewhere. */
function live(
  { seed, dream, dreamsDone, skill }: Life,
  look: (step: Step) => void,
  pay: (campaign: Campaign) => void = () => undefined,
): Campaign {
  const dice = Dice.of(seed, 7);
  const sealed = drawFrom({ serverSeed: seed.repeat(2), clientSeed: '' });
  // What can still be paid is paid on the best of days: nobody knows the day before.
  const draw: Draw = (n, label) => (label.startsWith('movimento') ? n - 1 : sealed(n, label));
  const pick = <T>(all: readonly T[]): T => all[dice.below(all.length)] as T;
  const table: Table = { draw, score: () => dice.below(skill + 1), dreamsDone, rulebook: 3 };
  const plan: Plan = { ...plans.saver, dream };
  let campaign = after(null, nextMove(null, plan), table);
  while (campaign.status === 'ACTIVE') {
    if (!isFree(campaign)) {
      pay(campaign);
      campaign = after(campaign, nextMove(viewOfCampaign(campaign), plan), table);
      continue;
    }
    const board = boardOfCampaign(campaign);
    const advice = shownAdvice(board);
    look({ board, advice, before: campaign, draw });
    const slug = advice.length > 0 ? pick(advice) : pick(MINIGAMES).slug;
    campaign = played(campaign, slug, table.score(), draw);
  }
  return campaign;
}

describe('who follows what the map advises', () => {
  const seen = { popups: 0, recoveries: 0, marked: 0 };

  test('is never led away from a way to pay the instalment, and so never excluded while one exists', () => {
    fc.assert(
      fc.property(lives, (life) => {
        live(life, ({ board, advice, before, draw }) => {
          if (isRecovery(board.current)) seen.recoveries += 1;
          if (advice.length === 0) return;
          if (isRecovery(board.current)) seen.marked += 1;
          else seen.popups += 1;
          const possible = bestWay(before, draw);
          for (const slug of advice) {
            const left = bestWay(played(before, slug, BEST, draw), draw);
            expect(WORTH[left], `${slug} leaves ${left} of ${possible}`).toBeGreaterThanOrEqual(WORTH[possible]);
          }
        });
      }),
      { numRuns: 150 },
    );
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
  });

  test('finds a place marked in every recovery that can still pay, and none in one that cannot', () => {
    fc.assert(
      fc.property(lives, (life) => {
        live(life, ({ board, advice, before, draw }) => {
          if (isRecovery(board.current)) expect(advice.length > 0).toBe(bestWay(before, draw) !== 'none');
        });
      }),
      { numRuns: 150 },
    );
  });
});

test('what stands above PAGAR without the effort, and what exclusion is explained by, is what the rules do', () => {
  const seen = { recovery: 0, used: 0, recovered: 0 };
  fc.assert(
    fc.property(lives, (life) => {
      const told: [miss: Miss, recoveries: number][] = [];
      const end = live(
        { ...life, skill: Math.min(life.skill, 5_000) },
        () => undefined,
        (campaign) => {
          const { current } = boardOfCampaign(campaign);
          const isDue =
            campaign.phase === 'STAGE' && current.stage.type === 'PAYMENT' && current.stage.status === 'STARTED';
          if (isDue && current.balance.effort < current.dream.effortCostPerCycle)
            told.push([missOf(current), campaign.recoveries.length]);
        },
      );
      for (const [i, [miss, recoveries]] of told.entries()) {
        seen[miss] += 1;
        const isLast = i === told.length - 1;
        const excluded = isLast && end.context === 'DEFAULT';
        expect(miss === 'recovery').toBe(!excluded);
        if (miss === 'used') expect(recoveries).toBe(2);
        if (excluded) expect(missOf(boardOfCampaign(end).current)).toBe(miss);
      }
    }),
    { numRuns: 500 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});

describe('a recovery', () => {
  const tired = (effort: number, energy = 0): Board => ({
    ...BOARDS.recovery,
    current: {
      ...BOARDS.recovery.current,
      balance: { energy, effort },
      dream: { ...BOARDS.recovery.current.dream, effortCostPerCycle: 13 },
    },
  });

  test.each([
    ['energy', tired(11)],
    ['effort', tired(0, 6)],
    ['both', tired(0)],
  ])('shows no popup of an empty resource: %s', (_, board) => {
    expect(popupAt(board)).toBe('map');
  });

  test('tells of each place whether it pays: surely, perhaps, never, or no work at all', () => {
    const told = (board: Board) => MINIGAMES.map(({ slug }) => rescueAt(board.current, slug));
    expect(told(tired(11))).toEqual(['surely', 'rest', 'rest', 'maybe']);
    expect(told(tired(5))).toEqual(['never', 'rest', 'rest', 'never']);
    expect(told(tired(3, 6))).toEqual(['never', 'rest', 'rest', 'maybe']);
  });

  test('that was begun leaves nothing to choose', () => {
    const { current } = tired(11);
    const begun = { ...current, stage: { ...current.stage, status: 'STARTED' as const }, room: { id: 2, run: null } };
    expect(MINIGAMES.map(({ slug }) => rescueAt(begun as typeof current, slug))).toEqual([null, null, null, null]);
  });
});

test('rest is not advised at the last free stage where work would still pay', () => {
  const { current } = BOARDS.noEnergy;
  const last = {
    ...current,
    balance: { energy: 0, effort: 11 },
    extras: { ...current.extras, stageRelativeToCycle: 3 },
  };
  expect(popupAt({ ...BOARDS.noEnergy, current: last })).toBe('map');
  const hopeless = { ...last, balance: { energy: 0, effort: 2 } };
  expect(popupAt({ ...BOARDS.noEnergy, current: hopeless })).toBe('noEnergy');
});

test('with both resources empty the popup sends where most effort is left at the payment: to rest, while a turn follows it', () => {
  const at = (stageRelativeToCycle: number) => {
    const { current } = BOARDS.noEnergy;
    return { ...current, balance: { energy: 0, effort: 0 }, extras: { ...current.extras, stageRelativeToCycle } };
  };
  expect(popupAt({ ...BOARDS.noEnergy, current: at(1) })).toBe('noEnergy');
  expect(advisedPlaces(at(1), 'effort')).toEqual([]);
  expect(popupAt({ ...BOARDS.noEnergy, current: at(3) })).toBe('noEffort');
});

test('a minigame that was begun and left is not offered under another name', () => {
  const { current } = BOARDS.noEnergy;
  const begun = {
    ...current,
    stage: { ...current.stage, status: 'STARTED' as const },
    room: { id: 2 as const, run: null },
  };
  expect(advisedPlaces(begun, 'energy')).toEqual([]);
  expect(advisedPlaces(begun, 'effort')).toEqual([1]);
});
