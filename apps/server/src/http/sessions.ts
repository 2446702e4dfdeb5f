import { SESSION_DAYS } from '@consorcio/contract/wire';
import { AGED } from '../age-clock.ts';
import type { Token } from './token.ts';

/** The player whom a live session names. */
export interface SignedIn {
  readonly id: string;
  readonly name: string;
  readonly characterName: string;
  readonly email: string;
  readonly personaId: number | null;
  readonly version: number;
  readonly currentCampaignId: string | null;
}

/**
 * SQL: a session that was last used then, or earlier, has ended (QUALITY). By the age that the database keeps: a page drops the
 * token of a session that has ended, and a guest has no other way back.
 */
export const SESSION_END = `${AGED} - interval '${SESSION_DAYS} days'`;

/**
 * What a statement joins to find a session itself: `from ${KEPT_SESSION} left join campaign c on …`.
 * `$1` is the token's player id, `$2` its hash. Offers `s` (session) and `p` (player); select `s.last_used_at` too, and hand
 * it to `Sessions.accept`.
 */
export const KEPT_SESSION = `session s join player p on p.player_id = s.player_id
   and s.player_id = $1 and s.token_hash = $2`;

export interface Sessions {
  /** The player of a live session, or null. One statement. */
  find(token: Token): Promise<SignedIn | null>;
  /**
   * Accepts a session that was found, and notes its use. Costs nothing but once a day a session: then a statement runs in
   * the background, which no answer waits for.
   * @throws Refusal TOKEN_INVALID when it has ended
   */
  accept(token: Token, lastUsedAt: Date): void;
  /** Waits for what runs in the background. */
  settled(): Promise<void>;
}
