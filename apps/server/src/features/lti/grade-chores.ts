import { ltiCopy as copy, isProvisionalComment } from '@consorcio/copy/lti';
import type { FastifyBaseLogger } from 'fastify';
import type { AgeClock } from '../../age-clock.ts';
import type { Database } from '../../db/database.ts';
import type { Chore } from '../../maintenance.ts';
import {
  ACTIVITY_SEEN,
  DUE_RESULTS,
  type DueResult,
  NEXT_MOVED,
  PLATFORM_HAD,
  RESULT_ACCEPTED,
  RESULT_CHANGED,
  RESULT_GIVEN_UP,
  TAKE_RESULT,
  type TakenResult,
} from './activity-store.ts';
import type { Lti } from './lti.ts';
import { PlatformRefused, platformClient } from './platform-client.ts';
import type { LtiPlatform } from './platform-settings.ts';
import { resultsIn } from './results.ts';
import { unseal } from './sealed.ts';

/** Milliseconds between two looks. */
const LOOK_EVERY = 10_000;
const SEND_EVERY = 5_000;
/** Seconds after the first, second, … try; the last one again and again. */
const PAUSES = [60, 300, 900, 3_600, 10_800, 21_600];
/** Milliseconds after which a result that no platform takes is given up. */
export const GIVE_UP_AFTER = 14 * 86_400_000;
/** The smallest id there is. */
const FIRST = '00000000-0000-0000-0000-000000000000';
/** Points where the platform had no grade. */
const NOTHING = -1;

interface Parts {
  readonly lti: Lti;
  readonly database: Database;
  readonly now: () => number;
  readonly ages: Pick<AgeClock, 'aged' | 'noted'>;
  readonly log: FastifyBaseLogger;
  /** Told what became of each result that was sent. */
  readonly onEnd?: (end: 'accepted' | 'refused' | 'given up') => void;
}

/**
 * Finds results. The campaigns themselves are the list of what is owed: an activity is looked at whenever its player has
 * played on, so that nothing is lost whatever stops in between. The best campaign counts, as it stands now: what counts
 * months as unpaid is replaced, up or down, when they were lived.
 */
export function gradesFound({ database, now, ages }: Parts): Chore {
  const bestOf = resultsIn(database);
  let from = FIRST;
  return {
    name: 'grades of platforms, found',
    every: LOOK_EVERY,
    piece: async () => {
      const moved = await database.query(NEXT_MOVED, [from]);
      from = moved.at(-1)?.playerId ?? FIRST;
      for (const { playerId, activity, openedAt, dreamId, points, outcome, version } of moved) {
        const best = await bestOf(playerId, openedAt, dreamId);
        if (best !== null && (best.points !== points || best.outcome !== outcome)) {
          const times = [new Date(now()), new Date(ages.noted())];
          await database.query(RESULT_CHANGED, [playerId, activity, best.points, best.outcome, ...times]);
        }
        await database.query(ACTIVITY_SEEN, [playerId, activity, version]);
      }
    },
  };
}

/** Hands results in until each platform has taken them, with pauses that grow; after 14 days a result is given up. */
export function gradesSent({ lti, database, now, ages, log, onEnd = () => undefined }: Parts): Chore {
  const client = platformClient(lti, now);

  /**
   * What the platform had before it took anything of this row: the best result of a user who began again as a new player is
   * not lost. Asked once; a provisional grade of before counts nothing.
   */
  const hadBefore = async (
    platform: LtiPlatform,
    place: { readonly lineUrl: string; readonly userId: string },
    { playerId, activity }: DueResult,
    { accepted, had }: TakenResult,
  ): Promise<number> => {
    if (had !== null || accepted !== null) return had ?? NOTHING;
    const there = await client.resultThere(platform, place);
    const points = there === null || isProvisionalComment(there.comment) ? NOTHING : there.points;
    await database.query(PLATFORM_HAD, [playerId, activity, points]);
    return points;
  };

  const send = async (due: DueResult): Promise<void> => {
    const { playerId, activity, platform: id, sealed } = due;
    const [taken] = await database.query(TAKE_RESULT, [playerId, activity, new Date(now()), PAUSES]);
    if (taken === undefined) return;
    const { points, outcome, since } = taken;
    const about: { issuer?: string; clientId?: string; line?: string } = {};
    try {
      const platform = (await lti.platforms()).find((one) => one.id === id);
      if (platform === undefined) throw new Error('the platform of a grade is not connected any more');
      const { lineUrl, userId } = await unseal(lti.keys, sealed);
      const place = { lineUrl: String(lineUrl), userId: String(userId) };
      Object.assign(about, { issuer: platform.issuer, clientId: platform.clientId, line: place.lineUrl });
      const isProvisional = outcome === 'PROVISIONAL';
      const comment = copy.gradeComment(outcome, points);
      if ((await hadBefore(platform, place, due, taken)) < points)
        await client.send(platform, { ...place, points, isProvisional, comment });
      onEnd('accepted');
      await database.query(RESULT_ACCEPTED, [playerId, activity, points, outcome]);
    } catch (error) {
      const refused = error instanceof PlatformRefused ? error : null;
      const isFinal = refused?.isFinal === true && !refused.isOfToken;
      const isOver = isFinal || ages.aged() - since.getTime() > GIVE_UP_AFTER;
      const said = refused === null ? {} : { status: refused.status, said: refused.said };
      log.warn({ err: error, ...about, ...said, isOver }, 'a grade was not taken');
      onEnd(isOver ? 'given up' : 'refused');
      if (isOver) await database.query(RESULT_GIVEN_UP, [playerId, activity, points, outcome]);
    }
  };
  return {
    name: 'grades of platforms, sent',
    every: SEND_EVERY,
    piece: async (signal) => {
      for (const due of await database.query(DUE_RESULTS, [new Date(now())])) {
        if (signal.aborted) return;
        await send(due);
      }
    },
  };
}
