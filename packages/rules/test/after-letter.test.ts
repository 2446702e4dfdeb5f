import { describe, expect, test } from 'vitest';
import { carriedOf, lightestPlan, playPlan } from '../src/after/plan.ts';
import { worthOf } from '../src/after/worth.ts';
import { verifyDraws } from '../src/audit/audit.ts';
import {
  afterView,
  answerCard,
  type Campaign,
  chooseDream,
  chooseUse,
  closeAfter,
  movementsOf,
  newsOf,
  payBill,
  planMonth,
  publishDraws,
  type Step,
  viewOf,
} from '../src/index.ts';
import { scheduleOf } from '../src/rulebook/schedule.ts';
import type { Works } from '../src/vocabulary.ts';
import { accepted, refusalOf, World } from './support/a-campaign.ts';
import { by3, draw, given, ROOT, rootDraw, SEED } from './support/vectors.ts';

/* Figures of RULES 11, 12 and 8.6, computed by another program. */

describe('a winning bid', () => {
  test('is used for fewer months or for smaller instalments, to the last point', () => {
    const bid = { cycle: 3, bid: 15 };
    expect(scheduleOf(by3(5), bid, 'TERM')).toEqual({ dues: [12, 12, 9], change: 0 });
    expect(scheduleOf(by3(5), bid, 'INSTALMENT')).toEqual({ dues: [8, 8, 8, 9], change: 0 });
    expect(scheduleOf(by3(7, true), { cycle: 6, bid: 20 }, 'INSTALMENT').dues).toEqual([12, 12, 14]);
  });

  test('that is more than what is owed comes back', () => {
    expect(scheduleOf(by3(1), { cycle: 2, bid: 12 }, 'TERM')).toEqual({ dues: [], change: 3 });
  });
});

/** The campaign of K up to its letter: turns, card 16 with option 2, bid 6 of 6. */
function lettered(): World {
  const step = accepted(chooseDream(null, { personaId: 1, dreamId: 4, dreamsDone: 0, rulebook: 3 }, draw));
  const month = new World(step.campaign, step.facts, draw).play(5, 5059).play(2, 5774).play(3, 7056);
  expect(month.campaign.stages[3]?.eventId).toBe(16);
  return month.acknowledge(2).settle().bid(6);
}

interface Month {
  readonly works: Works;
  readonly option?: number;
}

/** A month after the letter: what it plans, meets and pays. */
function lived(world: World, month: number, { works, option = 1 }: Month): World {
  const planned = world.after(accepted(planMonth(world.campaign, { month, works }, rootDraw)));
  const answered = planned.after(accepted(answerCard(planned.campaign, { month, option })));
  return answered.after(accepted(payBill(answered.campaign, { month }, rootDraw)));
}

