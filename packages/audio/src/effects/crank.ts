import type { Random } from '../sequencer/random.ts';
import { harmonics } from '../sound/oscillators.ts';
import { TAU } from '../sound/samples.ts';
import type { EffectLayer } from './effect.ts';
import { hit, tooth } from './materials.ts';

/** Seconds until the crank stands still, and teeth of its ratchet until then. */
const STOP = 6;
const TEETH = 66;
/** Seconds of the drum roll and of the rising chord under it. */
const ROLL = 5.6;

/** A crank with constant friction: its angle is a parabola, every whole step is a tooth. */
export function crank(r: Random): EffectLayer[] {
  const layers: EffectLayer[] = [];
  const speed = (2 * TEETH) / STOP;
  for (let n = 1; n < TEETH; n++) {
    const t = STOP * (1 - Math.sqrt(1 - n / TEETH));
    layers.push([tooth(r, 0.55 + (0.4 * n) / TEETH), 0.8, t, 0.25 * Math.sin(n * speed)]);
  }
  for (let t = 0.2; t < ROLL; t += 0.052) {
    layers.push([hit('caixa', 0.1, 0.35, r), 0.05 + 0.17 * (t / ROLL) ** 2, t + 0.006 * r.next(), -0.2]);
  }
  for (let n = 0; n < 7; n++) layers.push([hit('surdo', 0.1, 0.6 + n * 0.05, r, 'm'), 0.3 + n * 0.07, n * 0.8]);
  for (const [i, hz] of [220, 261.6, 311.1, 370].entries()) layers.push([rise(hz), 1, 0, -0.6 + i * 0.4]);
  return layers;
}

/** A voice that climbs two semitones and trembles, and stops a moment before the crank. */
const rise = (hz: number) =>
  harmonics({
    hz,
    seconds: ROLL,
    partials: [1, 0.5, 0.3, 0.16, 0.1],
    bright: (t) => 0.5 + (0.4 * t) / ROLL,
    pitch: (t) => 2 ** ((2 * (t / ROLL) ** 2) / 12),
    level: (t) => 0.13 * (t / ROLL) ** 1.6 * (0.7 + 0.3 * Math.sin(TAU * 9 * t)) * Math.min(1, (ROLL - t) / 0.05),
  });
