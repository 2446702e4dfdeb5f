import type { endpoints } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import { CODE_BYTES, codeHash, codeOf } from '../../account/recovery-code.ts';
import { IS_NEW, KEEP_CODE, KEEP_FIRST_CODE } from '../../account/recovery-store.ts';
import type { Services } from '../../feature.ts';
import type { Answer, PlayerRequest } from '../../http/api.ts';
import { checkPassword } from './check-password.ts';

type MakeCode = typeof endpoints.makeRecoveryCode;

/**
 * A code on paper, shown this once. Whoever has just signed up gets the first one without the password; later it is asked
 * for, since a code is as good as a password.
 */
export async function makeCode(services: Services, request: PlayerRequest<MakeCode>): Promise<Answer<MakeCode>> {
  const { database, randomBytes } = services;
  const { id } = request.player;
  const recoveryCode = codeOf(randomBytes(CODE_BYTES));
  const kept = codeHash(id, recoveryCode);
  if (request.body.password === undefined) {
    const [young] = await database.query(IS_NEW, [id]);
    if (!young?.isNew || (await database.query(KEEP_FIRST_CODE, [id, kept])).length === 0) return refuse('PW_MISMATCH');
    return ok({ recoveryCode });
  }
  if ((await checkPassword(services, request, request.body.password)) === null) return refuse('PW_MISMATCH');
  await database.query(KEEP_CODE, [id, kept]);
  return ok({ recoveryCode });
}
