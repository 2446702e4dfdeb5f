import { type endpoints, normalEmail } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import { CODE_BYTES, codeHash, codeOf } from '../../account/recovery-code.ts';
import { HAS_CODE, RECOVER } from '../../account/recovery-store.ts';
import { isStrongPassword } from '../../account/strong-password.ts';
import { checkGuess } from '../../check-guess.ts';
import type { Services } from '../../feature.ts';
import type { Answer, PublicRequest } from '../../http/bind.ts';
import { newToken } from '../../http/token.ts';
import { findAccount } from './find-account.ts';
import { NOTE_USE } from './note-use.ts';

type Recover = typeof endpoints.recover;

/** Asked for instead of an unknown account, so that it takes the same statements. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * A new password by a code. Wrong codes count like wrong passwords, and an unknown address is answered like a wrong code.
 */
export async function recover(
  services: Services,
  { body, address, device }: PublicRequest<Recover>,
): Promise<Answer<Recover>> {
  const { database, passwords, guesses, shared, randomBytes } = services;
  if (!isStrongPassword(body.password)) return refuse('PW_TOO_WEAK');
  const account = normalEmail(body.email);
  const { found, isRight } = await checkGuess({ guesses, shared }, { account, address }, async () => {
    const found = await findAccount(database, account);
    const id = found?.id ?? NOBODY;
    const kept = await database.query(HAS_CODE, [id, codeHash(id, body.code)]);
    return { found, isRight: found !== null && kept.length > 0 };
  });
  if (found === null || !isRight) return refuse('RECOVERY_INVALID');
  const { id, name, email } = found;
  const [recoveryCode, { text, token }] = [codeOf(randomBytes(CODE_BYTES)), newToken(id)];
  await database.query(NOTE_USE, [id]);
  const [done] = await database.query(RECOVER, [
    ...[id, codeHash(id, body.code), await passwords.hash(body.password)],
    ...[codeHash(id, recoveryCode), token.hash, device],
  ]);
  return done?.isDone ? ok({ id, name, email, token: text, recoveryCode }) : refuse('RECOVERY_INVALID');
}
