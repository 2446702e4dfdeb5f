import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { BOARDS } from '../../../test/fixtures/boards.ts';
import { bidReply, paid } from '../../../test/map-walk.ts';
import type { Balance, BidOutcome, Board, PaymentOutcome } from './current-stage.ts';
import * as delays from './delays.ts';
import { mapMachine } from './map-machine.ts';

describe('timers', () => {
  /** An actor whose calls never answer, on a clock that stands still. */
  function atClock(board: Board, shownCycle = 2) {
    const clock = new SimulatedClock();
    const actor = createActor(mapMachine, { clock, input: { ...board, shownCycle } }).start();
    return { clock, actor, value: () => actor.getSnapshot().value };
  }

  test.each([
    ['noEffort', 'noEffort'],
    ['noEnergy', 'noEnergy'],
  ] as const)('an empty resource is announced two seconds after the map has settled: %s', (place, popup) => {
    const { clock, value } = atClock(BOARDS[place]);
    clock.increment(delays.EMPTY_CHECK - 1);
    expect(value()).toBe('map');
    clock.increment(1);
    expect(value()).toBe(popup);
  });

  test('a popup that is closed does not come again on this visit', () => {
    const { clock, actor, value } = atClock(BOARDS.noEffort);
    clock.increment(delays.EMPTY_CHECK);
    actor.send({ type: 'popup.closed' });
    clock.increment(delays.EMPTY_CHECK);
    expect(value()).toBe('map');
  });

  test('no empty-resource popup opens over another popup', () => {
    const { clock, actor, value } = atClock(BOARDS.noEffort);
    actor.send({ type: 'point.chosen', slug: 1 });
    clock.increment(delays.EMPTY_CHECK);
    expect(value()).toBe('room');
  });

  test('the transition takes six seconds', () => {
    const { clock, value } = atClock(BOARDS.newCycle, 1);
    clock.increment(delays.CYCLE_TRANSITION - 1);
    expect(value()).toBe('cycleTransition');
    clock.increment(1);
    expect(value()).toBe('reloading');
  });

  const answering = (board: Board, shownCycle = 2) => {
    const clock = new SimulatedClock();
    const machine = mapMachine.provide({
      actors: {
        payInstalment: fromPromise<PaymentOutcome, { readonly stageId: string }>(async () => paid),
        placeBid: fromPromise<BidOutcome & { balance: Balance }, { readonly effort: number }>(async () =>
          bidReply(true),
        ),
        drawRaffle: fromPromise<{ won: boolean; drawnQuota: number }>(async () => ({ won: true, drawnQuota: 28 })),
      },
    });
    const actor = createActor(machine, { clock, input: { ...board, shownCycle } }).start();
    return { clock, actor, value: () => actor.getSnapshot().value };
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test('the payment popup closes 150 ms after the payment', async () => {
    const { clock, actor, value } = answering(BOARDS.payment);
    actor.send({ type: 'instalment.confirmed' });
    await settle();
    clock.increment(delays.POPUP_CLOSE - 1);
    expect(value()).toBe('closingPayment');
    clock.increment(1);
    expect(value()).toBe('paymentSuccess');
  });

  test('a bid film that does not end is given up', async () => {
    const { clock, actor, value } = answering(BOARDS.bidOpen);
    for (const type of ['bid.started', 'bid.raised', 'bid.confirmed'] as const) actor.send({ type });
    await settle();
    clock.increment(delays.BID_FILM + delays.FILM_GRACE - 1);
    expect(value()).toBe('bidFilm');
    clock.increment(1);
    expect(value()).toBe('bidWon');
  });

  test('a raffle film that does not end is given up', async () => {
    const { clock, actor, value } = answering(BOARDS.raffleOpen);
    actor.send({ type: 'raffle.asked' });
    await settle();
    clock.increment(delays.RAFFLE_FILM + delays.RAFFLE_LAST_BEAT + delays.FILM_GRACE - 1);
    expect(value()).toBe('raffleFilm');
    clock.increment(1);
    expect(value()).toBe('raffleWon');
  });
});
