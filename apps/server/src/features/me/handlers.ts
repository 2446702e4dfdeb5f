import { type Device, endpoints, isEmail, isGuest, normalEmail } from '@consorcio/contract';
import { privacyCopy } from '@consorcio/copy/teaching';
import { ok, refuse } from '@consorcio/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { endAccess, GIVE_ADDRESS, lockAccess, TAKE_ADDRESS } from '../../account/access.ts';
import { deletePlayer, deleteUnused } from '../../account/deletion.ts';
import { notify } from '../../account/notices.ts';
import { removePictures } from '../../account/shared-pictures.ts';
import { type Database, statement } from '../../db/database.ts';
import { allOrNothing } from '../../db/guarded-write.ts';
import type { Checking, Feature, Notifying, PlayerHandler, TokenHandler, Uses } from '../../feature.ts';
import { NO_STORE, refuseWith } from '../../http/error-reply.ts';
import { fewStreams } from '../../http/few-streams.ts';
import { InvalidInput } from '../../http/refusal.ts';
import { KEPT_SESSION, SESSION_END } from '../../http/sessions.ts';
import { noteSecurity } from '../../security-log.ts';
import { exportText, fileTicket, ticketOwner } from './export-rows.ts';
import { changePassword, checkPassword, endAllSessions, endOneSession, makeCode, sessionId } from './ways-in.ts';

const NAME = statement<never>('me-name')`update player set name = $2, character_name = $3 where player_id = $1`;
const EMAIL = statement<{ readonly written: number }>('me-email')`
  update player set email = $2 where player_id = $1 and email = $3 returning 1 as written`;

/** Corrects the player's name and the character's; sharing and certificate show the new one. */
const correctName: PlayerHandler<'correctName', 'database'> = async ({ database }, { player, body }) => {
  const { name, characterName } = body;
  await database.query(NAME, [player.id, name, characterName]);
  return ok({ name, characterName });
};

/** Corrects the address. Sent again, it finds the address there and says so. */
const correctEmail: PlayerHandler<'correctEmail', Checking | Notifying> = async (services, request) => {
  const { player, body, log } = request;
  if (!isEmail(body.email)) return refuse('EMAIL_INVALID');
  const hash = await checkPassword(services, request, body.password);
  if (hash === null) return refuse('PW_MISMATCH');
  const email = body.email.trim();
  const isMoved = await moveTo(services.database, { playerId: player.id, hash, from: player.email, to: email });
  if (!isMoved) return refuse('EMAIL_UNAVAILABLE');
  if (normalEmail(email) !== normalEmail(player.email)) {
    noteSecurity(log, 'address-changed', { playerId: player.id });
    await notify(services, 'addressLeft', player.email);
    await notify(services, 'made', email);
  }
  return ok({ email });
};

interface Move {
  readonly playerId: string;
  /** The password's hash that was checked. */
  readonly hash: string;
  readonly from: string;
  readonly to: string;
}

/** Takes the new address, frees the old one and ends what was sent to it. False, and nothing, if another was first. */
async function moveTo(database: Database, { playerId, hash, from, to }: Move): Promise<boolean> {
  const [before, after] = [normalEmail(from), normalEmail(to)];
  if (before === after) return (await database.query(EMAIL, [playerId, to, from])).length > 0;
  return allOrNothing(database, async (query) => {
    const player = await lockAccess(query, playerId);
    if (player?.passwordHash !== hash) return false;
    if ((await query(TAKE_ADDRESS, [after, playerId])).length === 0) return false;
    await query(GIVE_ADDRESS, [before, playerId]);
    if ((await query(EMAIL, [playerId, to, from])).length === 0) return false;
    await endAccess(query, 'ADDRESS_CHANGE', { playerId, player });
    return true;
  });
}

