import { describe, expect, test } from 'vitest';
import { drawsMade, movementsOf, partsFallingIn, rulebookOf, termsOf, type Wallet } from '../src/index.ts';
import { wagesToday } from '../src/queries/index.ts';
import { careOf } from '../src/rulebook/care.ts';
import { minigameRoomOf, rewardRange, rewardsOf, roomOf, wageOf } from '../src/rulebook/reward.ts';
import type { RoomId } from '../src/vocabulary.ts';
import { choicesOf, lives, livesOfNote } from '../src/what-if/what-if.ts';
import { aCampaign, fairDraw, RICH, rigged, type World } from './support/a-campaign.ts';

/* The vectors of rulebook 4: an honest run pays one thing, three stars thank, nothing lapses (RULES 4.6 to 4.8, 5.4, 13.3). */

const by = (isNewGamePlus: boolean, rulebook = 4) => termsOf({ rulebook, dreamId: 4, isNewGamePlus });
const [normal, plus] = [by(false), by(true)];
const pays = (terms: typeof normal, roomId: RoomId, scoreBp: number, vigor: number, movement?: number): number =>
  wageOf(terms.rulebook, rewardRange(terms, minigameRoomOf(terms.rulebook, roomId)), { scoreBp, vigor, movement });
const days = (terms: typeof normal, roomId: RoomId, vigor = 100) =>
  [0, 1, 2, 3, 4].map((movement) => pays(terms, roomId, 5_000, vigor, movement));
const told = (terms: typeof normal) =>
  ([2, 3, 4, 5] as const).map((id) => {
    const room = roomOf(terms.rulebook, id);
    const { minEffort, maxEffort, minEnergy, maxEnergy } = rewardsOf(terms, room ?? minigameRoomOf(terms.rulebook, id));
    return [minEffort + minEnergy, maxEffort + maxEnergy];
  });

describe('the wage', () => {
  test.each([
    [0, 0],
    [45, 522],
    [250, 2_900],
    [499, 5_788],
    [500, 5_800],
    [9_000, 5_800],
    [10_000, 5_800],
  ])('a score of %i counts as %i', (score, care) => {
    expect(careOf(rulebookOf(4).care, score)).toBe(care);
  });

  test('of the rooms that pay what was agreed is one number for any honest run', () => {
    for (const score of [500, 3_000, 9_000, 10_000]) {
      expect([pays(normal, 2, score, 100), pays(normal, 4, score, 100)]).toEqual([6, 7]);
      expect([pays(plus, 2, score, 100), pays(plus, 4, score, 100)]).toEqual([7, 8]);
    }
    expect([pays(normal, 2, 0, 100), pays(normal, 2, 5_000, 85), pays(normal, 2, 5_000, 15)]).toEqual([2, 5, 3]);
  });

  test('of the bold rooms swings with the day', () => {
    expect([days(normal, 3), days(normal, 3, 85), days(normal, 5)]).toEqual([
      [5, 6, 7, 8, 10],
      [4, 5, 6, 7, 8],
      [6, 7, 8, 9, 11],
    ]);
    expect([days(plus, 3), days(plus, 5)]).toEqual([
      [5, 7, 8, 9, 11],
      [6, 8, 9, 10, 12],
    ]);
  });

  test('that a room tells of is what can be had: from nothing played to the best day; by rulebook 3 the whole range', () => {
    expect([told(normal), told(plus)]).toEqual([
      [
        [2, 6],
        [1, 10],
        [4, 7],
        [2, 11],
      ],
      [
        [2, 7],
        [1, 11],
        [4, 8],
        [2, 12],
      ],
    ]);
    expect(told(by(false, 3))).toEqual([
      [2, 9],
      [1, 11],
      [4, 9],
      [2, 12],
    ]);
  });

  test('is told before the run, to the number', () => {
    const source = { rulebook: 4, dreamId: 4, isNewGamePlus: false };
    expect([wagesToday(source, 2, 6), wagesToday(source, 3, 6)]).toEqual([
      { min: 6, max: 6 },
      { min: 5, max: 10 },
    ]);
  });
});

