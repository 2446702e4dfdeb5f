import type { SealedBid } from './minutes.ts';
import type { LiveTerms } from './rulebook.ts';
import type { PotRest, ShownMinutes } from './shown-minutes.ts';
import { commonOf } from './terms.ts';

/** What moves a month's pot, in the order in which it does. */
type PotMoveKind =
  | 'raffle'
  | 'bids'
  | 'letters'
  | 'more'
  | 'end'
  | 'returned'
  | 'refunded'
  | 'reserve'
  | 'insurance'
  | 'shared';

/** One line of it. Coins; what leaves the pot is below 0. `count`: of letters, of bids their sum in coins, otherwise 0. */
export interface PotMove {
  readonly kind: PotMoveKind;
  readonly coins: number;
  readonly count: number;
}

/** How the pot came from its coins to what is left, up to the step that is shown: it adds up. */
export interface PotLine {
  readonly before: number;
  readonly moves: readonly PotMove[];
  readonly now: number;
}

/** What a page has of an assembly. */
interface ShownPot extends Pick<ShownMinutes, 'pot'> {
  readonly raffle: { readonly quota: number | null } | null;
  readonly bids: { readonly winners: readonly SealedBid[] } | null;
  readonly more: { readonly drawn: readonly number[]; readonly rest?: PotRest | undefined } | null;
  readonly end: {
    readonly quotas: readonly number[];
    readonly shared: number;
    readonly rest?: PotRest | undefined;
  } | null;
}

/** The lines of a month's pot. Whoever wins a bid is on time, so the common part of a bid follows from the bid alone (LIVE 3.1). */
export function potLine({ pot, raffle, bids, more, end }: ShownPot, terms: LiveTerms): PotLine {
  const before = pot ?? 0;
  const winners = bids?.winners ?? [];
  const brought = winners.reduce((sum, { bid }) => sum + commonOf(terms, bid), 0);
  const rest = more?.rest ?? end?.rest;
  const lettersOf = (kind: PotMoveKind, count: number): PotMove => ({ kind, coins: -terms.letter * count, count });
  const coinsOf = (kind: PotMoveKind, coins: number): PotMove => ({ kind, coins, count: 0 });
  const moves: readonly PotMove[] = [
    lettersOf('raffle', raffle?.quota == null ? 0 : 1),
    { kind: 'bids', coins: brought, count: winners.reduce((sum, { bid }) => sum + bid, 0) },
    lettersOf('letters', winners.length),
    lettersOf('more', more?.drawn.length ?? 0),
    coinsOf('returned', rest?.returned ?? 0),
    lettersOf('end', end?.quotas.length ?? 0),
    coinsOf('refunded', -(rest?.refunded ?? 0)),
    coinsOf('reserve', rest?.reserve ?? 0),
    coinsOf('insurance', rest?.insurance ?? 0),
    coinsOf('shared', -(end?.shared ?? 0)),
  ];
  const now = moves.reduce((sum, { coins }) => sum + coins, before);
  return { before, moves: moves.filter(({ coins }) => coins !== 0), now };
}

/** The same once some of the winning envelopes are open. */
export const potAfterOpen = (shown: ShownPot, terms: LiveTerms, open: readonly SealedBid[]): PotLine =>
  potLine({ ...shown, bids: shown.bids && { winners: open } }, terms);
