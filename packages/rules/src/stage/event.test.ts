import { describe, expect, test } from 'vitest';
import { aCampaign, BROKE, fairDraw, rigged } from '../../test/support/a-campaign.ts';
import { drawCard, drawnCards, effectOf } from '../campaign/cards.ts';
import { giveUp } from '../campaign/ending.ts';
import { effectText } from '../queries/effect-text.ts';
import { rulebookOf } from '../rulebook/registry.ts';
import { pendingEvent } from './event.ts';

/** The draws with which the first month brings that card. */
const bringing = (id: number) => rigged({ 'evento:1': id - 1 });

describe('the event of the month', () => {
  test('moves energy and effort by its card and leads to the payment', () => {
    const world = aCampaign({ draw: bringing(4) }).atEvent();
    const { energy, effort } = world.campaign.wallet;
    expect(world.acknowledge().campaign.wallet).toEqual({ energy: energy + 2, effort: effort + 1 });
    expect(world.acknowledge().stage).toMatchObject({ type: 'PAYMENT', status: 'PENDING' });
  });

  test('takes no more than there is, and the statement says what it took', () => {
    const world = aCampaign({ draw: bringing(12) })
      .atEvent()
      .with({ energy: 1, effort: 0 })
      .acknowledge();
    expect(world.campaign.wallet).toEqual(BROKE);
    expect(world.facts.at(-1)).toMatchObject({ type: 'EventAcknowledged', eventId: 12, energy: -1, effort: 0 });
  });

  test('counts double in New Game Plus', () => {
    const world = aCampaign({ dreamsDone: 1, draw: bringing(9) })
      .atEvent()
      .with({ effort: 20 })
      .acknowledge();
    expect(world.campaign.wallet.effort).toBe(14);
    expect(effectOf({ rulebook: 3, dreamId: 4, isNewGamePlus: true }, 4)).toEqual({ energy: 4, effort: 2 });
  });

  test('is drawn from the cards that have not come yet, in the order of their ids', () => {
    expect(drawCard(rulebookOf(3), [], 1, fairDraw)).toBe(17);
    expect(drawCard(rulebookOf(3), [1, 2], 5, () => 0)).toBe(3);
    expect(drawCard(rulebookOf(3), [20], 5, (n) => n - 1)).toBe(19);
    expect(drawnCards(aCampaign().inCycle(3).campaign)).toEqual([17, 13]);
  });

  test('waits until it is acknowledged', () => {
    expect(pendingEvent(aCampaign().campaign)).toBeNull();
    const world = aCampaign().atEvent();
    expect(pendingEvent(world.campaign)).toEqual({ ordinal: 4, eventId: 17 });
    expect(pendingEvent(world.acknowledge().campaign)).toBeNull();
    const quit = giveUp(world.campaign);
    expect(quit.ok && pendingEvent(quit.value.campaign)).toBeNull();
  });
});

test.each([
  [{ energy: 2, effort: 1 }, '+2 #enr# e +1 #eff#'],
  [{ energy: 0, effort: -3 }, '-3 #eff#'],
  [{ energy: 4, effort: 0 }, '+4 #enr#'],
  [{ energy: -2, effort: -2 }, '-2 #enr# e -2 #eff#'],
])('the effect %o reads %s', (effect, text) => {
  expect(effectText(effect)).toBe(text);
});
