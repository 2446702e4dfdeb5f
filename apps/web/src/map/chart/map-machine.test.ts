import { describe, expect, test } from 'vitest';
import { initialTransition } from 'xstate';
import { aCurrentStage, anEvent, BOARDS } from '../../../test/fixtures/boards.ts';
import { answered, entering, failed, passed, SHOWN, walk } from '../../../test/map-walk.ts';
import type { Board } from './current-stage.ts';
import { FALSE_LETTER } from './map-context.ts';
import { mapMachine } from './map-machine.ts';

describe('a player who comes back finds the popup that was left', () => {
  test.each([
    ['map', 'map'],
    ['recovery', 'map'],
    ['event', 'randomEvent'],
    ['eventMissing', 'lostConnection'],
    ['payment', 'payment'],
    ['bidOpen', 'bidOptions'],
    ['bidLost', 'bidLost'],
    ['raffleOpen', 'raffleIntro'],
    ['wonByPaying', 'dreamPaid'],
    ['wonByBid', 'dreamByBid'],
    ['wonByRaffle', 'dreamByRaffle'],
    ['defaulted', 'ended'],
  ] as const)('%s shows %s', (place, popup) => {
    expect(entering(place).value).toBe(popup);
  });

  test('a payment that was begun, its answer lost, asks for the payment again', () => {
    const { current, event } = BOARDS.payment;
    const begun = { ...current, stage: { ...current.stage, status: 'STARTED' as const } };
    expect(initialTransition(mapMachine, { current: begun, event, ...SHOWN })[0].value).toBe('payment');
  });

  test('a minigame that was begun brings back the popup of its place, and of no other', () => {
    const begun = aCurrentStage({ stage: { status: 'STARTED' }, room: { id: 3, run: null } });
    const entered = initialTransition(mapMachine, { current: begun, event: null, ...SHOWN })[0];
    expect([entered.value, entered.context.point]).toEqual(['room', 4]);
    expect(walk(entered, { type: 'popup.closed' }).value).toBe('map');
  });

  test('a lost bid is remembered with what the winner offered', () => {
    expect(entering('bidLost').context.bid).toMatchObject({ win: false, bid: 5, winningBid: 6, winnerQuota: 12 });
  });
});

describe('a card with a choice', () => {
  const choosing = (option: number) => walk(entering('event'), { type: 'option.chosen', option });
  const reloaded = (from: ReturnType<typeof entering>, board: Board) =>
    walk(
      from,
      { type: 'event.acknowledged' },
      failed('acknowledging'),
      { type: 'call.retried' },
      answered('reloading', board),
    );

  test('begins with its first answer and keeps the one that was chosen while its popup stands', () => {
    expect(entering('event').context.option).toBe(1);
    expect([choosing(3).value, choosing(3).context.option]).toEqual(['randomEvent', 3]);
  });

  test('keeps its answer through a lost connection, and the next card begins with its first', () => {
    expect(reloaded(choosing(3), BOARDS.event).context.option).toBe(3);
    const next = { ...BOARDS.event, event: { ...anEvent, id: 'pending-9' } };
    expect(reloaded(choosing(3), next).context.option).toBe(1);
  });

  test('of a letter that somebody sells has no answer at first, and waits for one', () => {
    const swindle = { ...BOARDS.event, event: { ...anEvent, event: { ...anEvent.event, id: FALSE_LETTER } } };
    const entered = initialTransition(mapMachine, { ...swindle, ...SHOWN })[0];
    expect(entered.context.option).toBeNull();
    expect(walk(entered, { type: 'event.acknowledged' }).value).toBe('randomEvent');
    const chosen = walk(entered, { type: 'option.chosen', option: 1 }, { type: 'event.acknowledged' });
    expect([chosen.value, chosen.context.option]).toEqual(['acknowledging', 1]);
  });
});

test('a hard card is remembered with its stage when it is answered', () => {
  const hard = { ...BOARDS.event, event: { ...anEvent, event: { ...anEvent.event, type: 'BAD' as const } } };
  const entered = initialTransition(mapMachine, { ...hard, ...SHOWN })[0];
  const answer = walk(entered, { type: 'event.acknowledged' }, failed('acknowledging'), { type: 'call.retried' });
  const told = walk(answer, answered('reloading', BOARDS.eventMissing));
  expect(told.context.hardStage).toBe(hard.current.stage.id);
});

describe('the transition of a cycle', () => {
  test('plays at the first stage of a cycle that was not shown yet, once', () => {
    const first = entering('newCycle', 1);
    expect(first.value).toBe('cycleTransition');
    expect(first.context.shownCycle).toBe(2);
    expect(entering('newCycle', 2).value).toBe('map');
  });

  test('reloads the stage when it has played', () => {
    const reloading = walk(entering('newCycle', 1), passed('cycleTransition', 'cycleTransition'));
    expect(reloading.value).toBe('reloading');
    expect(walk(reloading, answered('reloading', BOARDS.newCycle)).value).toBe('map');
  });
});

describe('a turn without a game', () => {
  const shift = { balance: { energy: 9, effort: 20 }, reward: { energy: 0, effort: 6 } };
  const taking = walk(entering('map'), { type: 'point.chosen', slug: 4 }, { type: 'shift.taken', slug: 4 });
  const paid = walk(taking, answered('takingShift', shift));

  test('is asked for in its place, and is seen there with its wage and the balance after it', () => {
    expect([taking.value, paid.value, paid.context.point]).toEqual(['takingShift', 'shift', 4]);
    expect([paid.context.shift, paid.context.current.balance]).toEqual([shift, shift.balance]);
  });
  test('gives way to the next stage by itself, or sooner when the player goes on', () => {
    for (const next of [passed('shiftScene', 'shift'), { type: 'popup.advanced' } as const]) {
      const after = walk(paid, next, answered('reloading', BOARDS.map));
      expect([after.value, after.context.shift]).toEqual(['map', null]);
    }
  });
  test('that was not answered asks where the campaign stands', () => {
    expect(walk(taking, failed('takingShift')).value).toBe('lostConnection');
    expect(walk(taking, answered('takingShift', null)).value, 'a turn that was refused').toBe('reloading');
  });
});

describe('the end', () => {
  test('of a dream paid to the last instalment leads to the certificate', () => {
    expect(walk(entering('wonByPaying'), { type: 'popup.advanced' }).output).toEqual({ to: 'certificate' });
  });
  test('by default marks the results seen and starts again at the dream', () => {
    const seeing = walk(entering('defaulted'), { type: 'popup.advanced' });
    expect(seeing.value).toBe('seeingResults');
    expect(walk(seeing, answered('seeingResults', {})).output).toEqual({ to: 'dreamIntro' });
  });
  test('a point of the map leads to its minigame', () => {
    const room = walk(entering('map'), { type: 'point.chosen', slug: 3 });
    expect([room.value, room.context.point]).toEqual(['room', 3]);
    expect(walk(room, { type: 'minigame.entered', slug: 3 }).output).toEqual({ to: 'minigame', slug: 3 });
  });
});