describe('the worked campaign', () => {
  const open = lettered();
  const begun = open.after(accepted(chooseUse(open.campaign, 'TERM')));

  test('wins its bid, and its contract is open', () => {
    expect(open.campaign).toMatchObject({
      status: 'SUCCESS',
      context: 'BID',
      cycle: 1,
      wallet: { energy: 10, effort: 0 },
    });
    expect(afterView(open.campaign, rootDraw)).toMatchObject({
      status: 'OPEN',
      phase: 'USE',
      standing: 'EM_DIA',
      month: 2,
      misses: 0,
      end: null,
      schedules: { TERM: [12, 12, 12, 12, 6], INSTALMENT: [10, 11, 11, 11, 11] },
    });
  });

  test('carries the places and hands of its own turns', () => {
    expect(carriedOf(open.campaign)).toEqual({
      work: { roomId: 2, scoreBp: 6415 },
      rest: { roomId: 5, scoreBp: 5059 },
    });
  });

  test('owes 20 in the first month, and no plan pays that before the card', () => {
    const view = afterView(begun.campaign, rootDraw);
    expect(view.bill).toEqual({ instalment: 12, upkeep: 1, delivery: 7, total: 20 });
    expect(view.plans).toEqual([
      { works: 3, energy: 5, effort: 18, pays: false },
      { works: 2, energy: 16, effort: 12, pays: false },
      { works: 1, energy: 27, effort: 6, pays: false },
    ]);
    expect(view).toMatchObject({ phase: 'PLAN', joy: 4, balance: { energy: 10, effort: 0 } });
  });

  test('misses three bills, and the good is taken back', () => {
    const second = lived(begun, 2, { works: 3 });
    expect(second.campaign.after).toMatchObject({ wallet: { energy: 2, effort: 0 }, dues: [16, 12, 12, 6] });
    expect(afterView(second.campaign, rootDraw)).toMatchObject({ standing: 'RENEGOCIADO', joy: 0, month: 3 });
    const third = lived(second, 3, { works: 2 });
    expect(third.campaign.after).toMatchObject({ wallet: { energy: 8, effort: 0 }, dues: [19, 12, 6] });
    expect(afterView(third.campaign, rootDraw)).toMatchObject({ standing: 'EM_RISCO', phase: 'PLAN' });
    const last = lived(third, 4, { works: 3, option: 2 });
    expect(last.campaign.after).toMatchObject({ status: 'ENDED', end: 'RETOMADO', wallet: { effort: 0 } });
    expect(last.campaign.after?.months.map(({ eventId, lightest }) => [eventId, lightest])).toEqual([
      [13, 0],
      [5, 0],
      [10, 0],
    ]);
    expect(afterView(last.campaign, rootDraw)).toMatchObject({
      phase: null,
      month: null,
      bill: null,
      monthsWithDream: 0,
    });
    expect(worthOf(last.campaign)).toBe(150);
    expect(last.campaign.wallet).toEqual(open.campaign.wallet);
  });

  test('has a line of 0 for an instalment of which upkeep and papers left nothing', () => {
    const poor = accepted(
      answerCard(accepted(planMonth(begun.campaign, { month: 2, works: 1 }, rootDraw)).campaign, { month: 2 }),
    );
    const { campaign } = poor;
    const broke = { ...campaign, after: { ...given(campaign.after), wallet: { energy: 0, effort: 5 } } };
    const lines = movementsOf(accepted(payBill(broke, { month: 2 }, rootDraw)).facts);
    expect(lines.map(({ kind, amount, effort }) => [kind, amount, effort])).toEqual([
      ['UPKEEP', 5, -5],
      ['LATE_INSTALMENT', 0, 0],
    ]);
  });

  test('lists every change: the movements sum to the balance', () => {
    const last = lived(lived(begun, 2, { works: 3 }), 3, { works: 2 });
    const lines = movementsOf(last.facts);
    const sum = lines.reduce((at, { energy, effort }) => ({ energy: at.energy + energy, effort: at.effort + effort }), {
      energy: 0,
      effort: 0,
    });
    expect(sum).toEqual(last.campaign.after?.wallet);
    const ofMonth = lines.filter(({ cycle }) => cycle === 2).map(({ kind, amount }) => [kind, amount]);
    expect(ofMonth).toEqual([
      ['REWARD', 4],
      ...Array.from({ length: 3 }, () => [
        ['ENTRY', 3],
        ['REWARD', 6],
      ]).flat(),
      ['EVENT', null],
      ['UPKEEP', 8],
      ['LATE_INSTALMENT', 10],
    ]);
  });

  test('shows its root once the contract has ended or was closed, and both keys can be checked', () => {
    const seeds = { serverSeed: SEED, clientSeed: '', root: ROOT };
    expect(publishDraws(begun.campaign, seeds)).toMatchObject({ seed: SEED, root: null, rootDraws: [] });
    const last = lived(begun, 2, { works: 3 });
    expect(publishDraws(last.campaign, seeds).root).toBeNull();
    const closed = publishDraws(closeAfter(last.campaign), seeds);
    expect(closed).toMatchObject({
      root: ROOT,
      rootDraws: [
        { label: 'entrega', n: 6, value: 3 },
        { label: 'evento:2', n: 19 },
      ],
    });
    expect(closed.draws.slice(0, 6).map(({ label }) => label)).toEqual([
      'cota',
      'clima',
      'movimento:1',
      'movimento:3',
      'evento:1',
      'lance:1:1',
    ]);
    expect(verifyDraws(closed)).toMatchObject({ isSealTrue: true, isRootTrue: true, isFair: true });
    expect(verifyDraws({ ...closed, root: SEED })).toMatchObject({ isRootTrue: false, isFair: false });
  });
});

