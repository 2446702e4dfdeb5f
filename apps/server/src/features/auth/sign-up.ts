import { randomInt } from 'node:crypto';
import type { endpoints } from '@consorcio/contract';
import { NICKNAMES } from '@consorcio/copy/nicknames';
import { operatorCopy } from '@consorcio/copy/operator';
import { ok } from '@consorcio/kernel';
import { TAKE_ADDRESS } from '../../account/address-store.ts';
import { createPlayer, type NewPlayer } from '../../account/create-player.ts';
import { deleteRows } from '../../account/delete-player.ts';
import { type Database, statement } from '../../db/database.ts';
import { byDay, type DeskReport } from '../../desk/desk.ts';
import { COUNTED, countGuest, countStep } from '../../desk/steps.ts';
import type { Uses } from '../../feature.ts';
import type { Answer, PublicRequest } from '../../http/api.ts';
import { Refusal } from '../../http/refusal.ts';
import { type NewToken, newToken, type Token } from '../../http/token.ts';
import { newId } from '../../ids.ts';

interface SignUp {
  readonly name: string;
  readonly characterName: string;
  readonly email: string;
  readonly passwordHash: string;
}

const SIGN_UP = statement<SignUp>({
  name: 'account-sign-up',
  text: `select p.name, p.character_name as "characterName", p.email, p.password_hash as "passwordHash"
    from session s join player p on p.player_id = s.player_id
    where s.player_id = $1 and s.token_hash = $2 and s.created_at > now() - interval '1 day'`,
});

/** The account whose session a request key opened less than a day ago; null when that is not so, or it was ended. */
export const findSignUp = async (database: Database, token: Token): Promise<SignUp | null> =>
  (await database.query(SIGN_UP, [token.playerId, token.hash]))[0] ?? null;

interface NewAccount extends NewPlayer {
  /** The form in which addresses are compared. */
  readonly normalEmail: string;
}

/**
 * Player, first session, and then the address, which leads to the player from that moment on: an account that was cut off
 * between the two is one that nobody can enter, and its address is still free. They are two writes because address and
 * player may be kept on two machines. Null when the address was taken meanwhile.
 */
export async function createAccount(
  database: Database,
  account: NewAccount,
  newToken: () => NewToken,
): Promise<NewToken | null> {
  const created = await createPlayer(database, account, newToken);
  const { playerId } = created.token;
  const taken = await database.query(TAKE_ADDRESS, [account.normalEmail, playerId]);
  if (taken.length === 1) return created;
  await deleteRows(database, playerId);
  return null;
}

type Guest = typeof endpoints.guest;

/**
 * A player without an account. Nothing personal is kept: a drawn nickname stands in place of both names.
 * @throws Refusal RATE_LIMITED
 */
export async function makeGuest(
  { database, shared, newSeal, now, counts }: Uses<'database' | 'shared' | 'counts' | 'now' | 'newSeal'>,
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

const { signUps: copy, day } = operatorCopy;
const COLUMNS = [
  { id: 'sign-ups', title: copy.signUps, name: COUNTED.steps, label: 'account' },
  { id: 'guests', title: copy.guests, name: COUNTED.guests, label: 'MADE' },
  { id: 'guests-claimed', title: copy.claimed, name: COUNTED.guests, label: 'CLAIMED' },
  { id: 'dreams-begun', title: copy.begun, name: COUNTED.ends, label: 'BEGUN' },
];

export const signUpsReport: DeskReport = {
  group: 'players',
  id: 'sign-ups',
  title: copy.title,
  note: copy.note,
  chart: 'lines',
  read: async (period) => byDay(period, COLUMNS, day),
};
