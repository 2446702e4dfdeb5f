import { type Device, endpoints, isGuest, normalEmail } from '@consorcio/contract';
import { privacyCopy } from '@consorcio/copy/teaching';
import { ok, refuse } from '@consorcio/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { deleteGuest } from '../../account/delete-guest.ts';
import { deletePlayer } from '../../account/delete-player.ts';
import { removePictures } from '../../account/shared-pictures.ts';
import { type Database, statement } from '../../db/database.ts';
import type { Checking, Feature, Uses } from '../../feature.ts';
import type { Answer, PlayerRequest, TokenRequest } from '../../http/api.ts';
import { NO_STORE, refuseWith } from '../../http/error-reply.ts';
import { fewStreams } from '../../http/few-streams.ts';
import { InvalidInput } from '../../http/refusal.ts';
import { KEPT_SESSION, SESSION_END } from '../../http/sessions.ts';
import type { Token } from '../../http/token.ts';
import { noteSecurity } from '../../security-log.ts';
import { checkPassword } from './check-password.ts';
import { correctEmail, correctName } from './correct.ts';
import { exportText } from './export-rows.ts';
import { fileTicket, ticketOwner } from './file-ticket.ts';
import { changePassword, endAllSessions, endOneSession, makeCode, sessionId } from './ways-in.ts';

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
const readAccount = (database: Database, token: Token): Promise<readonly AccountRow[]> =>
  database.query(ACCOUNT, [token.playerId, token.hash]);

type DeleteMe = typeof endpoints.deleteMe;

/** Deletes the player after the password was given again; wrong ones count like those of a login. A guest has none. */
async function remove(services: Uses<Checking>, request: PlayerRequest<DeleteMe>): Promise<Answer<DeleteMe>> {
  const { player, body, log } = request;
  if (isGuest(player)) return (await deleteGuest(services.database, player.id)) ? ok(undefined) : refuse('PW_MISMATCH');
  const { password } = body;
  if (password === undefined) throw new InvalidInput([{ field: 'password', code: 'REQUIRED', detail: '' }]);
  if ((await checkPassword(services, request, password)) === null) return refuse('PW_MISMATCH');
  await deletePlayer(services.database, player.id, player.email);
  noteSecurity(log, 'account-deleted', { playerId: player.id });
  return ok(undefined);
}

type Account = typeof endpoints.account;

async function account(
  { database, sessions }: Uses<'database' | 'sessions'>,
  { token }: TokenRequest<Account>,
): Promise<Answer<Account, 'TOKEN_INVALID'>> {
  const rows = await readAccount(database, token);
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
}

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

/** The account, and the player's own data: all of it to correct, to take away and to end (LGPD). */
export const me: Feature = (api, services) => {
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
