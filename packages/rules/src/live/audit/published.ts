import type { DrawMade } from '../../audit/history.ts';
import type { LiveMonths } from '../words.ts';

/** The log of a minigame that was finished. */
export interface PublishedRun {
  readonly month: number;
  readonly quota: number;
  /** Of the minigame's core. */
  readonly version: number;
  /** 60 a second. */
  readonly ticks: number;
  /** Inputs as the minigames' `packInputs` writes them, in base64. */
  readonly inputs: string;
}

/** What anybody may check a live group by (LIVE 3.12, GET `/live/{groupId}/audit`). */
export interface PublishedLive {
  /** Hex SHA-256 of the seed. */
  readonly commitment: string;
  readonly rulebook: number;
  readonly months: LiveMonths;
  /** Null until the room is closed, as words and key are. */
  readonly quotas: number | null;
  readonly words: string | null;
  readonly clientSeed: string | null;
  /** People; who sat there before the first month joined in month 0. */
  readonly seats: readonly { readonly quota: number; readonly joinedMonth: number }[];
  /** The assemblies as the projector showed them, month by month. Undefined: they are not checked. */
  readonly closed?: readonly { readonly month: number; readonly minutes: object }[];
  /** 64 hex digits; null until the debrief. */
  readonly seed: string | null;
  /** From the debrief on, a line a month: as `packMoves` writes it. */
  readonly moves: readonly string[];
  /** In the order in which they were made. */
  readonly draws: readonly DrawMade[];
  /** A line a month: as `packBalances` writes it. */
  readonly balances: readonly string[];
  /** Month by month, quotas ascending. Undefined: scores are taken as they stand. */
  readonly runs?: readonly PublishedRun[];
}

/** Parts of an audit, in the order in which they are checked. */
export const LIVE_PARTS = ['SEAL', 'WORDS', 'DRAWS', 'MONTHS', 'LOGS', 'BOOKS'] as const;
export type LivePart = (typeof LIVE_PARTS)[number];

/** A difference between what was published and what the rules give. */
export interface LiveFault {
  readonly part: LivePart;
  /** Where: the label of a draw, `month 3`, `month 3 quota 12`; empty for the whole of it. */
  readonly at: string;
  readonly published: string;
  readonly computed: string;
}

/** Faults of one part. */
export const faultsOf =
  (part: LivePart) =>
  (at: string, published: string, computed: string): LiveFault => ({ part, at, published, computed });
