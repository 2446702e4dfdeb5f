import { describe, expect, test } from 'vitest';
import { transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { BOARDS } from '../../../test/fixtures/boards.ts';
import { answered, balance, bidReply, failed, paid, passed, SHOWN } from '../../../test/map-walk.ts';
import type { MapEvent } from './map-context.ts';
import { mapMachine } from './map-machine.ts';

describe('the chart as a whole', () => {
  const events: MapEvent[] = [
    ...(
      [
        'popup.closed',
        'plan.opened',
        'popup.advanced',
        'instalment.confirmed',
        'effort.kept',
        'bid.started',
        'bid.raised',
        'bid.withdrawn',
        'bid.confirmed',
        'raffle.asked',
        'film.ended',
        'event.acknowledged',
        'call.retried',
      ] as const
    ).map((type) => ({ type })),
    { type: 'point.chosen', slug: 1 },
    { type: 'minigame.entered', slug: 1 },
    { type: 'shift.taken', slug: 1 },
    answered('takingShift', { balance, reward: balance }),
    ...Object.values(BOARDS).flatMap((board) =>
      ['reloading', 'checkingPayment', 'checkingBid'].map((state) => answered(state, board)),
    ),
    ...(['wonByRaffle', 'nextCycle', 'raffleOpen'] as const).map((place) =>
      answered('checkingRaffle', { board: BOARDS[place], drawnQuota: null }),
    ),
    answered('paying', paid),
    ...['paying', 'placingBid', 'drawingRaffle', 'seeingResults', 'reloading'].map(failed),
    ...[true, false].map((win) => answered('placingBid', bidReply(win))),
    ...[true, false].map((won) => answered('drawingRaffle', { won, drawnQuota: won ? 28 : 13 })),
    ...['keepingEffort', 'acknowledging', 'seeingResults'].map((state) => answered(state, {})),
    passed('emptyCheck', 'map'),
    passed('shiftScene', 'shift'),
    passed('popupClose', 'closingPayment'),
    passed('cycleTransition', 'cycleTransition'),
  ];
  const paths = getShortestPaths(mapMachine, {
    input: { ...BOARDS.payment, ...SHOWN },
    events,
    limit: 20_000,
    /* Two snapshots are one place when they lead to the same places. */
    serializeState: ({ value, context: { current, offer, bid, raffle, payment } }) =>
      JSON.stringify([
        value,
        current.stage.id,
        current.extras.phase,
        current.campaign.context,
        current.balance.effort === 0,
        current.balance.energy === 0,
        value === 'bidValue' && offer > 0,
        value === 'bidFilm' && bid?.win,
        value === 'raffleFilm' && raffle?.won,
        value === 'raffleLost' && raffle?.drawnQuota,
        value === 'closingPayment' && [payment?.paid, payment?.campaignModified],
      ]),
  });
  const reached = new Map(paths.map((path) => [String(path.state.value), path.state]));
  /** Read and left in the same step. */
  const TRANSIENT = ['deciding', 'judgingBid', 'judgingRaffle'];
  const names = Object.keys(mapMachine.states).filter((name) => !TRANSIENT.includes(name));

  test.each(names)('%s can be reached from a payment', (name) => {
    expect([...reached.keys()]).toContain(name);
  });

  test.each(names.filter((name) => name !== 'leaving'))('%s has a way out', (name) => {
    const state = reached.get(name);
    const leads = events
      .concat(
        ['paymentSuccess', 'paymentFailure'].map((each) => answered(each, BOARDS.bidOpen)),
        ['checkingRaffle', 'checkingBid', 'checkingPayment', 'keepingEffort', 'acknowledging'].map(failed),
      )
      .filter((event) => state !== undefined && transition(mapMachine, state, event)[0].value !== name);
    expect(leads).not.toEqual([]);
  });
});
