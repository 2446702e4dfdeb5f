import { endpoints, isGuest, normalEmail } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import { deleteGuest } from '../../account/delete-guest.ts';
import { deletePlayer } from '../../account/delete-player.ts';
import type { Feature, Services } from '../../feature.ts';
import type { Answer, PlayerRequest, TokenRequest } from '../../http/api.ts';
import { InvalidInput } from '../../http/refusal.ts';
import { noteSecurity } from '../../security-log.ts';
import { changePassword } from './change-password.ts';
import { checkPassword } from './check-password.ts';
import { correctEmail, correctName } from './correct.ts';
import { endAllSessions, endOneSession, sessionId } from './end-sessions.ts';
import { exportText } from './export-rows.ts';
import { makeCode } from './make-code.ts';
import { readAccount } from './read-account.ts';

type DeleteMe = typeof endpoints.deleteMe;

/** Deletes the player after the password was given again; wrong ones count like those of a login. A guest has none. */
async function remove(services: Services, request: PlayerRequest<DeleteMe>): Promise<Answer<DeleteMe>> {
  const { player, body, log } = request;
  if (isGuest(player)) return (await deleteGuest(services.database, player.id)) ? ok(undefined) : refuse('PW_MISMATCH');
  const { password } = body;
  if (password === undefined) throw new InvalidInput([{ field: 'password', code: 'REQUIRED', detail: '' }]);
  if ((await checkPassword(services, request, password)) === null) return refuse('PW_MISMATCH');
  await deletePlayer(services.database, player.id, normalEmail(player.email));
  noteSecurity(log, 'account-deleted', { playerId: player.id });
  return ok(undefined);
}

type Account = typeof endpoints.account;

/** What the account screen shows. */
async function account(
  { database, sessions }: Services,
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
  api.streamToPlayer(endpoints.exportMe, ({ player }) =>
    exportText(services.database, player.id, normalEmail(player.email)),
  );
  api.withPlayer(endpoints.deleteMe, (request) => remove(services, request));
};
