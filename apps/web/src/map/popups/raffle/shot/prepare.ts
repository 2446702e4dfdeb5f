import { type DrumRun, drumSteps } from '@consorcio/art/raffle-shot';
import { type Hall, hallFor } from './sprites.ts';

/** What does not depend on the draw, made ready while the player reads the raffle's intro. */
export interface Prepared {
  readonly hall: Hall;
  readonly run: DrumRun;
}
/** Milliseconds of work between two moments in which the page may answer. */
const SLICE = 6;

/** Computes the run of the drum in slices. */
async function runInSlices(balls: number, seed: number): Promise<DrumRun> {
  const steps = drumSteps(balls, seed);
  for (;;) {
    const until = performance.now() + SLICE;
    while (performance.now() < until) {
      const { done, value } = steps.next();
      if (done) return value;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}

let known: { readonly key: string; readonly scene: Promise<Prepared> } | null = null;
/**
 * The hall and the run for a player; asked for again, the same one.
 * @param balls quotas that wait
 * @throws when a piece of the hall does not come
 */
export function prepareShot(persona: number, balls: number, seed: number): Promise<Prepared> {
  const key = `${persona}/${balls}/${seed}`;
  if (known?.key === key) return known.scene;
  const scene = Promise.all([hallFor(persona), runInSlices(balls, seed)]).then(([hall, run]) => ({ hall, run }));
  known = { key, scene };
  scene.catch(() => {
    known = null;
  });
  return scene;
}