test('the group goes on after the letter without the player: who is bid in and drawn follows from the seed', () => {
  const { campaign } = lettered();
  const { winnerQuota } = given(campaign.assembly);
  const news = newsOf(campaign, draw, 6);
  expect(news.map(({ cycle }) => cycle)).toEqual([2, 3, 4, 5]);
  const awarded = news.flatMap((held) => [held.winnerQuota, held.drawnQuota]);
  expect(new Set([winnerQuota, ...awarded]).size).toBe(9);
  for (const { bids } of news) expect(bids.map(({ quota }) => quota)).not.toContain(campaign.quota);
  expect(newsOf(campaign, draw, 3)).toEqual(news.slice(0, 2));
  expect(newsOf(campaign, draw, 1)).toEqual([]);
});

describe('a command after the letter', () => {
  const open = lettered().campaign;
  const plan = { month: 2, works: 3 } as const;
  const planned = accepted(planMonth(open, plan, rootDraw)).campaign;
  const answered = accepted(answerCard(planned, { month: 2 })).campaign;
  const paid = accepted(payBill(answered, { month: 2 }, rootDraw)).campaign;
  const same = (campaign: Campaign): Step => ({ campaign, facts: [] });

  test('without a word on the bid makes the instalments smaller', () => {
    expect(planned.after).toMatchObject({ use: 'INSTALMENT', dues: [10, 11, 11, 11, 11] });
  });

  test('sent again changes nothing', () => {
    const used = accepted(chooseUse(open, 'TERM')).campaign;
    expect(accepted(chooseUse(used, 'TERM'))).toEqual(same(used));
    expect(accepted(planMonth(planned, plan, rootDraw))).toEqual(same(planned));
    expect(accepted(answerCard(answered, { month: 2, option: 3 }))).toEqual(same(answered));
    expect(accepted(payBill(paid, { month: 2 }, rootDraw))).toEqual(same(paid));
  });

  test('of another month or phase is refused', () => {
    const refusals = [
      chooseUse(accepted(chooseUse(open, 'TERM')).campaign, 'INSTALMENT'),
      chooseUse(planned, 'INSTALMENT'),
      planMonth(open, { month: 3, works: 1 }, rootDraw),
      planMonth(planned, { month: 2, works: 1 }, rootDraw),
      planMonth(paid, plan, rootDraw),
      answerCard(open, { month: 2 }),
      answerCard(paid, { month: 2 }),
      payBill(open, { month: 2 }, rootDraw),
      payBill(planned, { month: 2 }, rootDraw),
      payBill(paid, { month: 3 }, rootDraw),
      payBill(paid, { month: 1 }, rootDraw),
    ].map(refusalOf);
    expect(refusals).toEqual(refusals.map(() => 'STAGE_IS_NOT_CURRENT'));
  });

  test('with an option that the card does not have is refused', () => {
    expect(planned.after?.months[0]?.eventId).toBe(13);
    expect(refusalOf(answerCard(planned, { month: 2, option: 3 }))).toBe('OPTION_NOT_FOUND');
  });

  test('is refused where nothing follows, or not any more', () => {
    const active = accepted(chooseDream(null, { personaId: 1, dreamId: 4, dreamsDone: 0, rulebook: 3 }, draw)).campaign;
    for (const campaign of [active, closeAfter(open)]) {
      expect(refusalOf(planMonth(campaign, plan, rootDraw))).toBe('CAMP_INVALID_STATUS');
      expect(refusalOf(chooseUse(campaign, 'TERM'))).toBe('CAMP_INVALID_STATUS');
    }
    expect(refusalOf(payBill(null, { month: 2 }, rootDraw))).toBe('CAMP_NOT_FOUND');
    expect(refusalOf(payBill(closeAfter(paid), { month: 2 }, rootDraw))).toBe('CAMP_INVALID_STATUS');
    expect(closeAfter(active)).toBe(active);
  });
});

