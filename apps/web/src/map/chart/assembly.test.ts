import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, initialTransition, waitFor } from 'xstate';
import { BOARDS } from '../../../test/fixtures/boards.ts';
import {
  advance,
  answered,
  bidReply,
  entering,
  failed,
  type Place,
  passed,
  SHOWN,
  walk,
} from '../../../test/map-walk.ts';
import { type Balance, type BidOutcome, globeOf, type Minutes, type Month } from './current-stage.ts';
import { mapMachine } from './map-machine.ts';

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

  test('is refused to who paid late, whose ball is missing from the globe too', () => {
    const { current } = BOARDS.bidOpen;
    const assembly = current.assembly === null ? null : { ...current.assembly, isOut: true };
    const late = { ...current, assembly };
    const entered = initialTransition(mapMachine, { current: late, event: null, ...SHOWN })[0];
    expect(walk(entered, { type: 'bid.started' }).value).toBe('bidOptions');
    expect(walk(entered, { type: 'effort.kept' }).value).toBe('keepingEffort');
    expect(globeOf(current)).toContain(current.campaign.quota);
    expect(globeOf(late)).toEqual(globeOf(current).filter((quota) => quota !== current.campaign.quota));
  });

  test('of 0 is the same as keeping', () => {
    expect(walk(choosing, { type: 'bid.confirmed' }).value).toBe('keepingEffort');
    expect(walk(entering('bidOpen'), { type: 'effort.kept' }).value).toBe('keepingEffort');
  });

  test('that is withdrawn goes back to the options and forgets the number', () => {
    const back = walk(raised, { type: 'bid.withdrawn' });
    expect([back.value, back.context.offer]).toEqual(['bidOptions', 0]);
  });

  test('that wins leads through the film, contemplado, the completion and both letters to the certificate', () => {
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
  test('that loses leaves the stage as the server gives it to a player who comes back', () => {
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
    ] as const)('is read from the current stage: %s is %s', (place, popup, win) => {
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
      expect(film.context.raffle?.globe).toHaveLength(25);
      const next = walk(film, { type: 'film.ended' }, { type: 'popup.advanced' });
      expect(next.context.shownCycle).toBe(3);
    });
    test('shows the loss without a ball when the ball is unknown', () => {
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

describe('what the assembly decided', () => {
  const assembly = { cycle: 2, bids: [{ quota: 12, bid: 6 }], winnerQuota: 12, drawnQuota: 13 };
  const minutes = { assembly, quotas: 30, waiting: 26 };
  const drawn = answered('drawingRaffle', { won: false, drawnQuota: 13 });
  const filmed = walk(entering('raffleOpen'), { type: 'raffle.asked' }, drawn);

  test('is fetched while the film runs, for the popup after it', () => {
    const told = walk(filmed, answered('raffleFilm', minutes), { type: 'film.ended' });
    expect([told.value, told.context.minutes]).toEqual(['raffleLost', minutes]);
  });

  test.each([true, false])(
    'is fetched after a bid, whose envelopes are opened one by one, won or not: %s',
    async (win) => {
      const asked: unknown[] = [];
      const machine = mapMachine.provide({
        actors: {
          placeBid: fromPromise<BidOutcome & { balance: Balance }, { readonly effort: number }>(async () =>
            bidReply(win),
          ),
          loadMinutes: fromPromise<Minutes | null, Month>(async ({ input }) => {
            asked.push(input);
            return null;
          }),
        },
      });
      const actor = createActor(machine, { input: { ...BOARDS.bidOpen, ...SHOWN } }).start();
      for (const type of ['bid.started', 'bid.raised', 'bid.confirmed'] as const) actor.send({ type });
      await waitFor(actor, ({ value }) => value === 'bidFilm');
      expect(asked).toEqual([{ campaignId: 'campaign-1', cycle: 2 }]);
      actor.stop();
    },
  );

  test('of the bids is forgotten where the raffle is drawn: what is told then is the raffle’s', () => {
    const bids = { ...minutes, assembly: { ...assembly, drawnQuota: null } };
    const placed = walk(
      entering('bidOpen'),
      { type: 'bid.started' },
      { type: 'bid.raised' },
      { type: 'bid.confirmed' },
    );
    const film = walk(placed, answered('placingBid', bidReply(false)), answered('bidFilm', bids));
    expect(film.context.minutes).toEqual(bids);
    const asking = walk(film, { type: 'film.ended' }, { type: 'popup.advanced' }, answered('keepingEffort', {}));
    const raffle = walk(asking, { type: 'raffle.asked' }, drawn);
    expect([raffle.value, raffle.context.minutes]).toEqual(['raffleFilm', null]);
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
