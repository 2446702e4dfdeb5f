import { LIVE_PHASES } from '@consorcio/rules/live-words';

export interface Place {
  readonly phase: (typeof LIVE_PHASES)[number];
  readonly month: number;
  readonly step: number;
}

/** A phone that shows a place for the first time. Times are of `performance.now()`. */
interface Shown {
  readonly rank: number;
  readonly at: number;
  /** Since when its connection was there without a break. */
  readonly since: number;
}

/** A group passes its places in the order of these numbers. */
export const rankOf = ({ phase, month, step }: Place): number =>
  (month * LIVE_PHASES.length + LIVE_PHASES.indexOf(phase)) * 100 + step;

/** How long a host's tap takes until the phones show what came of it. */
export class News {
  readonly #taps = new Map<number, number>();
  readonly #shown = new Map<object, Shown[]>();
  readonly #strikes: { readonly from: number; until: number }[] = [];

  /** A command sent at `at` led there. The first of two hosts counts. */
  tapped(place: Place, at: number): void {
    const rank = rankOf(place);
    this.#taps.set(rank, Math.min(at, this.#taps.get(rank) ?? at));
  }

  /** What the phone shows now. `since`: its connection's. */
  seen(phone: object, place: Place, since: number): void {
    const shown = this.#shown.get(phone) ?? [];
    this.#shown.set(phone, shown);
    if (rankOf(place) > (shown.at(-1)?.rank ?? -1)) shown.push({ rank: rankOf(place), at: performance.now(), since });
  }

  /** Server or database is taken away by `strike`, and there again when it has ended. */
  async struck(strike: Promise<void>): Promise<void> {
    const entry = { from: performance.now(), until: Number.POSITIVE_INFINITY };
    this.#strikes.push(entry);
    await strike;
    entry.until = performance.now();
  }

  /**
   * Milliseconds, one for each phone and tap, of phones that were there and connected since the tap: `struck` where server or database was
   * away between them. A place that a phone never showed counts when it showed a later one.
   */
  delays() {
    const delays = { calm: [] as number[], struck: [] as number[] };
    for (const shown of this.#shown.values())
      for (const [rank, tapped] of this.#taps) {
        const first = shown.find((one) => one.rank >= rank);
        if (first === undefined || first === shown[0] || first.since > tapped || first.at < tapped) continue;
        const isStruck = this.#strikes.some(({ from, until }) => from <= first.at && until >= tapped);
        delays[isStruck ? 'struck' : 'calm'].push(first.at - tapped);
      }
    return delays;
  }
}
