import { endpoints, normalEmail } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import type { Feature, Services } from '../../feature.ts';
import { checkGuess } from '../../guess-limits.ts';
import type { Answer, PlayerRequest } from '../../http/bind.ts';
import { deletePlayer } from './delete-player.ts';
import { exportRows } from './export-rows.ts';
import { findPasswordHash } from './password-hash.ts';

type DeleteMe = typeof endpoints.deleteMe;

/** Deletes the player after the password was given again; wrong ones count like those of a login. */
async function remove(
  { database, passwords, guesses }: Services,
  { player, body, address }: PlayerRequest<DeleteMe>,
): Promise<Answer<DeleteMe>> {
  const account = normalEmail(player.email);
  const { isRight } = await checkGuess(guesses, { account, address }, async () => ({
    isRight: await passwords.matches(body.password, await findPasswordHash(database, player.id)),
  }));
  if (!isRight) return refuse('PW_MISMATCH');
  await deletePlayer(database, player.id, account);
  return ok(undefined);
}

/** The player's own data: all of it to take away, and its end (LGPD). */
export const me: Feature = (api, services) => {
  api.withPlayer(endpoints.exportMe, async ({ player }) => ok(await exportRows(services.database, player.id)));
  api.withPlayer(endpoints.deleteMe, (request) => remove(services, request));
};
