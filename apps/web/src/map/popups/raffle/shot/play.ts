import { type Beat, beatAt, SHOT } from '@consorcio/art/raffle-shot';
import { MEASURED, type Pace, paceOf, slower } from '../../../../ui/motion/pace.ts';
import { paint } from './paint.ts';
import type { Scene } from './scene.ts';

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
export function play(canvas: HTMLCanvasElement, scene: Scene, { onBeat, onEnd, signal }: Listener): void {
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
