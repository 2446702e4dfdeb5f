import { operatorCopy } from '@consorcio/copy/operator';
import { ok } from '@consorcio/kernel';
import { TAKE_ADDRESS } from '../../account/access.ts';
import { deleteRows } from '../../account/deletion.ts';
import { createGuest, createPlayer, type NewPlayer } from '../../account/open-session.ts';
import { type Database, statement } from '../../db/database.ts';
import { byDay, type DeskReport } from '../../desk/desk.ts';
import { COUNTED, countGuest, countStep } from '../../desk/steps.ts';
import type { PublicHandler } from '../../feature.ts';
import { refuseLimited } from '../../http/refusal.ts';
import type { NewToken } from '../../http/token.ts';

export interface SignUp {
  readonly name: string;
  readonly characterName: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** The account whose session a request key opened less than a day ago; no row when that is not so, or it was ended. */
export const SIGN_UP = statement<SignUp>('account-sign-up')`
  select p.name, p.character_name as "characterName", p.email, p.password_hash as "passwordHash"
    from session s join player p on p.player_id = s.player_id
    where s.player_id = $1 and s.token_hash = $2 and s.created_at > now() - interval '1 day'`;

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

/** A player without an account. Nothing personal is kept. @throws Refusal RATE_LIMITED */
export const makeGuest: PublicHandler<'guest', 'database' | 'shared' | 'counts' | 'now' | 'newSeal'> = async (
  services,
  { address, visitor, device },
) => {
  const { shared, counts } = services;
  refuseLimited(await shared.guest(address, visitor));
  const { name, text, token } = await createGuest(services, device);
  countStep(counts, token.playerId, 'account');
  countGuest(counts, 'MADE');
  return ok({ id: token.playerId, name, token: text, email: '' });
};

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
