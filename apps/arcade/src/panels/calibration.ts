import type { Note } from '@consorcio/minigames';
import { dancerConfig as D, TICK_RATE } from '@consorcio/minigames';
import type { Input } from '@consorcio/minigames/input-log';

/** Clicks of the metronome, and the last taps that count. GAMES section 4. */
export const CLICKS = 8;
const COUNTED = 6;
/** Milliseconds between two clicks: a beat of the club's track. */
export const CLICK_EVERY = (32 * 1000) / TICK_RATE;
/** Ticks beyond which the median error of a run is worth an offer, and within which a press belongs to a note. */
const WORTH_OFFERING = 4;
const BELONGS = 20;

/** The median; null without values. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** Ticks by which taps come after the clicks they were meant for: the median of the last six; null when there are fewer. */
export function calibrationOf(clicks: readonly number[], taps: readonly number[]): number | null {
  const late = taps.flatMap((tap) => {
    const off = clicks.map((click) => tap - click).sort((a, b) => Math.abs(a) - Math.abs(b))[0];
    return off === undefined || Math.abs(off) > CLICK_EVERY / 2 ? [] : [off];
  });
  if (late.length < COUNTED) return null;
  const ticks = Math.round(((median(late.slice(-COUNTED)) ?? 0) / 1000) * TICK_RATE);
  return Math.max(D.CALIBRATION_MIN, Math.min(D.CALIBRATION_MAX, ticks)) + 0;
}

/** Median ticks by which a run's presses came late (or early, below 0), beyond the calibration it was judged with. */
export function medianError(notes: readonly Note[], inputs: readonly Input[], calibration: number): number {
  const errors = inputs.flatMap(([tick, lane]) => {
    const offs = notes.flatMap((note) => (note.lane === lane ? [tick - calibration - note.at] : []));
    const nearest = offs.sort((a, b) => Math.abs(a) - Math.abs(b))[0];
    return nearest === undefined || Math.abs(nearest) > BELONGS ? [] : [nearest];
  });
  return median(errors) ?? 0;
}

/** Is it worth offering to adjust the rhythm after a run? */
export const isOffBeat = (error: number): boolean => Math.abs(error) > WORTH_OFFERING;
