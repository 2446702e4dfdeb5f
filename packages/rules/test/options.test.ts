import { describe, expect, test } from 'vitest';
import { contradictionIn } from '../src/audit/contradiction.ts';
import {
  acknowledgeEvent,
  type Campaign,
  chooseDream,
  type Draw,
  effectOf,
  laterText,
  movementsOf,
  type Option,
  optionsOf,
  rulebookOf,
} from '../src/index.ts';
import type { StageOrdinal } from '../src/vocabulary.ts';
import { accepted, refusalOf, rigged, World } from './support/a-campaign.ts';
import { draw } from './support/vectors.ts';

/* RULES 5.4. */

const by = (rulebook: number, isNewGamePlus = false) => ({ rulebook, dreamId: 4, isNewGamePlus });

describe('the options of a card', () => {
  test('are two or three of every card; option 1 is what the card changes', () => {
    for (const { id } of rulebookOf(3).cards) {
      const [first, ...others] = optionsOf(by(3), id);
      expect(first).toMatchObject({ option: 1, now: effectOf(by(3), id), later: [] });
      expect([1, 2]).toContain(others.length);
    }
  });

  /** What an option is worth at once and later: a point of energy counts by how much of it there is. */
  const worth = ({ now, later }: Pick<Option, 'now' | 'later'>, energyWorth: number): number =>
    [now, ...later].reduce((sum, { energy, effort }) => sum + energy * energyWorth + effort, 0);
  const [RESTED, TIRED] = [0.6, 1.1];
  const NEW = [2, 3, 4, 5, 7, 8, 12, 13, 15, 17, 18, 19];

  test.each(NEW)(
    'of card %i are of two kinds, within a point of each other for a rested player, and not for a tired one',
    (id) => {
      const [one, other] = optionsOf(by(3), id).map((option) => option);
      if (one === undefined || other === undefined) throw new Error('two options');
      expect(other.kind).not.toBe(one.kind);
      const [rested, tired] = [RESTED, TIRED].map((energyWorth) => worth(other, energyWorth) - worth(one, energyWorth));
      expect(Math.abs(rested ?? 0)).toBeLessThanOrEqual(1);
      // The better one of a rested player is not that of a tired one.
      expect(Math.sign(rested ?? 0)).toBe(-Math.sign(tired ?? 0));
    },
  );

  test('double in New Game Plus, what falls later too', () => {
    expect(optionsOf(by(3, true), 9)[1]).toEqual({
      isAllNow: false,
      option: 2,
      kind: 'LATER',
      now: { energy: 0, effort: -2 },
      later: [
        { energy: 0, effort: -4 },
        { energy: 0, effort: -4 },
      ],
    });
  });

  test('give later effects in the tokens of an effect', () => {
    expect(laterText(optionsOf(by(3), 9)[1]?.later ?? [])).toBe('-2 #eff# no mês que vem e -2 #eff# no outro');
    expect(laterText([{ energy: -5, effort: 0 }])).toBe('-5 #enr# no mês que vem');
    expect(laterText([])).toBe('');
  });
});

/** At the first event of a campaign, which is that card; the next month's is card 3. */
function atCard(card: number): World {
  const first: Draw = (n, label) => (label === 'evento:1' ? card - 1 : draw(n, label));
  const cards = rigged({ 'evento:2': card > 3 ? 2 : 1 }, first);
  const step = accepted(chooseDream(null, { personaId: 1, dreamId: 4, dreamsDone: 0, rulebook: 3 }, cards));
  return new World(step.campaign, step.facts, cards).atEvent();
}

const ORDINAL = 4 as StageOrdinal;
const stageOf = (campaign: Campaign, place: number) => campaign.stages[place - 1];

describe('the month’s event', () => {
  test('answered without a word takes option 1 and keeps no word of it', () => {
    const world = atCard(9).acknowledge();
    expect(stageOf(world.campaign, 4)).not.toHaveProperty('option');
    expect(world.facts.at(-1)).toMatchObject({ type: 'EventAcknowledged', eventId: 9, effort: -3 });
    expect(world.facts.at(-1)).not.toHaveProperty('option');
  });

  test('takes the option that is asked, once: a repeat is answered as the first, whatever it asks', () => {
    const at = atCard(9);
    const first = accepted(acknowledgeEvent(at.campaign, ORDINAL, 2));
    expect(first.answer).toMatchObject({ option: 2 });
    expect(stageOf(first.campaign, 4)).toMatchObject({ option: 2, status: 'FINISHED' });
    for (const asked of [1, 2, 3, 17]) {
      expect(accepted(acknowledgeEvent(first.campaign, ORDINAL, asked))).toEqual({ ...first, facts: [] });
    }
  });

  test('refuses an option that the card does not have', () => {
    for (const option of [0, 4, 1.5]) {
      expect(refusalOf(acknowledgeEvent(atCard(9).campaign, ORDINAL, option))).toBe('OPTION_NOT_FOUND');
    }
    expect(refusalOf(acknowledgeEvent(atCard(2).campaign, ORDINAL, 3))).toBe('OPTION_NOT_FOUND');
  });

  test('leaves parts that fall before the cards of the next months, never below 0, under the old card’s name', () => {
    const lines = (world: World) =>
      movementsOf(world.facts).flatMap(({ kind, cycle, eventId, effort }) =>
        kind === 'EVENT' ? [[cycle, eventId, effort]] : [],
      );
    const second = atCard(9).acknowledge(2).nextMonth().with({ effort: 0 });
    const third = second.atEvent();
    expect(lines(third)).toEqual([
      [1, 9, -1],
      [2, 9, -2],
    ]);
    expect(third.facts.slice(-2).map(({ type }) => type)).toEqual(['LaterPartFell', 'EventDrawn']);
    const next = third.acknowledge().nextMonth();
    const poor = next.play().play().begin(2).with({ effort: -6 }).finish(6000);
    expect(lines(poor).slice(-1)).toEqual([[3, 9, 0]]);
    expect(poor.campaign.wallet.effort).toBe(0);
    expect(lines(next.atEvent().acknowledge().nextMonth().atEvent()).filter(([, card]) => card === 9)).toHaveLength(3);
  });
});

test('a campaign whose leavers are not those that were drawn is found out', () => {
  const third = atCard(3).inCycle(3).paid();
  expect(contradictionIn(third.campaign, third.draw)).toBeNull();
  expect(third.campaign).toMatchObject({ late: expect.any(Array), gone: expect.any(Array) });
  expect([third.campaign.late?.length, third.campaign.gone?.length]).toEqual([3, 2]);
  const other = { ...third.campaign, gone: third.campaign.late ?? [] };
  expect(contradictionIn(other, third.draw)).toMatch(/left the group/);
});
