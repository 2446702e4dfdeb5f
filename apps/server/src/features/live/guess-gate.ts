import { Refusal } from '../../http/refusal.ts';
import { secondsLeft, windowCounter } from '../../window-counter.ts';

/** Judges guesses of a key, such as an address. */
export interface GuessGate {
  /**
   * Has a guess judged, and counts it where it was wrong. No more are judged at a time than may still be wrong: guesses that
   * are sent at the same time reveal no more than one after another, and many right ones at once wait for each other.
   * @throws Refusal RATE_LIMITED for a key that has been wrong too often
   */
  judge<Told>(key: string, look: () => Promise<Told>, isWrong: (told: Told) => boolean): Promise<Told>;
}

/** Guesses of one key that are judged now, and those that wait for a place. */
interface Judged {
  count: number;
  readonly waiting: (() => void)[];
}

/** `most`: wrong guesses of a key within a window of so many milliseconds. Counted in this process. */
export function guessGate(
  { most, window }: { readonly most: number; readonly window: number },
  now: () => number,
): GuessGate {
  const wrong = windowCounter(window, now);
  const judged = new Map<string, Judged>();

  function callNext(key: string, { count, waiting }: Judged): void {
    const next = waiting.shift();
    if (next !== undefined) next();
    else if (count === 0) judged.delete(key);
  }

  /** Waits for a place. */
  async function enter(key: string): Promise<Judged> {
    for (;;) {
      const place = judged.get(key) ?? { count: 0, waiting: [] };
      const told = wrong.read(key);
      if (told.times >= most) {
        callNext(key, place);
        throw new Refusal('RATE_LIMITED', secondsLeft(told, now()));
      }
      judged.set(key, place);
      if (told.times + place.count < most) {
        place.count += 1;
        return place;
      }
      await new Promise<void>((resolve) => place.waiting.push(resolve));
    }
  }

  return {
    async judge(key, look, isWrong) {
      const place = await enter(key);
      try {
        const told = await look();
        if (isWrong(told)) wrong.add(key);
        return told;
      } finally {
        place.count -= 1;
        callNext(key, place);
      }
    },
  };
}
