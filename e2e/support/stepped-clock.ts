import type { MinigameWindow } from './minigame-clock.ts';

/** A minigame's time in a test's own hand: a frame is one tick, and from the wanted tick on each is asked for. */
export interface SteppedWindow extends MinigameWindow {
  __stepper?: {
    /** Ends when the run stands at the wanted tick. */
    readonly stands: Promise<void>;
    frame(): void;
  };
}

/** Runs in the page, before its own scripts: the run stops at a tick by itself, however late somebody looks. */
export function installSteppedClock(goal: number): void {
  const TICK = 1000 / 60;
  const page = window as SteppedWindow;
  const waiting: (() => void)[] = [];
  let [time, wasRunning, isByHand] = [0, false, false];
  let reached: () => void = () => undefined;
  const stands = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const frame = (): void => {
    const isRunning = page.__arcade?.isRunning === true;
    // Half a tick in, no rounding of fractions can move a touch to the tick beside.
    time += isRunning && !wasRunning ? TICK / 2 : TICK;
    wasRunning = isRunning;
    for (const callback of waiting.splice(0)) callback();
    if ((page.__arcade?.state.tick ?? 0) < goal) return;
    isByHand = true;
    reached();
  };
  const next = (): void => {
    if (!isByHand) frame();
  };
  page.__clock = {
    now: () => time,
    nextFrame(callback) {
      waiting.push(callback);
      if (!isByHand && waiting.length === 1) setTimeout(next, 0);
    },
    runTo: async () => false,
  };
  page.__stepper = { stands, frame };
}
