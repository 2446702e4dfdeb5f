import fc from 'fast-check';
import { type Campaign, type Draw, drawFrom, type Fact } from '../../src/index.ts';
import { BID_USES, PLANS, RULEBOOK_VERSIONS, type RulebookVersion } from '../../src/vocabulary.ts';
import { afterMove, type Game, type Move, NEW_GAME } from './moves.ts';

/* Games of players who send anything, however foolish or dishonest, in any order. */

/** How many of them a law is tried in: so many, or as many more as `npm run drill -- laws [games]` asks for. */
export const games = (count: number): number => Math.max(count, Number(process.env.LAW_GAMES ?? 0));

const hex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
/** A game is played by one rulebook; of every few games one is played by each. */
export const seeds = fc.record({
  serverSeed: hex,
  clientSeed: fc.constantFrom('', 'figa', 'trevo-4'),
  rulebook: fc.constantFrom(...RULEBOOK_VERSIONS),
});

const score = fc.nat(10_000);
const room = fc.constantFrom(2, 3, 4, 5);
const option = fc.integer({ min: 1, max: 3 });
const works = fc.constantFrom(...PLANS);
const month = fc.integer({ min: 1, max: 11 });
const goOn = fc.tuple(fc.constant('go on' as const), room, score, fc.constantFrom(0, 0, 0.2, 1), option);
const anyStage = fc.option(fc.integer({ min: -1, max: 50 }), { nil: null });
const anything: fc.Arbitrary<Move> = fc.oneof(
  { weight: 30, arbitrary: goOn },
  { weight: 2, arbitrary: fc.tuple(fc.constant('begin' as const), anyStage, fc.integer({ min: 0, max: 7 })) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('finish' as const), anyStage, score) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('event' as const), anyStage) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constant('bid' as const), fc.oneof(fc.integer({ min: -5, max: 60 }), fc.double())),
  },
  { weight: 10, arbitrary: fc.tuple(fc.constant('after' as const), works, option) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('use' as const), fc.constantFrom(...BID_USES)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('plan' as const), month, works) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('card' as const), month, fc.integer({ min: 0, max: 4 })) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('pay' as const), month) },
  { weight: 1, arbitrary: fc.constant(['keep'] as const) },
  { weight: 1, arbitrary: fc.constant(['raffle'] as const) },
  { weight: 1, arbitrary: fc.constant(['see results'] as const) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('dream' as const), fc.integer({ min: 0, max: 8 })) },
);
const quitting = fc.constant(['give up'] as const);
export const moves = fc.array(fc.oneof({ weight: 200, arbitrary: anything }, { weight: 1, arbitrary: quitting }), {
  minLength: 60,
  maxLength: 260,
  size: 'max',
});

interface Played {
  readonly list: readonly Move[];
  readonly rulebook: RulebookVersion;
  readonly draw: Draw;
}

/** Plays the moves and looks at the game after each of them. */
export function playThrough({ list, rulebook, draw }: Played, look: (game: Game, before: Game) => void): Game {
  return list.reduce(
    (before, move) => {
      const game = afterMove(before, move, draw);
      look(game, before);
      return game;
    },
    { ...NEW_GAME, rulebook },
  );
}

/** Looks at the campaign, all its facts and its draws after every move of random games; of the same ones where `seed` is given. */
export function always(look: (campaign: Campaign, facts: readonly Fact[], draw: Draw) => void, seed?: number): void {
  fc.assert(
    fc.property(seeds, moves, (sealed, list) => {
      const draw = drawFrom(sealed);
      playThrough({ list, rulebook: sealed.rulebook, draw }, ({ latest, facts }) => {
        if (latest !== null) look(latest, facts, draw);
      });
    }),
    { numRuns: games(30), ...(seed === undefined ? {} : { seed }) },
  );
}
