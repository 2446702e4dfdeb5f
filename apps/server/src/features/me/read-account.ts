import type { Device } from '@consorcio/contract';
import { type Database, statement } from '../../db/database.ts';
import { KEPT_SESSION, SESSION_END } from '../../http/sessions.ts';
import type { Token } from '../../http/token.ts';

/** The account, once for each of its open sessions. */
export interface AccountRow {
  readonly name: string;
  readonly characterName: string;
  readonly email: string;
  readonly recoveryCodeAt: Date | null;
  readonly isOfSchool: boolean;
  /** Of the session that asks. */
  readonly lastUsedAt: Date;
  readonly tokenHash: Uint8Array;
  readonly device: Device;
  readonly openedAt: Date;
  readonly usedAt: Date;
}

/** Sessions that are listed. */
const LISTED = 50;

const ACCOUNT = statement<AccountRow>({
  name: 'me-account',
  text: `select p.name, p.character_name as "characterName", p.email, r.made_at as "recoveryCodeAt",
      p.lti_user is not null as "isOfSchool",
      s.last_used_at as "lastUsedAt", o.token_hash as "tokenHash", o.device, o.created_at as "openedAt",
      o.last_used_at as "usedAt"
    from ${KEPT_SESSION}
    join session o on o.player_id = p.player_id and o.last_used_at > ${SESSION_END}
    left join recovery r on r.player_id = p.player_id and r.kind = 'PAPER'
    order by o.last_used_at desc limit ${LISTED}`,
});

/** Empty when the session is no live one. */
export const readAccount = (database: Database, token: Token): Promise<readonly AccountRow[]> =>
  database.query(ACCOUNT, [token.playerId, token.hash]);
