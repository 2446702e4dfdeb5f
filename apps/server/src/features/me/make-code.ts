import type { endpoints } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import { lockAccess } from '../../account/access.ts';
import { CODE_BYTES, codeHash, codeOf } from '../../account/recovery-code.ts';
import { HAS_SESSION, IS_NEW, KEEP_CODE, KEEP_FIRST_CODE } from '../../account/recovery-store.ts';
import type { Services } from '../../feature.ts';
import type { Answer, PlayerRequest } from '../../http/api.ts';
import { noteSecurity } from '../../security-log.ts';
import { checkPassword } from './check-password.ts';

type MakeCode = typeof endpoints.makeRecoveryCode;

/**
 * A code on paper, shown this once. Whoever has just signed up gets the first one without the password; later it is asked
 * for, since a code is as good as a password. Session and password are looked at again where the code is kept: what was ended
 * meanwhile makes none.
 */
export async function makeCode(services: Services, request: PlayerRequest<MakeCode>): Promise<Answer<MakeCode>> {
  const { database, randomBytes } = services;
  const {
    player: { id },
    token,
    log,
  } = request;
  const recoveryCode = codeOf(randomBytes(CODE_BYTES));
  const kept = codeHash(id, recoveryCode);
  if (request.body.password === undefined) {
    const isFirst = await database.transaction(async (query) => {
      await lockAccess(query, id);
      const [young] = await query(IS_NEW, [id]);
      if (!young?.isNew || (await query(HAS_SESSION, [id, token.hash])).length === 0) return false;
      return (await query(KEEP_FIRST_CODE, [id, kept])).length > 0;
    });
    if (!isFirst) return refuse('PW_MISMATCH');
    noteSecurity(log, 'recovery-code-made', { playerId: id });
    return ok({ recoveryCode });
  }
  const hash = await checkPassword(services, request, request.body.password);
  if (hash === null) return refuse('PW_MISMATCH');
  const isKept = await database.transaction(async (query) => {
    if ((await lockAccess(query, id))?.passwordHash !== hash) return false;
    await query(KEEP_CODE, [id, kept]);
    return true;
  });
  if (!isKept) return refuse('PW_MISMATCH');
  noteSecurity(log, 'recovery-code-made', { playerId: id });
  return ok({ recoveryCode });
}
