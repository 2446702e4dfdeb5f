import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/database.ts';
import { SESSION_END } from '../../http/sessions.ts';
import type { Token } from '../../http/token.ts';
import { uuidBytes, uuidText } from '../../ids.ts';

/*
 * Stands for a login where a file is fetched by an address: the download managers of apps that show pages ask for it without
 * our header, and twice. It is signed by the hash of the session that asked, so it ends with that session, every server
 * knows it, and nothing is kept.
 */

/** Milliseconds. */
const LASTS = 120_000;
const TEXT = /^[\w-]{72}$/;
const [PLAYER, UNTIL] = [16, 22];

/** `$1` player. */
const SESSIONS = statement<{ readonly tokenHash: Uint8Array; readonly email: string }>({
  name: 'me-ticket',
  text: `select s.token_hash as "tokenHash", p.email from session s join player p on p.player_id = s.player_id
    where s.player_id = $1 and s.last_used_at > ${SESSION_END}`,
});

const sign = (hash: Uint8Array, what: Uint8Array): Buffer =>
  createHmac('sha256', hash).update('file').update(what).digest();

/** A ticket for two minutes from `now`, in milliseconds since 1970. */
export function fileTicket({ playerId, hash }: Token, now: number): string {
  const what = Buffer.concat([uuidBytes(playerId), Buffer.alloc(UNTIL - PLAYER)]);
  what.writeUIntBE(now + LASTS, PLAYER, UNTIL - PLAYER);
  return Buffer.concat([what, sign(hash, what)]).toString('base64url');
}

/** Whose ticket it is; null for none of ours, after its time and after its session. */
export async function ticketOwner(
  database: Pick<Database, 'query'>,
  text: string,
  now: number,
): Promise<{ readonly id: string; readonly email: string } | null> {
  if (!TEXT.test(text)) return null;
  const bytes = Buffer.from(text, 'base64url');
  const [what, signature] = [bytes.subarray(0, UNTIL), bytes.subarray(UNTIL)];
  if (bytes.readUIntBE(PLAYER, UNTIL - PLAYER) <= now) return null;
  const id = uuidText(bytes.subarray(0, PLAYER));
  const found = (await database.query(SESSIONS, [id])).find(({ tokenHash }) =>
    timingSafeEqual(sign(tokenHash, what), signature),
  );
  return found === undefined ? null : { id, email: found.email };
}
