import { describe, expect, test } from 'vitest';
import { aCampaign } from '../../test/support/a-campaign.ts';
import type { Fact } from '../campaign/fact.ts';
import { BADGES, CONCEPTS } from '../catalogue/index.ts';
import { BADGE_TYPES, type BadgeType } from '../vocabulary.ts';
import { foldFacts, gamesEnded, NO_COUNTERS } from './badge.ts';

const nameOf = (id: number): string | undefined => BADGES.find((badge) => badge.id === id)?.name;
const earnedBy = (facts: readonly Fact[], counters = NO_COUNTERS) => foldFacts(counters, facts).earned.map(nameOf);
const with_ = (changed: Partial<Record<BadgeType, number>>) => ({ ...NO_COUNTERS, ...changed });

describe('the badges', () => {
  test('are fifteen types of three grades whose ids follow their places', () => {
    expect(BADGES).toHaveLength(45);
    for (const { id, type, grade } of BADGES) expect(id).toBe(3 * BADGE_TYPES.indexOf(type) + grade);
    for (const type of BADGE_TYPES) {
      const values = BADGES.filter((badge) => badge.type === type).map(({ value }) => value);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
  });

  test('SAVER asks for 5, 12 and 20, and the last CONCEPTS for every concept of the notebook', () => {
    const valuesOf = (type: BadgeType) => BADGES.filter((badge) => badge.type === type).map(({ value }) => value);
    expect(valuesOf('SAVER')).toEqual([5, 12, 20]);
    expect(valuesOf('CONCEPTS').at(-1)).toBe(CONCEPTS.length);
  });
});

describe('a fact counts', () => {
  const rich = aCampaign().paid();

  test('a first month with its games, event, instalment and assembly', () => {
    const { counters, earned } = foldFacts(NO_COUNTERS, rich.facts);
    expect(counters).toEqual({
      ...NO_COUNTERS,
      GAME_TAPPER: 3,
      EVENTS: 1,
      PAYMENT_ON_TIME: 1,
      BALANCE: 1,
      ASSEMBLY: 1,
    });
    expect(earned.map(nameOf)).toEqual(['Primeira em Dia', 'Ajudante de Chapa', 'Cheguei na Assembleia', 'Na Medida']);
  });

  test('a run for the badge of its game, and a turn without a game for none', () => {
    const run = aCampaign().play(5).facts;
    const turn = aCampaign().begin(5).finish('SHIFT').facts;
    expect([run, turn].map((facts) => foldFacts(NO_COUNTERS, facts).counters.GAME_DANCER)).toEqual([1, 0]);
    expect([run, turn].map((facts) => gamesEnded(foldFacts(NO_COUNTERS, facts).counters))).toEqual([['dancer'], []]);
  });

  test('fold in parts or at once is the same', () => {
    const facts = rich.bid(1).keep().raffle().paid().bid(80).facts;
    let counters = NO_COUNTERS;
    const earned: number[] = [];
    for (const fact of facts) {
      const step = foldFacts(counters, [fact]);
      counters = step.counters;
      earned.push(...step.earned);
    }
    const whole = foldFacts(NO_COUNTERS, facts);
    expect(counters).toEqual(whole.counters);
    expect(earned.sort((a, b) => a - b)).toEqual(whole.earned);
  });

  test('every bid counts as placed, the won one as won too', () => {
    expect(foldFacts(NO_COUNTERS, rich.bid(1).facts).counters).toMatchObject({ BID_PLACED: 1, BID_WON: 0 });
    expect(foldFacts(NO_COUNTERS, rich.bid(80).facts).counters).toMatchObject({
      BID_PLACED: 1,
      BID_WON: 1,
      DREAM_DONE: 1,
    });
  });

  test('a late instalment counts as a comeback, not as paid on time', () => {
    const { counters } = foldFacts(NO_COUNTERS, aCampaign().missed().paid().facts);
    expect(counters).toMatchObject({ COMEBACK: 1, PAYMENT_ON_TIME: 0 });
  });

  test('balance asks for five of both right after the instalment', () => {
    const paidWith = (energy: number, effort: number) =>
      foldFacts(NO_COUNTERS, aCampaign().atPayment().with({ energy, effort }).settle().facts).counters.BALANCE;
    expect([paidWith(5, 17), paidWith(4, 17), paidWith(5, 16)]).toEqual([1, 0, 0]);
  });

  test('saving counts the largest reserve of a dream that came true, never a sum', () => {
    const saved = (reserve: number): Fact => ({ type: 'DreamCompleted', cycle: 1, context: 'PAID', reserve });
    expect(foldFacts(with_({ SAVER: 7 }), [saved(6), saved(11)]).counters.SAVER).toBe(11);
    expect(foldFacts(with_({ SAVER: 12 }), [saved(6)]).counters.SAVER).toBe(12);
    expect(earnedBy([saved(21)], with_({ DREAM_DONE: 1 }))).toEqual(['Cofrinho', 'Pé-de-Meia', 'Colchão de Segurança']);
  });

  test('a badge is granted once', () => {
    const learned: Fact = { type: 'ConceptLearned', conceptId: 1 };
    expect(earnedBy([learned], with_({ CONCEPTS: 7 }))).toEqual(['Curiosidade Acesa']);
    expect(earnedBy([learned], with_({ CONCEPTS: 8 }))).toEqual([]);
  });
});
