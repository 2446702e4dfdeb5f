import { NOTE_USE } from '../../account/note-use.ts';
import { NOTED } from '../../age-clock.ts';
import { type Database, statement } from '../../db/database.ts';
import { LIVE_SESSION, type Sessions, type SignedIn } from '../../http/sessions.ts';

interface SessionRow extends SignedIn {
  readonly lastUsedAt: Date;
}

const FIND = statement<SessionRow>({
  name: 'session-find',
  text: `select p.player_id as id, p.name, p.character_name as "characterName", p.email, p.persona_id as "personaId",
      p.version, p.current_campaign_id as "currentCampaignId", s.last_used_at as "lastUsedAt"
    from ${LIVE_SESSION}`,
});
const USED = statement<never>({
  name: 'session-used',
  text: `update session set last_used_at = ${NOTED}
    where player_id = $1 and token_hash = $2 and last_used_at < ${NOTED} - interval '1 day'`,
});

/** Milliseconds. A session's last use is written down once a day: exact enough for an end after 30 days. */
const WORTH_NOTING = 86_400_000;

/** Sessions as rows of the database. `noted`: what a use is noted as now, in milliseconds since 1970. */
export function sessionsIn(database: Database, noted: () => number, onError: (error: unknown) => void): Sessions {
  const running = new Set<Promise<unknown>>();
  const used: Sessions['used'] = (token, lastUsedAt) => {
    if (noted() - lastUsedAt.getTime() < WORTH_NOTING) return;
    const writes = [database.query(USED, [token.playerId, token.hash]), database.query(NOTE_USE, [token.playerId])];
    const write = Promise.all(writes)
      .catch(onError)
      .finally(() => running.delete(write));
    running.add(write);
  };
  return {
    used,
    async find(token) {
      const [row] = await database.query(FIND, [token.playerId, token.hash]);
      if (row === undefined) return null;
      const { lastUsedAt, ...player } = row;
      used(token, lastUsedAt);
      return player;
    },
    async settled() {
      await Promise.all(running);
    },
  };
}