/** The account, once for each of its open sessions. */
interface AccountRow {
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

const LISTED = 50;

const ACCOUNT = statement<AccountRow>('me-account')`
  select p.name, p.character_name as "characterName", p.email, r.made_at as "recoveryCodeAt",
      p.lti_user is not null as "isOfSchool",
      s.last_used_at as "lastUsedAt", o.token_hash as "tokenHash", o.device, o.created_at as "openedAt",
      o.last_used_at as "usedAt"
    from ${KEPT_SESSION}
    join session o on o.player_id = p.player_id and o.last_used_at > ${SESSION_END}
    left join recovery r on r.player_id = p.player_id and r.kind = 'PAPER'
    order by o.last_used_at desc limit ${LISTED}`;

/** Deletes the player after the password was given again; wrong ones count like those of a login. A guest has none. */
const remove: PlayerHandler<'deleteMe', Checking> = async (services, request) => {
  const { player, body, log } = request;
  if (isGuest(player)) return (await deleteUnused(services.database, player)) ? ok(undefined) : refuse('PW_MISMATCH');
  const { password } = body;
  if (password === undefined) throw new InvalidInput([{ field: 'password', code: 'REQUIRED', detail: '' }]);
  if ((await checkPassword(services, request, password)) === null) return refuse('PW_MISMATCH');
  await deletePlayer(services.database, player.id, player.email);
  noteSecurity(log, 'account-deleted', { playerId: player.id });
  return ok(undefined);
};

const account: TokenHandler<'account', 'database' | 'sessions'> = async ({ database, sessions }, { token }) => {
  const rows = await database.query(ACCOUNT, [token.playerId, token.hash]);
  const [first] = rows;
  if (first === undefined) return refuse('TOKEN_INVALID');
  sessions.accept(token, first.lastUsedAt);
  const { name, characterName, email, recoveryCodeAt, isOfSchool } = first;
  const open = rows.map(({ tokenHash, device, openedAt, usedAt }) => ({
    id: sessionId(tokenHash),
    device,
    isCurrent: Buffer.compare(tokenHash, token.hash) === 0,
    openedAt: openedAt.toISOString(),
    lastUsedAt: usedAt.toISOString(),
  }));
  const codeAt = recoveryCodeAt?.toISOString() ?? null;
  return ok({ name, characterName, email, recoveryCodeAt: codeAt, isOfSchool, sessions: open });
};

type Exported = (log: FastifyBaseLogger, id: string, email: string) => Promise<AsyncIterable<string>>;

/** The player's data as a file, for who has a ticket. */
function mountFile(services: Uses<'database' | 'now' | 'pages'>, exported: Exported): void {
  const stream = fewStreams();
  services.pages.get('/api/me/export/:ticket', async (request, reply) => {
    const { ticket } = request.params as { readonly ticket: string };
    const owner = await ticketOwner(services.database, ticket, services.now());
    reply.header('cache-control', NO_STORE);
    if (owner === null) return refuseWith(reply, 'NOT_FOUND');
    const answer = await stream(() => exported(request.log, owner.id, owner.email));
    const disposition = `attachment; filename="${privacyCopy.exportFile}"`;
    return reply.header('content-disposition', disposition).type('application/json; charset=utf-8').send(answer);
  });
}

type Needs = Checking | Notifying | 'sessions' | 'now' | 'pages' | 'ids' | 'randomBytes';

/** The account, and the player's own data: all of it to correct, to take away and to end (LGPD). */
export const me: Feature<Needs> = (api, services) => {
  api.withToken(endpoints.account, (request) => account(services, request));
  api.withPlayer(endpoints.correctName, (request) => correctName(services, request));
  api.withPlayer(endpoints.correctEmail, (request) => correctEmail(services, request));
  api.withPlayer(endpoints.changePassword, (request) => changePassword(services, request));
  api.withPlayer(endpoints.makeRecoveryCode, (request) => makeCode(services, request));
  api.withPlayer(endpoints.endSession, async ({ player, params }) => {
    await endOneSession(services.database, player.id, params.id);
    return ok(undefined);
  });
  api.withPlayer(endpoints.endSessions, async ({ player, log }) => {
    await endAllSessions(services.database, player.id);
    noteSecurity(log, 'signed-out-everywhere', { playerId: player.id });
    return ok(undefined);
  });
  const exported: Exported = (log, id, email) => {
    noteSecurity(log, 'data-exported', { playerId: id });
    return exportText(services, id, normalEmail(email));
  };
  api.streamToPlayer(endpoints.exportMe, ({ player, log }) => exported(log, player.id, player.email));
  api.withPlayer(endpoints.exportTicket, async ({ token }) => ok({ ticket: fileTicket(token, services.now()) }));
  mountFile(services, exported);
  api.withPlayer(endpoints.deleteMe, async (request) => {
    const removed = await remove(services, request);
    if (removed.ok) await removePictures(services.settings.dataDir, request.player.id);
    return removed;
  });
};
