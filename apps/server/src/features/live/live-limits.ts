import { siteKey } from '../../http/client-address.ts';
import { Refusal } from '../../http/refusal.ts';
import { secondsLeft, windowCounter } from '../../window-counter.ts';
import { guessGate } from './guess-gate.ts';

const MINUTE = 60_000;
/** Groups that one address opens in an hour: a school. */
const OPENED = { most: 20, window: 60 * MINUTE };
/** Wrong codes of one address: a class that types. */
const CODES = { most: 30, window: 10 * MINUTE };
/** The same of one IPv6 site, which has 65,536 addresses to type from: a large school's. */
const CODES_OF_SITE = { ...CODES, most: 300 };
/** Wrong pictures of one seat, and of all seats of a group. */
const OF_SEAT = { most: 5, window: 15 * MINUTE };
const OF_GROUP = { most: 30, window: 15 * MINUTE };
/** Of one seat in a day: a group may play for weeks, and there are 2,024 ways to choose three pictures. */
const OF_SEAT_A_DAY = { most: 30, window: 1_440 * MINUTE };

/** Limits on guessing and opening; they count in this process. Each throws Refusal RATE_LIMITED. */
export interface LiveLimits {
  opened(address: string): void;
  /** Looks a code up for an address; wrong ones count. */
  code<Told>(address: string, look: () => Promise<Told>, isWrong: (told: Told) => boolean): Promise<Told>;
  /** Looks whether pictures are those of a seat; wrong ones count. */
  pictures<Told>(
    seat: { readonly groupId: string; readonly quota: number },
    look: () => Promise<Told>,
    isWrong: (told: Told) => boolean,
  ): Promise<Told>;
}

/** The limits of live calls on this server. `now` in milliseconds since 1970. */
export function liveLimits(now: () => number): LiveLimits {
  const groups = windowCounter(OPENED.window, now);
  const [codesOfSite, ofSeatADay] = [guessGate(CODES_OF_SITE, now), guessGate(OF_SEAT_A_DAY, now)];
  const [codes, ofSeat, ofGroup] = [guessGate(CODES, now), guessGate(OF_SEAT, now), guessGate(OF_GROUP, now)];
  return {
    opened(address) {
      const opened = groups.read(address);
      if (opened.times >= OPENED.most) throw new Refusal('RATE_LIMITED', secondsLeft(opened, now()));
      groups.add(address);
    },
    code: (address, look, isWrong) =>
      codes.judge(address, () => codesOfSite.judge(siteKey(address), look, isWrong), isWrong),
    pictures({ groupId, quota }, look, isWrong) {
      const seat = `${groupId} ${quota}`;
      const ofNow = () => ofSeat.judge(seat, () => ofGroup.judge(groupId, look, isWrong), isWrong);
      return ofSeatADay.judge(seat, ofNow, isWrong);
    },
  };
}

/** For RATE_LIMITS=off. */
export const noLiveLimits: LiveLimits = {
  opened: () => undefined,
  code: (_address, look) => look(),
  pictures: (_seat, look) => look(),
};