describe('a contract that owes nothing at the letter', () => {
  test('is paid at once, and the rest of the bid comes back', () => {
    const step = accepted(chooseDream(null, { personaId: 1, dreamId: 1, dreamsDone: 0, rulebook: 3 }, draw));
    const second = new World(step.campaign, step.facts, draw).nextMonth().paid().with({ effort: 21 });
    const { campaign, facts } = second.bid(12);
    expect(campaign).toMatchObject({ context: 'BID', wallet: { effort: 9 } });
    expect(campaign.after).toMatchObject({ status: 'ENDED', end: 'QUITADO', wallet: { effort: 12 }, dues: [] });
    expect(movementsOf(facts).at(-1)).toMatchObject({ kind: 'CHANGE', amount: 3, effort: 3, cycle: 2 });
    expect(viewOf(campaign).balance.effort, 'the reserve on the certificate').toBe(12);
    expect(worthOf(campaign)).toBe(925);
    expect(refusalOf(chooseUse(campaign, 'TERM'))).toBe('CAMP_INVALID_STATUS');
    expect(publishDraws(campaign, { serverSeed: SEED, clientSeed: '', root: ROOT })).toMatchObject({ rootDraws: [] });
  });

  test('is paid at once by who paid to the end, who has no month with the dream', () => {
    const step = accepted(chooseDream(null, { personaId: 1, dreamId: 1, dreamsDone: 0, rulebook: 3 }, draw));
    const { campaign } = new World(step.campaign, step.facts, draw).inCycle(3).paid();
    expect(campaign).toMatchObject({
      context: 'PAID',
      waiting: [],
      late: [],
      after: { status: 'ENDED', end: 'QUITADO' },
    });
    expect(campaign.gone).toHaveLength(7);
    expect(worthOf(campaign)).toBe(850);
  });
});

describe('the worth of an ending', () => {
  const house = accepted(chooseDream(null, { personaId: 1, dreamId: 7, dreamsDone: 0, rulebook: 3 }, draw)).campaign;
  const ended = (
    end: 'QUITADO' | 'QUITADO_COM_APERTO' | 'RETOMADO',
    cycle: number,
    paid: readonly boolean[],
  ): Campaign => ({
    ...house,
    status: 'SUCCESS',
    context: 'JACKPOT',
    cycle,
    after: {
      status: 'ENDED',
      end,
      use: null,
      wallet: house.wallet,
      dues: [],
      months: paid.map((one) => ({ works: 1, lightest: 1, eventId: 1, option: 1, paid: one })),
    },
  });

  test('grows with the months with the dream: the figures of K', () => {
    expect(worthOf(ended('QUITADO', 9, []))).toBe(850);
    expect(worthOf(ended('QUITADO', 6, [true, true, true]))).toBe(906);
    expect(
      worthOf(
        ended(
          'QUITADO',
          1,
          Array.from({ length: 8 }, () => true),
        ),
      ),
    ).toBe(1000);
    expect(worthOf(ended('QUITADO_COM_APERTO', 3, [false, true, true, true, true, true]))).toBe(562);
    expect(worthOf(ended('RETOMADO', 3, [true, false, true, false, false]))).toBe(175);
    const stages = Array.from({ length: 4 }, () => ({ status: 'FINISHED', paid: true }) as const);
    expect(worthOf({ ...house, status: 'FAILED', context: 'DEFAULT', stages })).toBe(88);
  });

  test('is not shown while the campaign or its contract goes on', () => {
    expect(worthOf(house)).toBeNull();
    expect(worthOf(lettered().campaign)).toBeNull();
  });
});

test('the lightest plan is the one with the fewest turns of work that pays', () => {
  const carried = carriedOf(lettered().campaign);
  const wallet = { energy: 10, effort: 20 };
  const efforts = ([1, 2, 3] as const).map((works) => playPlan(by3(4), wallet, works, carried).effort);
  expect(efforts).toEqual([...efforts].sort((a, b) => a - b));
  expect(lightestPlan(by3(4), wallet, carried, given(efforts[0]))).toBe(1);
  expect(lightestPlan(by3(4), wallet, carried, given(efforts[0]) + 1)).toBe(2);
  expect(lightestPlan(by3(4), wallet, carried, given(efforts[2]) + 1)).toBe(0);
});
