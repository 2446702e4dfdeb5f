import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, initialTransition, SimulatedClock, transition, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { aCurrentStage, anEvent, BOARDS } from '../../../fixtures/boards.ts';
import type { Balance, BidOutcome, Board, Minutes, Month, PaymentOutcome } from './current-stage.ts';
import { BID_FILM, CYCLE_TRANSITION, EMPTY_CHECK, FILM_GRACE, POPUP_CLOSE, RAFFLE_FILM } from './delays.ts';
import type { MapEvent } from './map-context.ts';
import { mapMachine } from './map-machine.ts';

type Place = keyof typeof BOARDS;
const SHOWN = { shownCycle: 2 };
const entering = (place: Place, shownCycle = 2) => initialTransition(mapMachine, { ...BOARDS[place], shownCycle })[0];

/** Answers and failures of services, timers: events that the chart itself raises. */
const answered = (state: string, output: unknown) =>
  ({ type: `xstate.done.actor.0.map.${state}`, output }) as unknown as MapEvent;
const failed = (state: string) => ({ type: `xstate.error.actor.0.map.${state}`, error: 'lost' }) as unknown as MapEvent;
const passed = (delay: string, state: string) =>
  ({ type: `xstate.after.${delay}.map.${state}` }) as unknown as MapEvent;

/** Walks through the chart as a pure function; an event is one of the player's, or an answer. */
function walk(from: ReturnType<typeof entering>, ...events: readonly MapEvent[]) {
  return events.reduce((snapshot, event) => transition(mapMachine, snapshot, event)[0], from);
}
/** Names of the popups that AVANÇAR leads through to the end, and where that is. */
function advance(from: ReturnType<typeof entering>) {
  const seen: unknown[] = [];
  let state = from;
  for (; state.status === 'active' && !seen.includes(state.value); state = walk(state, { type: 'popup.advanced' }))
    seen.push(state.value);
  return [...seen, state.output];
}
const balance = { energy: 12, effort: 2 };
const paid = { paid: true, campaignModified: false, balance };
const bidReply = (win: boolean) => ({ win, bid: 5, winningBid: 6, winnerQuota: win ? 28 : 12, waiting: 28, balance });

describe('whoever comes back finds the popup that was left', () => {
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
});

