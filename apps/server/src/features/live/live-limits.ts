import { Refusal } from '../../http/refusal.ts';
import { secondsLeft, windowCounter } from '../../window-counter.ts';

const MINUTE = 60_000;
/** Groups that one address opens in an hour: a school. */
const OPENED = { most: 20, window: 60 * MINUTE };
/** Wrong codes of one address: a class that types. */
const CODES = { most: 30, window: 10 * MINUTE };
/** Wrong pictures of one seat, and of all seats of a group. */
const OF_SEAT = { most: 5, window: 15 * MINUTE };
const OF_GROUP = { most: 30, window: 15 * MINUTE };

/** Limits on guessing and opening; they count in this process. Each throws Refusal RATE_LIMITED. */
export interface LiveLimits {
  opened(address: string): void;
  /** Before a code is looked up; wrong ones count. */
  beforeCode(address: string): void;
  wrongCode(address: string): void;
  beforePictures(groupId: string, quota: number): void;
  wrongPictures(groupId: string, quota: number): void;
}

function counterOf({ most, window }: { readonly most: number; readonly window: number }, now: () => number) {
  const counts = windowCounter(window, now);
  return {
    add: (key: string) => void counts.add(key),
    check(key: string): void {
      const count = counts.read(key);
      if (count.times >= most) throw new Refusal('RATE_LIMITED', secondsLeft(count, now()));
    },
  };
}

export function liveLimits(now: () => number): LiveLimits {
  const [opened, codes, ofSeat, ofGroup] = [OPENED, CODES, OF_SEAT, OF_GROUP].map((limit) => counterOf(limit, now)) as [
    ReturnType<typeof counterOf>,
    ReturnType<typeof counterOf>,
    ReturnType<typeof counterOf>,
    ReturnType<typeof counterOf>,
  ];
  const seatKey = (groupId: string, quota: number): string => `${groupId} ${quota}`;
  return {
    opened(address) {
      opened.check(address);
      opened.add(address);
    },
    beforeCode: (address) => codes.check(address),
    wrongCode: (address) => codes.add(address),
    beforePictures(groupId, quota) {
      ofSeat.check(seatKey(groupId, quota));
      ofGroup.check(groupId);
    },
    wrongPictures(groupId, quota) {
      ofSeat.add(seatKey(groupId, quota));
      ofGroup.add(groupId);
    },
  };
}

const nothing = (): void => undefined;
/** For RATE_LIMITS=off. */
export const noLiveLimits: LiveLimits = {
  opened: nothing,
  beforeCode: nothing,
  wrongCode: nothing,
  beforePictures: nothing,
  wrongPictures: nothing,
};
