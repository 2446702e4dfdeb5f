import { randomInt } from 'node:crypto';
import type { endpoints } from '@consorcio/contract';
import { NICKNAMES } from '@consorcio/copy/nicknames';
import { ok } from '@consorcio/kernel';
import { createPlayer } from '../../account/create-player.ts';
import { countGuest, countStep } from '../../desk/steps.ts';
import type { Services } from '../../feature.ts';
import type { Answer, PublicRequest } from '../../http/api.ts';
import { Refusal } from '../../http/refusal.ts';
import { newToken } from '../../http/token.ts';
import { newId } from '../../ids.ts';

type Guest = typeof endpoints.guest;

/**
 * A player without an account. Nothing personal is kept: a drawn nickname stands in place of both names.
 * @throws Refusal RATE_LIMITED
 */
export async function makeGuest(
  { database, shared, newSeal, now, counts }: Services,
  { address, visitor, device }: PublicRequest<Guest>,
): Promise<Answer<Guest>> {
  const wait = await shared.guest(address, visitor);
  if (wait !== null) throw new Refusal('RATE_LIMITED', Math.max(1, wait));
  const name = NICKNAMES[randomInt(NICKNAMES.length)] ?? '';
  const { text, token } = await createPlayer(
    database,
    { name, characterName: name, email: '', passwordHash: '', next: newSeal(), device },
    () => newToken(newId(now())),
  );
  countStep(counts, token.playerId, 'account');
  countGuest(counts, 'MADE');
  return ok({ id: token.playerId, name, token: text, email: '' });
}