describe('what the assembly decided', () => {
  const assembly = { cycle: 2, bids: [{ quota: 12, bid: 6 }], winnerQuota: 12, drawnQuota: 13 };
  const minutes = { assembly, quotas: 30, waiting: 26 };
  const drawn = answered('drawingRaffle', { won: false, drawnQuota: 13 });
  const filmed = walk(entering('raffleOpen'), { type: 'raffle.asked' }, drawn);

  test('is fetched while the film runs, for the popup after it', () => {
    const told = walk(filmed, answered('raffleFilm', minutes), { type: 'film.ended' });
    expect([told.value, told.context.minutes]).toEqual(['raffleLost', minutes]);
  });

  test.each([
    [true, { campaignId: 'campaign-1', cycle: 2 }],
    [false, null],
  ])('is asked for at a bid only if the bid has won: %s', async (win, month) => {
    const asked: unknown[] = [];
    const machine = mapMachine.provide({
      actors: {
        placeBid: fromPromise<BidOutcome & { balance: Balance }, { readonly effort: number }>(async () =>
          bidReply(win),
        ),
        loadMinutes: fromPromise<Minutes | null, Month | null>(async ({ input }) => {
          asked.push(input);
          return null;
        }),
      },
    });
    const actor = createActor(machine, { input: { ...BOARDS.bidOpen, ...SHOWN } }).start();
    for (const type of ['bid.started', 'bid.raised', 'bid.confirmed'] as const) actor.send({ type });
    await waitFor(actor, ({ value }) => value === 'bidFilm');
    expect(asked).toEqual([month]);
    actor.stop();
  });

  test('is not waited for, and its failure changes nothing', () => {
    expect(walk(filmed, { type: 'film.ended' }).value).toBe('raffleLost');
    const lost = walk(filmed, failed('raffleFilm'), { type: 'film.ended' });
    expect([lost.value, lost.context.minutes]).toEqual(['raffleLost', null]);
  });

  test('is forgotten when the next assembly opens', () => {
    const told = walk(filmed, answered('raffleFilm', minutes), { type: 'film.ended' }, { type: 'popup.advanced' });
    const reloading = walk(told, passed('cycleTransition', 'cycleTransition'));
    expect(walk(reloading, answered('reloading', BOARDS.bidOpen)).context.minutes).toBeNull();
  });
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

describe('payment', () => {
  const closing = (output: unknown) =>
    walk(entering('payment'), { type: 'instalment.confirmed' }, answered('paying', output));
  const settled = (output: unknown) => walk(closing(output), passed('popupClose', 'closingPayment'));

  test('an instalment that was paid leads to success, the remaining cycles and the bid', () => {
    const success = settled(paid);
    expect(success.value).toBe('paymentSuccess');
    expect(success.context.current.balance).toEqual(balance);
    const loaded = walk(success, answered('paymentSuccess', BOARDS.bidOpen), { type: 'popup.advanced' });
    expect(loaded.value).toBe('remainingCycles');
    expect(walk(loaded, { type: 'popup.advanced' }).value).toBe('bidOptions');
  });

  test('the assembly is asked for again when it had not arrived', () => {
    const early = walk(settled(paid), failed('paymentSuccess'), { type: 'popup.advanced' }, { type: 'popup.advanced' });
    expect(early.value).toBe('reloading');
    expect(walk(early, answered('reloading', BOARDS.bidOpen)).value).toBe('bidOptions');
  });

  test('one that was not paid leads to the failure and back to the map', () => {
    const failure = settled({ paid: false, campaignModified: false, balance });
    expect(failure.value).toBe('paymentFailure');
    const back = walk(failure, { type: 'popup.advanced' }, answered('reloading', BOARDS.recovery));
    expect(back.value).toBe('map');
  });

  test('the last one shows at once that the dream is complete', () => {
    expect(settled({ paid: true, campaignModified: true, balance }).value).toBe('dreamPaid');
  });

  test('the last default shows at once that the consortium has ended', () => {
    expect(settled({ paid: false, campaignModified: true, balance }).value).toBe('ended');
  });

  describe('whose answer was lost', () => {
    const lost = walk(entering('payment'), { type: 'instalment.confirmed' }, failed('paying'));
    test.each([
      ['bidOpen', 'paymentSuccess'],
      ['recovery', 'paymentFailure'],
      ['wonByPaying', 'dreamPaid'],
      ['defaulted', 'ended'],
    ] as const)('is told from the current stage: %s is %s', (place, popup) => {
      const known = walk(lost, answered('checkingPayment', BOARDS[place]), passed('popupClose', 'closingPayment'));
      expect(known.value).toBe(popup);
      expect(known.context.payment).not.toBeNull();
    });
    test.each([
      ['an unchanged stage', answered('checkingPayment', BOARDS.payment)],
      ['silence', failed('checkingPayment')],
    ])('counts as not paid after %s, and the payment comes again', (_, answer) => {
      const unknown = walk(lost, answer, passed('popupClose', 'closingPayment'));
      expect(unknown.value).toBe('paymentFailure');
      expect(unknown.context.payment).toBeNull();
      const again = walk(unknown, { type: 'popup.advanced' }, answered('reloading', BOARDS.payment));
      expect(again.value).toBe('payment');
    });
  });
});

describe('bid', () => {
  const choosing = walk(entering('bidOpen'), { type: 'bid.started' });
  const raised = walk(choosing, ...Array.from({ length: 5 }, () => ({ type: 'bid.raised' }) as const));
  const placed = walk(raised, { type: 'bid.confirmed' });

  test('starts at 0 and stays between 0 and the effort', () => {
    expect(choosing.context.offer).toBe(0);
    expect(walk(choosing, { type: 'bid.lowered' }).context.offer).toBe(0);
    const most = walk(choosing, ...Array.from({ length: 40 }, () => ({ type: 'bid.raised' }) as const));
    expect(most.context.offer).toBe(14);
  });

  test('of 0 is the same as keeping', () => {
    expect(walk(choosing, { type: 'bid.confirmed' }).value).toBe('keepingEffort');
    expect(walk(entering('bidOpen'), { type: 'effort.kept' }).value).toBe('keepingEffort');
  });

  test('that is withdrawn goes back to the options and forgets the number', () => {
    const back = walk(raised, { type: 'bid.withdrawn' });
    expect([back.value, back.context.offer]).toEqual(['bidOptions', 0]);
  });

  test('that wins is told by the film, contemplado, the completion, both letters, and then the certificate', () => {
    const film = walk(placed, answered('placingBid', bidReply(true)));
    expect(film.value).toBe('bidFilm');
    const way = ['bidWon', 'dreamByBid', 'creditLetterOne', 'creditLetterTwo', { to: 'certificate' }];
    expect(advance(walk(film, { type: 'film.ended' }))).toEqual(way);
  });

  test('that loses keeps the effort and goes on to the raffle among those who wait, without asking again', () => {
    const lost = walk(placed, answered('placingBid', bidReply(false)), { type: 'film.ended' });
    expect(lost.value).toBe('bidLost');
    const keeping = walk(lost, { type: 'popup.advanced' });
    expect(keeping.value).toBe('keepingEffort');
    const raffle = walk(keeping, answered('keepingEffort', {}));
    expect([raffle.value, raffle.context.current.extras.phase]).toEqual(['raffleIntro', 'RAFFLE_OPEN']);
    expect(raffle.context.current.assembly).toEqual(BOARDS.raffleOpen.current.assembly);
  });
  test('that loses leaves the stage as the server tells it to somebody who comes back', () => {
    const lost = walk(placed, answered('placingBid', { ...bidReply(false), balance: BOARDS.bidLost.current.balance }));
    expect(lost.context.current).toEqual(BOARDS.bidLost.current);
  });
  test('that was not placed asks which quotas wait once the effort is kept', () => {
    const kept = walk(entering('bidOpen'), { type: 'effort.kept' }, answered('keepingEffort', {}));
    expect(kept.value).toBe('reloading');
    expect(walk(kept, answered('reloading', BOARDS.raffleOpen)).value).toBe('raffleIntro');
  });

  describe('whose answer was lost', () => {
    const checking = walk(placed, failed('placingBid'));
    test.each([
      ['wonByBid', 'bidFilm', true],
      ['bidLost', 'bidFilm', false],
      ['bidOpen', 'bidUnreached', undefined],
      ['raffleOpen', 'raffleIntro', undefined],
    ] as const)('is told from the current stage: %s is %s', (place, popup, win) => {
      const judged = walk(checking, answered('checkingBid', BOARDS[place]));
      expect([judged.value, judged.context.bid?.win]).toEqual([popup, win]);
    });

    test('can be sent again, and only a player who goes on without it has lost', () => {
      const unreached = walk(checking, failed('checkingBid'));
      expect(unreached.value).toBe('bidUnreached');
      expect(walk(unreached, { type: 'call.retried' }).value).toBe('placingBid');
      expect(walk(unreached, { type: 'popup.advanced' }).value).toBe('bidLost');
    });
  });
});

describe('raffle', () => {
  const drawing = walk(entering('raffleOpen'), { type: 'raffle.asked' });
  const drawn = (won: boolean) => walk(drawing, answered('drawingRaffle', { won, drawnQuota: won ? 28 : 13 }));

  test('has one ball for every quota that waits', () => {
    expect(drawn(false).context.raffle?.globe).toEqual(BOARDS.raffleOpen.current.assembly?.waiting);
  });

  test('that is won leads to both letters and the certificate', () => {
    const way = ['raffleWon', 'creditLetterOne', 'creditLetterTwo', { to: 'certificate' }];
    expect(advance(walk(drawn(true), { type: 'film.ended' }))).toEqual(way);
  });

  test('that is lost opens the next cycle with its transition', () => {
    const next = walk(drawn(false), { type: 'film.ended' }, { type: 'popup.advanced' });
    expect([next.value, next.context.shownCycle]).toEqual(['cycleTransition', 3]);
    const after = walk(next, passed('cycleTransition', 'cycleTransition'), answered('reloading', BOARDS.nextCycle));
    expect(after.value).toBe('map');
  });

  describe('whose answer was lost', () => {
    const checking = walk(drawing, failed('drawingRaffle'));
    const learnt = (place: Place, drawnQuota: number | null) =>
      walk(checking, answered('checkingRaffle', { board: BOARDS[place], drawnQuota }));

    test('shows a win, with the own ball', () => {
      const film = learnt('wonByRaffle', null);
      expect(film.value).toBe('raffleFilm');
      expect(film.context.raffle).toMatchObject({ won: true, drawnQuota: 28 });
    });
    test('shows a loss with the ball that came out, and every ball that was in', () => {
      const film = learnt('nextCycle', 13);
      expect(film.value).toBe('raffleFilm');
      expect(film.context.raffle).toMatchObject({ won: false, drawnQuota: 13 });
      expect(film.context.raffle?.globe).toHaveLength(27);
      const next = walk(film, { type: 'film.ended' }, { type: 'popup.advanced' });
      expect(next.context.shownCycle).toBe(3);
    });
    test('tells the loss without a ball when that could not be learnt', () => {
      expect(learnt('nextCycle', null).value).toBe('raffleLost');
    });
    test('can be asked for again, and a player who goes on finds the raffle still open', () => {
      const unreached = learnt('raffleOpen', null);
      expect(unreached.value).toBe('raffleUnreached');
      expect(walk(unreached, { type: 'call.retried' }).value).toBe('drawingRaffle');
      const lost = walk(unreached, { type: 'popup.advanced' });
      expect(lost.value).toBe('raffleLost');
      const back = walk(lost, { type: 'popup.advanced' }, answered('reloading', BOARDS.raffleOpen));
      expect(back.value).toBe('raffleIntro');
    });
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
  ] as const)('an empty resource is told two seconds after the map has settled: %s', (place, popup) => {
    const { clock, value } = atClock(BOARDS[place]);
    clock.increment(EMPTY_CHECK - 1);
    expect(value()).toBe('map');
    clock.increment(1);
    expect(value()).toBe(popup);
  });

  test('a popup that is closed does not come again on this visit', () => {
    const { clock, actor, value } = atClock(BOARDS.noEffort);
    clock.increment(EMPTY_CHECK);
    actor.send({ type: 'popup.closed' });
    clock.increment(EMPTY_CHECK);
    expect(value()).toBe('map');
  });

  test('an open popup keeps the empty-resource popups back', () => {
    const { clock, actor, value } = atClock(BOARDS.noEffort);
    actor.send({ type: 'point.chosen', slug: 1 });
    clock.increment(EMPTY_CHECK);
    expect(value()).toBe('room');
  });

  test('the transition takes six seconds', () => {
    const { clock, value } = atClock(BOARDS.newCycle, 1);
    clock.increment(CYCLE_TRANSITION - 1);
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
    clock.increment(POPUP_CLOSE - 1);
    expect(value()).toBe('closingPayment');
    clock.increment(1);
    expect(value()).toBe('paymentSuccess');
  });

  test('a bid film that does not end is given up', async () => {
    const { clock, actor, value } = answering(BOARDS.bidOpen);
    for (const type of ['bid.started', 'bid.raised', 'bid.confirmed'] as const) actor.send({ type });
    await settle();
    clock.increment(BID_FILM + FILM_GRACE - 1);
    expect(value()).toBe('bidFilm');
    clock.increment(1);
    expect(value()).toBe('bidWon');
  });

  test('a raffle film that does not end is given up', async () => {
    const { clock, actor, value } = answering(BOARDS.raffleOpen);
    actor.send({ type: 'raffle.asked' });
    await settle();
    clock.increment(RAFFLE_FILM + FILM_GRACE - 1);
    expect(value()).toBe('raffleFilm');
    clock.increment(1);
    expect(value()).toBe('raffleWon');
  });
});

describe('the chart as a whole', () => {
  const events: MapEvent[] = [
    ...(
      [
        'popup.closed',
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
