/** Where a group stands, as text. */
export const placeOf = ({ phase, month, step }: { phase: string; month: number; step: number }): string =>
  `${phase} ${month} ${step}`;

/** How long a host's tap takes until the phones show what came of it. */
export class News {
  readonly #tapped = new Map<string, number>();
  /** Milliseconds, a phone and a tap each. */
  readonly delays: number[] = [];

  /** A command sent at `at` led there. The first of two hosts counts. */
  tapped(place: string, at: number): void {
    if (!this.#tapped.has(place)) this.#tapped.set(place, at);
  }

  /** A phone that was connected since the tap shows that place for the first time. `since`: its connection's. */
  seen(place: string, since: number): void {
    const at = this.#tapped.get(place);
    if (at !== undefined && since <= at) this.delays.push(performance.now() - at);
  }
}
