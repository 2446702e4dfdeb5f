import { createHash } from 'node:crypto';
import { siteKey } from '../../http/client.ts';
import { Refusal } from '../../http/refusal.ts';
import { OF_SITE, type WindowCounter, type Windows } from '../../limits/windows.ts';
import { isNear } from './presence.ts';
import type { SeatRow } from './rows.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 1_440 * MINUTE;
/** Groups that one address opens in an hour: a school. */
const OPENED = { most: 20, window: 60 * MINUTE };
/** The same by who led before, of each group that proves it: behind an address that may open no more. */
const OPENED_BY_LEADER = { most: 5, window: 60 * MINUTE };
/** Different wrong codes of one address. Decision 0005 has the arithmetic. */
const CODES_OF_ADDRESS = { most: 600, window: 60 * MINUTE };
/** Milliseconds for which an address counts as one where a group is played. */
const AT_HOME = DAY;
/** Tries at the pictures of one seat that are checked at once, of 2,024 ways to choose three; then each waits longer. */
const FREE_TRIES = 3;
/** Seconds after the last of them, doubled by every further try, up to the longest: at most 16 tries a day, a chance of 0.8 %. */
export const LOCK = { free: FREE_TRIES, first: 60, longest: 14_400, memory: 86_400 } as const;

/**
 * Until when no further pictures of a seat are checked, in milliseconds since 1970; 0: they are. Counted by the seat alone, in the
 * database: what a page says of itself buys no try.
 */
export function lockedUntil({ tries, triesSince }: Pick<SeatRow, 'tries' | 'triesSince'>, now: number): number {
  if (tries < FREE_TRIES || triesSince === null) return 0;
  const pause = Math.min(LOCK.first * 2 ** (tries - FREE_TRIES), LOCK.longest) * SECOND;
  return isNear(triesSince.getTime(), pause, now) ? triesSince.getTime() + pause : 0;
}

/** One address may have a third of a group's seats at once; then it gets one a second. */
const AT_ONCE = 1 / 3;
const PACE = SECOND;

/** Limits on guessing, joining and opening; they count in this process. Each throws Refusal RATE_LIMITED. */
export function liveLimits(windows: Windows) {
  const counter = ({ window }: { readonly window: number }) => windows(window);
  const [opened, openedOfSite] = [counter(OPENED), counter(OPENED)];
  const openedByLeader = counter(OPENED_BY_LEADER);
  const [codesOfAddress, codesOfSite] = [counter(CODES_OF_ADDRESS), counter(CODES_OF_ADDRESS)];
  const knownWrong = counter(CODES_OF_ADDRESS);
  const home = windows(AT_HOME);
  const [joined, turns] = [windows(DAY), windows(PACE)];

  function refuseBeyond(counts: WindowCounter, key: string, most: number): void {
    const counted = counts.read(key);
    if (counted.times >= most) throw new Refusal('RATE_LIMITED', counted.retryAfter);
  }
  const homeKey = (groupId: string, address: string): string => `${groupId} ${siteKey(address)}`;

  return {
    /** `ledBefore` is asked where the address may open no more: a group that proves that its host led before, or null. */
    async opened(address: string, ledBefore: () => Promise<string | null>): Promise<void> {
      const site = siteKey(address);
      const isWorn =
        opened.read(address).times >= OPENED.most || openedOfSite.read(site).times >= OF_SITE * OPENED.most;
      const led = isWorn ? await ledBefore() : null;
      if (led !== null) {
        refuseBeyond(openedByLeader, led, OPENED_BY_LEADER.most);
        openedByLeader.add(led);
        return;
      }
      refuseBeyond(opened, address, OPENED.most);
      refuseBeyond(openedOfSite, site, OF_SITE * OPENED.most);
      opened.add(address);
      openedOfSite.add(site);
    },
    /** Notes that the group is led or played at this address: its code is no guess there. */
    isHere: (groupId: string, address: string): void => void home.add(homeKey(groupId, address)),
    /**
     * After a code was looked up; `found` is null for a wrong one. A right code does not count; it is always told to a
     * page that came by the group's link or from an address where the group is played, to others until a limit is reached.
     */
    code(address: string, code: string, found: { readonly groupId: string; readonly isLinked: boolean } | null): void {
      const isFree = found !== null && (found.isLinked || home.read(homeKey(found.groupId, address)).times > 0);
      if (isFree) return;
      const site = siteKey(address);
      refuseBeyond(codesOfAddress, address, CODES_OF_ADDRESS.most);
      refuseBeyond(codesOfSite, site, OF_SITE * CODES_OF_ADDRESS.most);
      if (found !== null) return;
      /* The same wrong code counts once, since a class may misread it together. */
      const hash = createHash('sha256').update(`${address} ${code}`).digest('base64');
      if (knownWrong.add(hash).times > 1) return;
      codesOfAddress.add(address);
      codesOfSite.add(site);
    },
    /** Before a new seat is taken by a code of a group with so many at most: another code begins anew. */
    join(code: string, address: string, seats: number): void {
      const key = `${code} ${address}`;
      if (joined.read(key).times >= Math.ceil(seats * AT_ONCE)) {
        refuseBeyond(turns, key, 1);
        turns.add(key);
      }
      joined.add(key);
    },
  };
}
