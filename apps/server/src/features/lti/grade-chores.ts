import { ltiCopy as copy, isProvisionalComment, liveNoteOf, liveOutcome } from '@consorcio/copy/lti';
import { MOST_POINTS } from '@consorcio/rules/vocabulary';
import type { FastifyBaseLogger } from 'fastify';
import type { AgeClock } from '../../age-clock.ts';
import type { Database } from '../../db/database.ts';
import { FIRST_ID } from '../../ids.ts';
import type { PartTaken } from '../../live-activities.ts';
import type { Chore } from '../../maintenance.ts';
import * as store from './activity-store.ts';
import type { Lti } from './lti.ts';
import { type Place, PlatformRefused, platformClient } from './platform-client.ts';
import type { LtiPlatform } from './platform-settings.ts';
import { resultsIn } from './results.ts';
import { LINE, unseal } from './sealed.ts';

/** Milliseconds between two looks. */
const LOOK_EVERY = 10_000;
const SEND_EVERY = 5_000;
/** Seconds after the first, second, … try; the last one again and again. */
const PAUSES = [60, 300, 900, 3_600, 10_800, 21_600];
/** Milliseconds after which a result that no platform takes is given up. */
export const GIVE_UP_AFTER = 14 * 86_400_000;
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
  let from = FIRST_ID;
  return {
    name: 'grades of platforms, found',
    every: LOOK_EVERY,
    piece: async () => {
      const moved = await database.query(store.NEXT_MOVED, [from]);
      from = moved.at(-1)?.playerId ?? FIRST_ID;
      for (const { playerId, activity, openedAt, dreamId, points, outcome, version } of moved) {
        // Whoever took part in a live group has the full mark.
        const best = liveNoteOf(outcome) === null ? await bestOf(playerId, openedAt, dreamId) : null;
        if (best !== null && (best.points !== points || best.outcome !== outcome)) {
          const times = [new Date(now()), new Date(ages.noted())];
          await database.query(store.RESULT_CHANGED, [playerId, activity, best.points, best.outcome, ...times]);
        }
        await database.query(store.ACTIVITY_SEEN, [playerId, activity, version]);
      }
    },
  };
}

/** Keeps the full mark of who took part in a live group, with the decision note, as a result that is owed. */
export const partKept =
  ({ database, now, ages }: Pick<Parts, 'database' | 'now' | 'ages'>) =>
  ({ pupilId, activity, note }: PartTaken): Promise<unknown> => {
    const times = [new Date(now()), new Date(ages.noted())];
    return database.query(store.RESULT_CHANGED, [pupilId, activity, MOST_POINTS, liveOutcome(note), ...times]);
  };

/**
 * Hands results in until each platform has taken them, with pauses that grow. Until the next graded launch a result is given up
 * after 14 days, or after the last pause where the platform refuses it.
 */
export function gradesSent({ lti, database, now, ages, log, onEnd = () => undefined }: Parts): Chore {
  const client = platformClient(lti, now);

  /**
   * Whether the platform has it, or better: of the same user as an earlier player. What it took of this row before, or says is
   * provisional, is replaced. Asked once after each launch.
   */
  const isThere = async (
    platform: LtiPlatform,
    place: Place,
    { playerId, activity }: store.DueResult,
    { accepted, had, points, comment }: store.TakenResult & { readonly comment: string },
  ): Promise<boolean> => {
    if (had !== null) return had >= points;
    const there = (await client.resultsThere(platform, place.lineUrl, place.userId))?.get(place.userId);
    const isOurs = there === undefined || isProvisionalComment(there.comment) || there.points === accepted;
    await database.query(store.PLATFORM_HAD, [playerId, activity, isOurs ? NOTHING : there.points]);
    return isOurs ? there?.points === points && there.comment === comment : there.points >= points;
  };

  const send = async (due: store.DueResult): Promise<void> => {
    const { playerId, activity, platform: id, sealed } = due;
    const [taken] = await database.query(store.TAKE_RESULT, [playerId, activity, new Date(now()), PAUSES]);
    if (taken === undefined) return;
    const { points, outcome, since, tries } = taken;
    const about: { issuer?: string; clientId?: string; line?: string } = {};
    try {
      const { lineUrl, userId, client: name, unit } = await unseal(lti.keys, LINE, sealed);
      const platform = await lti.platformOf(id, { client: name, unit });
      if (platform === null) throw new Error('the platform of a grade is not connected any more');
      const place = { lineUrl: String(lineUrl), userId: String(userId) };
      Object.assign(about, { issuer: platform.issuer, clientId: platform.clientId, line: place.lineUrl });
      const isProvisional = outcome === 'PROVISIONAL';
      const comment = copy.gradeComment(outcome, points);
      if (!(await isThere(platform, place, due, { ...taken, comment })))
        await client.send(platform, { ...place, points, isProvisional, comment });
      onEnd('accepted');
      await database.query(store.RESULT_ACCEPTED, [playerId, activity, points, outcome]);
    } catch (error) {
      const refused = error instanceof PlatformRefused ? error : null;
      const isOver =
        (refused?.isFinal === true && tries >= PAUSES.length) || ages.aged() - since.getTime() > GIVE_UP_AFTER;
      const reply = refused === null ? {} : { status: refused.status, reply: refused.reply };
      log.warn({ err: error, ...about, ...reply, isOver }, 'a grade was not taken');
      onEnd(isOver ? 'given up' : 'refused');
      if (isOver) await database.query(store.RESULT_GIVEN_UP, [playerId, activity, points, outcome]);
    }
  };
  return {
    name: 'grades of platforms, sent',
    every: SEND_EVERY,
    piece: async (signal) => {
      for (const due of await database.query(store.DUE_RESULTS, [new Date(now())])) {
        if (signal.aborted) return;
        await send(due);
      }
    },
  };
}
