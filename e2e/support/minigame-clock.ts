/**
 * The accelerated clock of a browser test, installed before a page's scripts run: a minigame then takes its time from
 * here. It stands still at the tick it was told to run to, so that a real key press lands in that tick.
 */
interface ArcadeView {
  readonly run: { readonly game: string; readonly version: number; readonly seed: string };
  readonly state: { readonly tick: number };
  readonly log: { readonly ticks: number; readonly inputs: readonly (readonly [number, number])[] };
  readonly isRunning: boolean;
  /** Keys and touches; the tapper's knows where its mark stands. */
  readonly controls?: { readonly mark?: number | null };
  readonly isOver: boolean;
}
export interface MinigameWindow extends Window {
  __arcade?: ArcadeView;
  __clock?: { now(): number; nextFrame(callback: () => void): void; runTo(tick: number): Promise<boolean> };
}

/** Runs in the page. While a run goes, the canvas paints one picture of twenty: no test of this clock looks at them all. */
export function installMinigameClock(): void {
  const TICK = 1000 / 60;
  const MOST_TICKS = 6;
  const PAINTED = 20;
  const PAINTING = ['drawImage', 'fill', 'fillRect', 'fillText', 'stroke', 'strokeRect', 'strokeText'] as const;
  const page = window as MinigameWindow;
  let time = 0;
  let goal = 0;
  let wasRunning = false;
  let pictures = 0;
  for (const name of PAINTING) {
    const paint = CanvasRenderingContext2D.prototype[name];
    Object.defineProperty(CanvasRenderingContext2D.prototype, name, {
      value(this: CanvasRenderingContext2D, ...args: unknown[]) {
        if (!wasRunning || pictures % PAINTED === 0) Reflect.apply(paint, this, args);
      },
    });
  }
  const ticksLeft = (): number => goal - (page.__arcade?.state.tick ?? 0);
  const advance = (): void => {
    const isRunning = page.__arcade?.isRunning === true;
    // Half a tick in, no rounding of fractions can move a press to the tick beside.
    if (isRunning && !wasRunning) time += TICK / 2;
    wasRunning = isRunning;
    if (!isRunning) time += MOST_TICKS * TICK;
    else time += Math.min(MOST_TICKS, Math.max(0, ticksLeft())) * TICK;
  };
  page.__clock = {
    now: () => time,
    nextFrame(callback) {
      setTimeout(() => {
        advance();
        pictures += 1;
        callback();
      }, 0);
    },
    runTo(tick) {
      goal = tick;
      return new Promise((done) => {
        const look = (): void => {
          const isOver = page.__arcade?.isOver === true;
          if (isOver || (page.__arcade?.isRunning === true && ticksLeft() <= 0)) done(!isOver);
          else setTimeout(look, 0);
        };
        look();
      });
    },
  };
}
