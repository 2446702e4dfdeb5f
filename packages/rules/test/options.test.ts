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
  optionsOf,
  rulebookOf,
} from '../src/index.ts';
import type { StageOrdinal } from '../src/vocabulary.ts';
import { accepted, refusalOf, rigged, World } from './support/a-campaign.ts';
import { draw } from './support/vectors.ts';

/* RULES2 E. */

const by = (rulebook: number, isNewGamePlus = false) => ({ rulebook, dreamId: 4, isNewGamePlus });

describe('the options of a card', () => {
  test('are those of eight cards; option 1 is what the card changes', () => {
    const withChoice = rulebookOf(2).cards.filter(({ id }) => optionsOf(by(2), id).length > 0);
    expect(withChoice.map(({ id }) => id)).toEqual([1, 6, 9, 10, 11, 14, 16, 20]);
    for (const { id } of withChoice) {
      expect(optionsOf(by(2), id)[0]).toMatchObject({ option: 1, now: effectOf(by(2), id), later: [] });
    }
  });

  test('double in New Game Plus, what falls later too', () => {
    expect(optionsOf(by(2, true), 9)[1]).toEqual({
      ...{ option: 2, kind: 'LATER', now: { energy: 0, effort: -2 } },
      later: [
        { energy: 0, effort: -4 },
        { energy: 0, effort: -4 },
      ],
    });
  });

  test('give later effects in the tokens of an effect', () => {
    expect(laterText(optionsOf(by(2), 9)[1]?.later ?? [])).toBe('-2 #eff# no mês que vem e -2 #eff# no outro');
    expect(laterText([{ energy: -5, effort: 0 }])).toBe('-5 #enr# no mês que vem');
    expect(laterText([])).toBe('');
  });
});

/** At the first event of a campaign, which is that card; the next month's is card 3. */
function atCard(card: number): World {
  const first: Draw = (n, label) => (label === 'evento:1' ? card - 1 : draw(n, label));
  const cards = rigged({ 'evento:2': card > 3 ? 2 : 1 }, first);
  const step = accepted(chooseDream(null, { personaId: 1, dreamId: 4, dreamsDone: 0 }, cards));
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
    expect(refusalOf(acknowledgeEvent(atCard(2).campaign, ORDINAL, 2))).toBe('OPTION_NOT_FOUND');
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
