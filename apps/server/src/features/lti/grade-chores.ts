import { ltiCopy as copy } from '@consorcio/copy/lti';
import type { FastifyBaseLogger } from 'fastify';
import type { AgeClock } from '../../age-clock.ts';
import type { Database } from '../../db/database.ts';
import type { Chore } from '../../maintenance.ts';
import {
  DUE_LINES,
  type DueLine,
  LINE_ACCEPTED,
  LINE_BETTER,
  LINE_GIVEN_UP,
  LINE_SEEN,
  NEXT_MOVED,
  TAKE_LINE,
} from './line-store.ts';
import type { Lti } from './lti.ts';
import { platformClient } from './platform-client.ts';
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
 * Finds results that a platform has asked for. The campaigns themselves are the list of what is owed: a line is looked at
 * whenever its player has played on, so that nothing is lost whatever stops in between. The best result counts.
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
      for (const { playerId, line, openedAt, dreamId, points, version } of moved) {
        const best = await bestOf(playerId, openedAt, dreamId);
        if (best !== null && (points === null || best > points))
          await database.query(LINE_BETTER, [playerId, line, best, new Date(now()), new Date(ages.noted())]);
        await database.query(LINE_SEEN, [playerId, line, version]);
      }
    },
  };
}

/** Hands results in until each platform has taken them, with pauses that grow; after 14 days a result is given up. */
export function gradesSent({ lti, database, now, ages, log, onEnd = () => undefined }: Parts): Chore {
  const client = platformClient(lti.keys, now);
  const send = async ({ playerId, line, platform: id, sealed }: DueLine): Promise<void> => {
    const [taken] = await database.query(TAKE_LINE, [playerId, line, new Date(now()), PAUSES]);
    if (taken === undefined) return;
    const { points, since } = taken;
    try {
      const platform = lti.platforms.find((one) => one.id === id);
      if (platform === undefined) throw new Error('the platform of a grade is not in the settings any more');
      const { lineUrl, userId } = await unseal(lti.keys, sealed);
      await client.send(platform, {
        ...{ lineUrl: String(lineUrl), userId: String(userId), points },
        comment: copy.gradeComment(points),
      });
      onEnd('accepted');
      await database.query(LINE_ACCEPTED, [playerId, line, points]);
    } catch (error) {
      const isOver = ages.aged() - since.getTime() > GIVE_UP_AFTER;
      log.warn({ err: error, isOver }, 'a grade was not taken');
      onEnd(isOver ? 'given up' : 'refused');
      if (isOver) await database.query(LINE_GIVEN_UP, [playerId, line, points]);
    }
  };
  return {
    name: 'grades of platforms, sent',
    every: SEND_EVERY,
    piece: async (signal) => {
      for (const due of await database.query(DUE_LINES, [new Date(now())])) {
        if (signal.aborted) return;
        await send(due);
      }
    },
  };
}
