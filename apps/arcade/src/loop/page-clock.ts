/**
 * A clock that a browser test installs before the page's scripts run, to play faster than a person could watch. No page
 * of ours makes one; without it time is the browser's.
 */
export interface TestClock {
  /** Milliseconds. */
  now(): number;
  /** Calls back when the next picture may be drawn. */
  nextFrame(callback: () => void): void;
}

/** What a browser test may read of a run while it plays; there only with a test clock. */
export interface TestWindow {
  readonly __clock?: TestClock;
  __arcade?: unknown;
}

const testWindow = globalThis as typeof globalThis & TestWindow;

/** Milliseconds; the same scale as `timeOf`. */
export const now = (): number => testWindow.__clock?.now() ?? performance.now();

/** When an event happened, which is before it was handled. */
export const timeOf = (event: Event): number => testWindow.__clock?.now() ?? event.timeStamp;

/** Calls back once before the next picture. */
export function nextFrame(callback: () => void): void {
  if (testWindow.__clock === undefined) requestAnimationFrame(callback);
  else testWindow.__clock.nextFrame(callback);
}

/** Is time a test's? Then nothing that runs on its own clock, such as a track of music, is played. */
export const isTestTime = (): boolean => testWindow.__clock !== undefined;

/** Shows a test what the page knows. Does nothing for players. */
export function exposeToTest(known: unknown): void {
  if (isTestTime()) testWindow.__arcade = known;
}

/** Resolves after a number of milliseconds of this clock. */
export function wait(milliseconds: number): Promise<void> {
  const until = now() + milliseconds;
  return new Promise((done) => {
    const look = (): void => (now() >= until ? done() : nextFrame(look));
    look();
  });
}