describe('three stars', () => {
  const begun = (): World => aCampaign({ rulebook: 4 });
  const energyOf = (world: World): readonly number[] =>
    world.facts.flatMap((fact) => (fact.type === 'StarsThanked' ? [fact.energy] : []));

  test('give one of energy, a movement of its own, in the first such run of a month', () => {
    const played = begun().play(2, 8_499).play(2, 8_500).play(2, 10_000);
    expect(energyOf(played)).toEqual([1]);
    expect(movementsOf(played.facts).filter(({ kind }) => kind === 'REWARD')).toMatchObject([
      { roomId: 2, amount: 5, energy: 0, effort: 5 },
      { roomId: 2, energy: 0 },
      { roomId: null, amount: 1, energy: 1, effort: 0 },
      { roomId: 2, energy: 0 },
    ]);
    expect(movementsOf(played.facts).at(-1)?.balance).toEqual(played.campaign.wallet);
  });

  test('give it once a month, the recovery’s run included, and again in the next', () => {
    const late = begun().play(2, 9_000).missed().play(2, 9_000);
    expect(energyOf(late)).toEqual([1]);
    const without = begun().missed().play(2, 9_000);
    expect(energyOf(without)).toEqual([1]);
    expect(energyOf(begun().play(2, 9_000).nextMonth().play(2, 9_000))).toEqual([1, 1]);
  });

  test('give nothing by rulebook 3', () => {
    expect(energyOf(aCampaign({ rulebook: 3 }).play(2, 10_000))).toEqual([]);
  });

  test('are told again by a finish that is sent again', () => {
    const world = begun().begin(2);
    const done = world.finish(9_000);
    expect(done.campaign.stages[0]).toMatchObject({ reward: 5, after: [5 - 3 + 1, 5 + 5] });
  });
});

describe('a redraw', () => {
  test('plays every run as an honest one without stars; the campaign’s own draws with the player’s hands', () => {
    const campaign = aCampaign({ rulebook: 4 }).play(2, 0).play(2, 9_000).play(2, 9_000).acknowledge().campaign;
    const choices = choicesOf(campaign);
    const scores = (life: ReturnType<typeof lives>) =>
      life(fairDraw)
        .stages.flatMap(({ scoreBp }) => (scoreBp === undefined ? [] : [scoreBp]))
        .slice(0, 3);
    expect(scores(lives(choices))).toEqual([0, 9_000, 9_000]);
    expect(scores(livesOfNote(choices))).toEqual([6_000, 6_000, 6_000]);
  });
});

describe('a later part of a card', () => {
  const cards = (dream: number, cycle: number, card: number) => {
    const deck = rulebookOf(4).cards.map(({ id }) => id);
    // The first months' cards are the first of the deck that have no later part.
    const before = [1, 2, 3, 4, 5, 6, 7, 8].slice(0, cycle - 1);
    const place = deck.filter((id) => !before.includes(id)).indexOf(card);
    const fixed = Object.fromEntries(before.map((_, i) => [`evento:${i + 1}`, 0]));
    return rigged({ ...fixed, [`evento:${cycle}`]: place, ...losing(dream) });
  };
  /** Draws under which the player's quota is in no raffle of the first months. */
  const losing = (_: number): Readonly<Record<string, number>> => ({ cota: 0, 'sorteio:1': 5, 'sorteio:2': 5 });
  const answered = (cycle: number, card: number, option: number, rulebook: 3 | 4 = 4) => {
    const world = aCampaign({ rulebook, dream: 1, draw: cards(1, cycle, card) }).inCycle(cycle);
    const at = world.with(RICH).atEvent(4).with(RICH);
    return { before: at.campaign.wallet, world: at.acknowledge(option) };
  };
  const lost = ({ before, world }: ReturnType<typeof answered>): Wallet => ({
    energy: world.campaign.wallet.energy - before.energy,
    effort: world.campaign.wallet.effort - before.effort,
  });

  test('that would fall after the last month falls at once; by rulebook 3 it lapses', () => {
    expect(lost(answered(3, 9, 2))).toEqual({ energy: 0, effort: -5 });
    expect(lost(answered(3, 9, 2, 3))).toEqual({ energy: 0, effort: -1 });
  });

  test('falls in its month as far as there is one', () => {
    const { world } = answered(2, 9, 2);
    expect(lost(answered(2, 9, 2))).toEqual({ energy: 0, effort: -3 });
    expect(partsFallingIn(world.campaign, 3)).toEqual([{ eventId: 9, change: { energy: 0, effort: -2 } }]);
    expect(partsFallingIn(world.campaign, 4)).toEqual([]);
  });

  test('falls with the letter where the bid pays all that is owed', () => {
    const { world } = answered(2, 10, 3);
    const won = world.with(RICH).settle().bid(80);
    expect(won.campaign.after).toMatchObject({ status: 'ENDED', end: 'QUITADO' });
    expect(won.facts.filter(({ type }) => type === 'LaterPartFell')).toMatchObject([
      { cycle: 2, energy: -5, effort: 0 },
    ]);
    expect(movementsOf(won.facts).at(-1)?.balance).toEqual(won.campaign.after?.wallet);
    expect(drawsMade(won.campaign, won.draw).length).toBeGreaterThan(0);
  });
});
