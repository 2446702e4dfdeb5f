import type { Device } from '@consorcio/contract';
import { FIND_LTI_USER, GIVE_LTI_USER, TAKE_LTI_USER } from '../../account/access.ts';
import { deleteRows } from '../../account/deletion.ts';
import { createGuest, openSession } from '../../account/open-session.ts';
import { statement } from '../../db/database.ts';
import { countGuest, countStep } from '../../desk/steps.ts';
import type { Uses } from '../../feature.ts';
import { type NewToken, newToken } from '../../http/token.ts';
import { noteSecurity } from '../../security-log.ts';
import type { LinkLaunch } from './claims.ts';
import type { Lti, LtiContext } from './lti.ts';
import type { LtiPlatform } from './platform-settings.ts';

/** Tries in all, where another launch of the same user, or a deletion, is quicker. */
const MOST_TRIES = 4;

const IS_BOUND = statement<{ readonly id: string }>('lti-player-bound')`
  select player_id as id from player where player_id = $1 and lti_user = $2`;
const BIND = statement<never>('lti-player-bind')`update player set lti_user = $2 where player_id = $1`;

/** An activity, by the platform's own names. */
type Activity = Pick<LinkLaunch, 'deploymentId' | 'activity'>;

/** What an activity is known by. */
export const activityHash = (
  { keys }: Pick<Lti, 'keys'>,
  platformId: string,
  { deploymentId, activity }: Activity,
): Promise<Uint8Array> => keys.hash('activity', platformId, deploymentId, activity);

/**
 * Hashes by which a pupil of an activity is known: in each as another player, so that a second activity costs nothing of the
 * first one's game; and as older versions did, as one player in all activities of the platform, or of its issuer.
 */
export const pupilHashes = (
  { keys }: Pick<Lti, 'keys'>,
  { id, issuer }: Pick<LtiPlatform, 'id' | 'issuer'>,
  { deploymentId, activity }: Activity,
  user: string,
): Promise<readonly [own: Uint8Array, ...before: Uint8Array[]]> =>
  Promise.all([
    keys.hash('pupil', id, deploymentId, activity, user),
    keys.hash('user', id, deploymentId, user),
    keys.hash('user', issuer, deploymentId, user),
  ]);

/** `$1` player, `$2` hash of the user, `$3` activity. */
const HAS_OPENED = statement<{ readonly id: string }>('lti-activity-opened')`
  select p.player_id as id from player p join lti_activity a on a.player_id = p.player_id
    where p.player_id = $1 and p.lti_user = $2 and a.activity_hash = $3`;

/** The hash by which a pupil enters: who opened this very activity by an older version goes on as the player of then. */
export async function enteringHash(lti: LtiContext, platform: LtiPlatform, launch: LinkLaunch): Promise<Uint8Array> {
  const [own, ...before] = await pupilHashes(lti, platform, launch, launch.sub);
  const activity = await activityHash(lti, platform.id, launch);
  for (const hash of before) {
    const [old] = await lti.database.query(FIND_LTI_USER, [hash]);
    if (old !== undefined && (await lti.database.query(HAS_OPENED, [old.id, hash, activity])).length > 0) return hash;
  }
  return own;
}

/**
 * Signs in the player of a platform's user, whose hash this is. At the first launch that is a new guest, who is found from
 * the moment on that the hash leads there: one that was cut off before is a guest whom nobody can enter.
 */
export async function enterAsUser(
  services: Uses<'database' | 'counts' | 'log' | 'now' | 'newSeal'>,
  user: Uint8Array,
  device: Device,
): Promise<NewToken> {
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
async function makeBoundGuest(
  services: Uses<'database' | 'counts' | 'log' | 'now' | 'newSeal'>,
  user: Uint8Array,
  device: Device,
): Promise<NewToken | null> {
  const { database, counts } = services;
  const made = await createGuest(services, device);
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
