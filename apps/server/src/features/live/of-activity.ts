import { nicknameOf } from '@consorcio/copy/live-names';
import { must } from '@consorcio/kernel';
import { type FoldedMonth, seatOf } from '@consorcio/rules/live';
import { hasWritten } from '../../db/guarded-write.ts';
import { groupOfKey, hashOfKey, isSameHash } from '../../http/live-token.ts';
import type { ActivityGroup, LiveActivities, PartTaken } from '../../live-activities.ts';
import { type Chore, eachAlone } from '../../maintenance.ts';
import { type LiveContext, type PlayContext, settledGroup } from './group.ts';
import { openGroup } from './open.ts';
import { readGroup, seen } from './read-group.ts';
import { joinGroup } from './seat.ts';
import { endView } from './seat-view.ts';
import * as store from './store.ts';
import { redrawnIn, standingGroup } from './story.ts';

/* A live group that is an activity of a school's platform: the newest one of the activity is the one that is played. */

export function liveActivities(context: PlayContext): LiveActivities {
  const { database } = context;
  const newest = async (activity: Uint8Array): Promise<ActivityGroup | null> => {
    const [found] = await database.query(store.ACTIVITY_GROUP, [activity]);
    const group = found === undefined ? null : await settledGroup(context, found.groupId);
    if (found === undefined || group === null) return null;
    const { groupId, code, hostHash, phase } = group;
    return { groupId, code, hostHash, hasEnded: phase === 'ENDED', schoolKey: found.schoolKey };
  };
  return {
    newest,
    async open({ activity, months, own }) {
      const pace = months === 6 ? 'FAST' : 'NORMAL';
      await openGroup(context, { months, mode: 'LIVE', pace, key: own.key });
      await database.query(store.KEEP_ACTIVITY, [groupOfKey(own.key), activity, own.sealed]);
      return must(await newest(activity), 'the group that was opened');
    },
    async renew({ groupId, hostHash }, { key, sealed }) {
      return hasWritten(await database.query(store.RENEW_ACTIVITY_KEY, [groupId, hostHash, hashOfKey(key), sealed]));
    },
    async seat({ group: { groupId, code }, pupilId, key }) {
      const [pupils, seats] = await Promise.all([
        database.query(store.READ_PUPILS, [groupId]),
        database.query(store.READ_SEATS, [groupId]),
      ]);
      const quota = pupils.find((one) => one.pupilId === pupilId)?.quota;
      const hash = hashOfKey(key);
      const seat = seats.find((one) => one.quota === quota || isSameHash(one.keyHash, hash));
      if (seat?.isBarred === true) return 'BARRED';
      if (seat !== undefined && !isSameHash(seat.keyHash, hash))
        await database.query(store.GIVE_NEW_KEY, [groupId, seat.quota, seat.pictures, hash]);
      const joined = await joinGroup(context, { groupId, key, code }, () => undefined);
      if (!joined.ok) return joined.refusal;
      await database.query(store.KEEP_PUPIL, [groupId, joined.value.quota, pupilId]);
      return null;
    },
    places: ({ groupId }) => placesIn(context, groupId),
  };
}

async function placesIn({ database }: Pick<LiveContext, 'database'>, groupId: string) {
  const [pupils, seats] = await Promise.all([
    database.query(store.READ_PUPILS, [groupId]),
    database.query(store.READ_SEATS, [groupId]),
  ]);
  return seats.flatMap(({ quota, nickname }) =>
    pupils
      .filter((one) => one.quota === quota)
      .map(({ pupilId }) => ({ pupilId, quota, nickname: nicknameOf(nickname) })),
  );
}

/**
 * Whether a seat took part: it decided at least half of the months that the class played since it came. A month in which nobody
 * decided anything, as those that the autopilot plays after the bell, is none of the class's.
 */
export function tookPart(months: readonly Pick<FoldedMonth, 'moves'>[], quota: number): boolean {
  const played = months.filter(({ moves }) => moves.has(quota) && [...moves.values()].some(({ isAuto }) => !isAuto));
  const own = played.filter(({ moves }) => moves.get(quota)?.isAuto === false).length;
  return own > 0 && own * 2 >= played.length;
}

/** Milliseconds between two looks. */
const LOOK_EVERY = 10_000;

/** Tells who took part in a group; false where its redraws are not counted yet: where no page has asked for them, they are now. */
async function tellParts(
  context: LiveContext,
  { groupId, activity }: { readonly groupId: string; readonly activity: Uint8Array },
  tell: (part: PartTaken) => Promise<unknown>,
): Promise<boolean> {
  const { group, seats } = await readGroup(context, groupId);
  const { story } = await seen(context, group, seats.length);
  if (story === null || redrawnIn(group) === null) return false;
  const closed = standingGroup(story);
  for (const { quota, pupilId } of await placesIn(context, groupId)) {
    const isThere = seats.some((seat) => seat.quota === quota && !seat.isBarred);
    if (!isThere || !tookPart(story.months, quota)) continue;
    await tell({ activity, pupilId, note: must(endView(group, seatOf(closed, quota)).note, 'the note of a seat') });
  }
  return true;
}

const notTold = (groups: number): string => `parts in ${groups} live groups were not told`;

/** Tells once who took part in each group of an activity that is over. */
export const partsTold = (context: LiveContext, tell: (part: PartTaken) => Promise<unknown>): Chore => ({
  name: 'parts in live groups, told',
  every: LOOK_EVERY,
  piece: async () => {
    const untold = await context.database.query(store.UNTOLD_ACTIVITIES, []);
    await eachAlone(untold, notTold, async (one) => {
      if (await tellParts(context, one, tell)) await context.database.query(store.ACTIVITY_TOLD, [one.groupId]);
    });
  },
});
