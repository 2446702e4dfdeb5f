import { type Beat, beatAt, type DrumRun, dealNumbers, drumSteps, SHOT } from '@consorcio/art/raffle-shot';
import { useEffect, useRef } from 'react';
import { personOf } from '../../../../teaching/group/person-of-quota.ts';
import { MEASURED, type Pace, paceOf, slower } from '../../../../ui/motion/pace.ts';
import { SHOT_LOADING } from '../../../chart/delays.ts';
import type { MapContext } from '../../../chart/map-context.ts';
import { numberedBalls } from './numbered-balls.ts';
import { paint, type Scene } from './paint.ts';
import { type Hall, hallFor, memberSprite } from './sprites.ts';

interface Props {
  readonly context: MapContext;
  readonly onBeat: (beat: Beat) => void;
  readonly onEnd: () => void;
  /** It could not begin. */
  readonly onFail: () => void;
}

/** The raffle as one shot, live on a canvas that fills the window. */
export function LiveShot({ context, ...handlers }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(handlers);
  latest.current = handlers;
  const first = useRef(context);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const fail = (): void => {
      if (signal.aborted) return;
      stop.abort();
      latest.current.onFail();
    };
    const timer = setTimeout(fail, SHOT_LOADING);
    sceneOf(first.current)
      .then((scene) => {
        clearTimeout(timer);
        if (canvas.current === null || signal.aborted) return;
        play(canvas.current, scene, {
          onBeat: (beat) => latest.current.onBeat(beat),
          onEnd: () => latest.current.onEnd(),
          signal,
        });
      })
      .catch(fail);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  return <canvas ref={canvas} />;
}

/** Everything that is seen, ready before the first picture. */
async function sceneOf({ current, raffle }: MapContext): Promise<Scene> {
  const { campaign, user, stage } = current;
  const drawn = raffle?.drawnQuota ?? null;
  if (raffle === null || drawn === null) throw new Error('nothing was drawn');
  const [{ hall, run }, winner] = await Promise.all([
    prepareShot(user.personaId, raffle.globe.length, stage.cycle),
    drawn === campaign.quota ? null : memberSprite(personOf(drawn, campaign.seedCommitment)),
    document.fonts.ready,
  ]);
  return {
    hall,
    winner,
    run,
    balls: numberedBalls(hall.balls, raffle.globe, campaign.quota),
    dealt: dealNumbers(run.leaver, raffle.globe, drawn),
    own: campaign.quota,
    drawn,
  };
}

interface Listener {
  readonly onBeat: (beat: Beat) => void;
  readonly onEnd: () => void;
  readonly signal: AbortSignal;
}
/** Pixels of the canvas for one of the page, and papers in the air, at most. */
const RATIO: Readonly<Record<Pace, number>> = { full: 2, lean: 1, stills: 1 };
const PAPERS: Readonly<Record<Pace, number>> = { full: 70, lean: 18, stills: 0 };

/** The moment that stands for a stretch of time where the device is too slow for motion. */
const stillOf = (ms: number): number => (ms < SHOT.cup ? 0 : ms < SHOT.reveal ? SHOT.silence + 400 : SHOT.end);

function fit(canvas: HTMLCanvasElement, pace: Pace): void {
  const ratio = Math.min(devicePixelRatio, RATIO[pace]);
  const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
  if (canvas.width === width && canvas.height === height) return;
  canvas.width = width;
  canvas.height = height;
}

/** Plays the shot on a canvas from its first moment to its last, in as much detail as the device can show. */
function play(canvas: HTMLCanvasElement, scene: Scene, { onBeat, onEnd, signal }: Listener): void {
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('no canvas');
  let start: number | null = null;
  let last = 0;
  let pace: Pace = 'full';
  let gaps: number[] = [];
  let beat: Beat | null = null;
  let still = -1;
  const frame = (now: number): void => {
    if (signal.aborted) return;
    start ??= now;
    const ms = now - start;
    if (ms > 0) gaps.push(now - last);
    last = now;
    if (gaps.length === MEASURED) {
      pace = slower(pace, paceOf(gaps));
      gaps = [];
    }
    const moment = pace === 'stills' ? stillOf(ms) : Math.min(ms, SHOT.end);
    if (pace !== 'stills' || moment !== still) {
      fit(canvas, pace);
      paint(context, scene, moment, PAPERS[pace]);
      still = moment;
    }
    if (beat !== beatAt(ms)) {
      beat = beatAt(ms);
      onBeat(beat);
    }
    if (ms >= SHOT.end) onEnd();
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** What does not depend on the draw, made ready while the player reads the raffle's intro. */
export interface Prepared {
  readonly hall: Hall;
  readonly run: DrumRun;
}
/** Milliseconds of work between two moments in which the page may answer. */
const SLICE = 6;

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
