import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, statement } from '../db/database.ts';
import { siteKey } from '../http/client.ts';
import type { Chore } from '../maintenance.ts';
import { type Judge, WRONG_OF_ACCOUNT, WRONG_OF_ADDRESS, WRONG_WINDOW } from './guesses.ts';
import { OF_SITE } from './windows.ts';

/** Sign-ups of one address in an hour: a whole school in one morning, and no more. */
const SIGN_UPS = 600;
/** Links by mail in an hour: to one address, and asked for from one address of the internet, behind which a school may be. */
const LINKS_TO_ADDRESS = 3;
const LINKS_FROM_ADDRESS = 60;
/** Notices to one address in an hour: nobody fills a mailbox by changing an account. */
const NOTICES = 6;
/** Guests of one address: schools behind one network that open one link at once; and in a day. */
const GUESTS = 1_000;
const GUESTS_OF_DAY = 10_000;
/** Guests of one page, and of all clients of an address that tell no page: programs. */
const GUESTS_OF_VISIT = 20;
const GUESTS_UNTOLD = 400;
/** Free tries of the week in a day: of a player who plays from morning to night, and of an address. Each leaves a row. */
const TRIES_OF_PLAYER = 60;
const TRIES_OF_ADDRESS = 3_000;
/** Seconds. */
const GUEST_WINDOW = 600;
const DAY = 86_400;
const SIGN_UP_WINDOW = 3_600;
const LINK_WINDOW = 3_600;

/** `$1` key, `$2` part, `$3` how many more, `$4` seconds until they are forgotten. */
const COUNT = statement<{ readonly counts: readonly [ofKey: number, ofPart: number, seconds: number] }>(
  'attempt-count',
)`
  select attempt_count(p_attempt_key => $1, p_part => $2, p_more => $3, p_seconds => $4) as counts`;
/** `$1` as of when. */
const FORGET = statement<never>('attempts-forget')`delete from attempt where until <= $1`;
/** Milliseconds between two looks for rows that have ended. */
const FORGET_EVERY = 600_000;

/** Limits that all servers of one database keep together. Each gives the seconds to wait, or null. */
export interface SharedLimits extends Judge {
  /** Before an account is made. */
  signUp(address: string): Promise<number | null>;
  /** Before a guest is made. `visitor`: the page that asks. */
  guest(address: string, visitor: string): Promise<number | null>;
  /** Before a free try of the week begins. */
  weekTry(playerId: string, address: string): Promise<number | null>;
  /** Before a link is sent by mail; the account is counted whether it exists or not. */
  mailLink(account: string, address: string): Promise<number | null>;
  /** Before a notice is sent by mail. */
  notice(account: string): Promise<number | null>;
}

interface Limit {
  readonly most: number;
  readonly seconds: number;
}

const hashOf = (text: string): Uint8Array => createHash('sha256').update(text).digest();
const NO_PART = new Uint8Array();

/**
 * Counts in the database. Where it does not answer nobody is refused by this: each server has limits of its own, and what
 * is limited needs the database anyway. With RATE_LIMITS=off nothing is counted, so nobody is refused.
 */
export function sharedLimits(database: Database, log: FastifyBaseLogger, isOn = true): SharedLimits {
  const count = async (key: string, part: Uint8Array, more: 0 | 1, seconds: number) => {
    if (!isOn) return [0, 0, 0] as const;
    try {
      const [row] = await database.query(COUNT, [hashOf(key), part, more, seconds]);
      return row?.counts ?? [0, 0, 0];
    } catch (error) {
      log.warn({ err: error }, 'an attempt was not counted');
      return [0, 0, 0] as const;
    }
  };
  /** Once more of a key: the seconds to wait when that is too often, or null. */
  const countOne = async (key: string, { most, seconds }: Limit): Promise<number | null> => {
    const [times, , left] = await count(key, NO_PART, 1, seconds);
    return times > most ? left : null;
  };
  /** Once more from an address and, of IPv6, from its site. */
  const countFrom = async (kind: string, address: string, limit: Limit): Promise<number | null> => {
    const site = siteKey(address);
    const [ofAddress, ofSite] = await Promise.all([
      countOne(`${kind} ${address}`, limit),
      site === address ? null : countOne(`${kind} ${site}`, { ...limit, most: OF_SITE * limit.most }),
    ]);
    return ofAddress ?? ofSite;
  };
  return {
    async judge(account, address, isRight) {
      const more = isRight ? 0 : 1;
      const [[ofAccount, ofBoth, left], [ofAddress, , leftOfAddress]] = await Promise.all([
        count(`account ${account}`, hashOf(`address ${siteKey(address)}`), more, WRONG_WINDOW / 1000),
        count(`address ${address}`, NO_PART, more, WRONG_WINDOW / 1000),
      ]);
      if (!isRight) {
        if (ofAccount > WRONG_OF_ACCOUNT) return left;
        return ofAddress > WRONG_OF_ADDRESS ? leftOfAddress : null;
      }
      if (ofAccount >= WRONG_OF_ACCOUNT && ofBoth > 0) return left;
      return ofAddress >= WRONG_OF_ADDRESS && ofAccount > 0 ? leftOfAddress : null;
    },
    signUp: (address) => countFrom('sign-up', address, { most: SIGN_UPS, seconds: SIGN_UP_WINDOW }),
    async guest(address, visitor) {
      /* The page first: what it may not do is not counted against its neighbours. */
      const most = visitor.endsWith(' ') ? GUESTS_UNTOLD : GUESTS_OF_VISIT;
      return (
        (await countOne(`guest visit ${visitor}`, { most, seconds: GUEST_WINDOW })) ??
        (await countFrom('guest', address, { most: GUESTS, seconds: GUEST_WINDOW })) ??
        (await countFrom('guest day', address, { most: GUESTS_OF_DAY, seconds: DAY }))
      );
    },
    async weekTry(playerId, address) {
      return (
        (await countOne(`week ${playerId}`, { most: TRIES_OF_PLAYER, seconds: DAY })) ??
        (await countFrom('week', address, { most: TRIES_OF_ADDRESS, seconds: DAY }))
      );
    },
    async mailLink(account, address) {
      const [ofAccount, ofAddress] = await Promise.all([
        countOne(`link account ${account}`, { most: LINKS_TO_ADDRESS, seconds: LINK_WINDOW }),
        countFrom('link address', address, { most: LINKS_FROM_ADDRESS, seconds: LINK_WINDOW }),
      ]);
      return ofAccount ?? ofAddress;
    },
    notice: (account) => countOne(`notice ${account}`, { most: NOTICES, seconds: LINK_WINDOW }),
  };
}

/** Attempts that have ended, of accounts and addresses that nobody tries any more. `aged`: see `AgeClock`. */
export const endedAttempts = (database: Database, aged: () => number): Chore => ({
  name: 'ended attempts',
  every: FORGET_EVERY,
  piece: () => database.query(FORGET, [new Date(aged())]),
});
