import type { CampaignStatus } from '@consorcio/rules/vocabulary';
import { type Database, statement } from '../../db/database.ts';
import { LIVE_SESSION } from '../../http/sessions.ts';
import type { Token } from '../../http/token.ts';

interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
}
interface NewAccount extends Account {
  readonly characterName: string;
  /** The form in which addresses are compared. */
  readonly normalEmail: string;
  readonly nextSeed: Uint8Array;
  readonly token: Token;
}

/** What GET /auth tells, with the newest campaign if it is current. */
export interface WhoRow {
  readonly id: string;
  readonly name: string;
  readonly characterName: string;
  readonly email: string;
  readonly personaId: number | null;
  readonly nextSeed: Uint8Array;
  readonly lastUsedAt: Date;
  readonly campaignId: string | null;
  readonly dreamId: number;
  readonly status: CampaignStatus;
  readonly resultsSeen: boolean;
}

/** Address, player and first session by one statement: all or nothing, and of two at once only one finds it free. */
const REGISTER = statement<{ readonly id: string }>({
  name: 'account-register',
  text: `with free as (
      insert into login_email (email, player_id) values ($1, $2) on conflict do nothing returning player_id
    ), born as (
      insert into player (player_id, email, name, character_name, password_hash, next_seed)
      select player_id, $3, $4, $5, $6, $7 from free returning player_id
    )
    insert into session (player_id, token_hash) select player_id, $8 from born returning player_id as id`,
});
const BY_EMAIL = statement<Account>({
  name: 'account-by-email',
  text: `select p.player_id as id, p.name, p.email, p.password_hash as "passwordHash"
    from login_email e join player p on p.player_id = e.player_id where e.email = $1`,
});
const OPEN_SESSION = statement<never>({
  name: 'session-open',
  text: 'insert into session (player_id, token_hash) values ($1, $2)',
});
const END_SESSION = statement<{ readonly id: string }>({
  name: 'session-end',
  text: `delete from session where player_id = $1 and token_hash = $2 and last_used_at > now() - interval '30 days'
    returning player_id as id`,
});
const WHO = statement<WhoRow>({
  name: 'account-who',
  text: `select p.player_id as id, p.name, p.character_name as "characterName", p.email, p.persona_id as "personaId",
      p.next_seed as "nextSeed", s.last_used_at as "lastUsedAt",
      c.campaign_id as "campaignId", c.dream_id as "dreamId", c.status, c.results_seen as "resultsSeen"
    from ${LIVE_SESSION}
    left join campaign c on c.player_id = p.player_id and c.campaign_id = p.current_campaign_id`,
});

/** False when the address is taken. */
export async function createAccount(database: Database, account: NewAccount): Promise<boolean> {
  const { id, name, email, normalEmail, characterName, passwordHash, nextSeed, token } = account;
  const rows = await database.query(REGISTER, [
    ...[normalEmail, id, email, name, characterName, passwordHash],
    ...[nextSeed, token.hash],
  ]);
  return rows.length === 1;
}

export const findAccount = async (database: Database, normalEmail: string): Promise<Account | null> =>
  (await database.query(BY_EMAIL, [normalEmail]))[0] ?? null;

export const openSession = (database: Database, token: Token): Promise<unknown> =>
  database.query(OPEN_SESSION, [token.playerId, token.hash]);

/** False when there was no such session. */
export const endSession = async (database: Database, token: Token): Promise<boolean> =>
  (await database.query(END_SESSION, [token.playerId, token.hash])).length === 1;

export const findWho = async (database: Database, token: Token): Promise<WhoRow | null> =>
  (await database.query(WHO, [token.playerId, token.hash]))[0] ?? null;
