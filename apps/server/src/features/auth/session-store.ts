import { SESSION_DAYS } from '@consorcio/contract/wire';
import { NOTE_USE } from '../../account/open-session.ts';
import { type AgeClock, NOTED } from '../../age-clock.ts';
import { type Database, statement } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { KEPT_SESSION, type Sessions, type SignedIn } from '../../http/sessions.ts';

interface SessionRow extends SignedIn {
  readonly lastUsedAt: Date;
}

const FIND = statement<SessionRow>('session-find')`
  select p.player_id as id, p.name, p.character_name as "characterName", p.email, p.persona_id as "personaId",
      p.version, p.current_campaign_id as "currentCampaignId", s.last_used_at as "lastUsedAt"
    from ${KEPT_SESSION}`;
const USED = statement<never>('session-used')`
  update session set last_used_at = ${NOTED}
    where player_id = $1 and token_hash = $2 and last_used_at < ${NOTED} - interval '1 day'`;

const DAY = 86_400_000;
/** Milliseconds. A session's last use is written down once a day: exact enough for an end after 30 days. */
const WORTH_NOTING = DAY;

export function sessionsIn(
  database: Database,
  ages: Pick<AgeClock, 'aged' | 'noted'>,
  onError: (error: unknown) => void,
): Sessions {
  const running = new Set<Promise<unknown>>();
  const accept: Sessions['accept'] = (token, lastUsedAt) => {
    if (ages.aged() - lastUsedAt.getTime() >= SESSION_DAYS * DAY) throw new Refusal('TOKEN_INVALID');
    if (ages.noted() - lastUsedAt.getTime() < WORTH_NOTING) return;
    const writes = [database.query(USED, [token.playerId, token.hash]), database.query(NOTE_USE, [token.playerId])];
    const write = Promise.all(writes)
      .catch(onError)
      .finally(() => running.delete(write));
    running.add(write);
  };
  return {
    accept,
    async find(token) {
      const [row] = await database.query(FIND, [token.playerId, token.hash]);
      if (row === undefined) return null;
      const { lastUsedAt, ...player } = row;
      accept(token, lastUsedAt);
      return player;
    },
    async settled() {
      await Promise.all(running);
    },
  };
}
