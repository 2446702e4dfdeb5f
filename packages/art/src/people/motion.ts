/**
 * Life as functions of time (seconds). No state, no clock: the same t always gives the same picture.
 * `seed` keeps two people from blinking together.
 */
import { nth } from '../core/nth.ts';
import type { MouthShape } from './vocabulary.ts';

const BREATH_SECONDS = 2.4,
  BREATH_SHARE = 0.013,
  BLINK_EVERY = 4,
  BLINK_SECONDS = 0.16,
  MOUTHS_PER_SECOND = 8;
const SPEECH: readonly [MouthShape, ...MouthShape[]] = [
  'falaA',
  'falaM',
  'falaE',
  'falaO',
  'falaA',
  'falaE',
  'falaM',
  'falaO',
  'falaE',
  'falaA',
  'falaM',
];

const phase = (seed: number) => ((seed * 0.618) % 1) * BLINK_EVERY;
/** share by which the chest rises */
const breathAt = (t: number, seed = 0) =>
  BREATH_SHARE * (0.5 - 0.5 * Math.cos((2 * Math.PI * (t + phase(seed))) / BREATH_SECONDS));
/** 0 open .. 1 shut */
function blinkAt(t: number, seed = 0) {
  const u = (t + phase(seed)) % BLINK_EVERY;
  return u < BLINK_SECONDS ? Math.sin((Math.PI * u) / BLINK_SECONDS) : 0;
}
/** mouth shape while somebody speaks */
const mouthAt = (t: number, seed = 0) => nth(SPEECH, Math.floor((t + seed) * MOUTHS_PER_SECOND));

/** what figure() takes for a person who stands about, or talks: { breath, blink, mouth, sway } */
export const idle = (t: number, { seed = 0, talking = false }: { seed?: number; talking?: boolean } = {}) => ({
  breath: breathAt(t, seed),
  blink: blinkAt(t, seed),
  mouth: talking ? mouthAt(t, seed) : undefined,
  sway: Math.sin((2 * Math.PI * (t + seed)) / 5.2) * 1.2,
});
