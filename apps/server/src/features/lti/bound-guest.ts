import { randomInt } from 'node:crypto';
import type { Device } from '@consorcio/contract';
import { NICKNAMES } from '@consorcio/copy/nicknames';
import { createPlayer } from '../../account/create-player.ts';
import { deleteRows } from '../../account/delete-player.ts';
import { FIND_LTI_USER, GIVE_LTI_USER, TAKE_LTI_USER } from '../../account/lti-user-store.ts';
import { openSession } from '../../account/open-session.ts';
import { statement } from '../../db/database.ts';
import { countGuest, countStep } from '../../desk/steps.ts';
import type { Services } from '../../feature.ts';
import { type NewToken, newToken } from '../../http/token.ts';
import { newId } from '../../ids.ts';
import { noteSecurity } from '../../security-log.ts';
import type { LinkLaunch } from './claims.ts';
import type { Lti } from './lti.ts';
import type { LtiPlatform } from './platform-settings.ts';

/** Tries in all, where another launch of the same user, or a deletion, is quicker. */
const MOST_TRIES = 4;

const IS_BOUND = statement<{ readonly id: string }>({
  name: 'lti-player-bound',
  text: 'select player_id as id from player where player_id = $1 and lti_user = $2',
});
const BIND = statement<never>({
  name: 'lti-player-bind',
  text: 'update player set lti_user = $2 where player_id = $1',
});

/**
 * Hashes by which a platform's user is known: by the platform itself, and as version 1.0.0 did it, by its issuer, of which
 * there may be two.
 */
export async function userHashes(
  { keys }: Pick<Lti, 'keys'>,
  { id, issuer }: Pick<LtiPlatform, 'id' | 'issuer'>,
  deploymentId: string,
  user: string,
): Promise<{ readonly user: Uint8Array; readonly before: Uint8Array }> {
  return {
    user: await keys.hash('user', id, deploymentId, user),
    before: await keys.hash('user', issuer, deploymentId, user),
  };
}

/** What an activity is known by. */
export const activityHash = (
  { keys }: Pick<Lti, 'keys'>,
  platformId: string,
  { deploymentId, activity }: Pick<LinkLaunch, 'deploymentId' | 'activity'>,
): Promise<Uint8Array> => keys.hash('activity', platformId, deploymentId, activity);

/** The player of a hash of 1.0.0 whose first activity is this platform's: another of the same issuer enters nobody. */
const FIND_BEFORE = statement<{ readonly id: string }>({
  name: 'lti-user-find-before',
  text: `select p.player_id as id from player p
    where p.player_id = $1 and p.lti_user = $2
      and (select a.platform from lti_activity a where a.player_id = $1 order by a.opened_at, a.platform limit 1) = $3`,
});

/**
 * Leads from the new hash to the player of the old one, once. Cut off anywhere, the next launch does it again: a hash whose
 * player is not bound to it is given up by `enterAsUser`.
 */
export async function moveUser(
  { database }: Pick<Services, 'database'>,
  platformId: string,
  before: Uint8Array,
  user: Uint8Array,
): Promise<void> {
  const [old] = await database.query(FIND_LTI_USER, [before]);
  if (old === undefined) return;
  const [found] = await database.query(FIND_BEFORE, [old.id, before, Buffer.from(platformId, 'hex')]);
  if (found === undefined) return;
  const [taken] = await database.query(FIND_LTI_USER, [user]);
  if (taken !== undefined && taken.id !== found.id) return;
  if (taken === undefined) await database.query(TAKE_LTI_USER, [user, found.id]);
  await database.query(BIND, [found.id, user]);
  await database.query(GIVE_LTI_USER, [before, found.id]);
}

/**
 * Signs in the player of a platform's user, whose hash this is. At the first launch that is a new guest, who is found from
 * the moment on that the hash leads there: one that was cut off before is a guest whom nobody can enter.
 */
export async function enterAsUser(services: Services, user: Uint8Array, device: Device): Promise<NewToken> {
  const { database } = services;
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const [found] = await database.query(FIND_LTI_USER, [user]);
    if (found === undefined) {
      const made = await makeBoundGuest(services, user, device);
      if (made !== null) return made;
    } else if ((await database.query(IS_BOUND, [found.id, user])).length === 1) {
      const token = newToken(found.id);
      if (await openSession(database, token.token, device, { user })) return token;
    } else {
      // The player was deleted by a server that knows nothing of this table.
      await database.query(GIVE_LTI_USER, [user, found.id]);
    }
  }
  throw new Error('no player could be bound to the user of a platform');
}

/** Null when another launch of the same user was quicker. */
async function makeBoundGuest(services: Services, user: Uint8Array, device: Device): Promise<NewToken | null> {
  const { database, newSeal, now, counts } = services;
  const name = NICKNAMES[randomInt(NICKNAMES.length)] ?? '';
  const guest = { name, characterName: name, email: '', passwordHash: '', next: newSeal(), device };
  const made = await createPlayer(database, guest, () => newToken(newId(now())));
  const { playerId } = made.token;
  await database.query(BIND, [playerId, user]);
  if ((await database.query(TAKE_LTI_USER, [user, playerId])).length === 0) {
    await deleteRows(database, playerId);
    return null;
  }
  countStep(counts, playerId, 'account');
  countGuest(counts, 'MADE');
  noteSecurity(services.log, 'school-link-made', { playerId });
  return made;
}
