import { burst } from '../sound/oscillators.ts';
import { crank } from './crank.ts';
import { type Effect, type EffectLayer, effect } from './effect.ts';
import { globe } from './globe.ts';
import { coin, glide, hit, paper, tone } from './materials.ts';

/** Sounds of what happens to the player's campaign. */
export const consortiumEffects: readonly Effect[] = [
  effect(
    {
      name: 'envelope',
      level: -19,
      use: 'bid envelope: flap, tear, card slides out, a question in the air',
      room: -13,
      seconds: 2.8,
      fade: 0.7,
    },
    (r) => [
      [paper(0.34, { from: 1500, to: 3200, random: r }), 2.2, 0, -0.2],
      [burst({ seconds: 0.05, decay: 0.012, random: r, shape: [['lowpass', 500]] }), 1.6, 0.3],
      [paper(0.42, { from: 2600, to: 5200, crackle: 0.9, random: r }), 2.6, 0.46, 0.1],
      [paper(0.38, { from: 3600, to: 1900, crackle: 0.35, random: r }), 1.9, 0.98, 0.2],
      ...['A4', 'D5', 'E5', 'G5', 'B5'].map(
        (pitch, i): EffectLayer => [tone('celesta', pitch, 0.8, 0.6, r), 0.13, 1.02 + i * 0.085, -0.3 + i * 0.15],
      ),
    ],
  ),
  effect(
    {
      name: 'sorteio',
      level: -18,
      use: 'raffle globe: balls roll, slow down, one comes down the chute and stops',
      room: -14,
      seconds: 5.6,
      fade: 1,
    },
    globe,
  ),
  effect(
    {
      name: 'roleta',
      level: -18,
      use: 'crank of the globe under a drum roll, slowing down, then silence',
      room: -15,
      tail: 0.7,
    },
    crank,
  ),
  effect(
    {
      name: 'badge',
      level: -16.5,
      use: 'achievement: marimba and celesta climb, cavaquinho closes',
      room: -11,
      tail: 1.2,
    },
    (r) => [
      ...['G4', 'C5', 'E5', 'G5', 'C6', 'E6'].flatMap((pitch, i): EffectLayer[] => [
        [tone('marimba', pitch, 0.4, 0.8, r), 0.55, i * 0.075, -0.3 + i * 0.1],
        [tone('celesta', pitch, 0.6, 0.6, r), 0.3, i * 0.075, 0.3 - i * 0.1],
      ]),
      ...['G4', 'C5', 'E5', 'A5'].map(
        (pitch, i): EffectLayer => [tone('cavaquinho', pitch, 0.9, 0.8, r), 0.42, 0.47 + i * 0.009, 0.25],
      ),
      [hit('tamborim', 0.1, 1, r), 0.3, 0.47, -0.4],
      [hit('pandeiro', 0.1, 1, r, 's'), 0.3, 0.47, 0.4],
      [tone('celesta', 'G6', 0.8, 0.7, r), 0.3, 0.66],
      [tone('celesta', 'C7', 0.8, 0.7, r), 0.26, 0.76],
    ],
  ),
  effect(
    {
      name: 'recursos-vazios',
      level: -19,
      use: 'out of effort or energy: the cuíca sighs, the guitar shrugs',
      room: -14,
      tail: 0.6,
    },
    (r) => [
      [hit('cuica', 0.2, 0.9, r, 'a'), 0.7, 0, -0.1],
      [hit('cuica', 0.2, 0.9, r, 'o'), 0.75, 0.26, 0.1],
      [tone('nylon', 'E3', 0.9, 0.7, r), 0.6, 0.58],
      [tone('nylon', 'Bb3', 0.9, 0.7, r), 0.5, 0.6],
      [tone('nylon', 'D4', 0.9, 0.6, r), 0.45, 0.62],
    ],
  ),
  effect(
    {
      name: 'effort-gain',
      level: -20,
      use: 'effort arrives: a coin and two cavaquinho notes',
      room: -15,
      tail: 0.4,
    },
    (r) => [
      [coin(r), 0.42],
      [tone('cavaquinho', 'B4', 0.14, 0.8, r), 0.6],
      [tone('cavaquinho', 'E5', 0.5, 0.9, r), 0.7, 0.085],
      [coin(r), 0.3, 0.085, 0.2],
    ],
  ),
  effect(
    { name: 'energy-gain', level: -20, use: 'energy arrives: a quick rise with a bright top', room: -13, tail: 0.5 },
    (r) => [
      [glide(330, 990, 0.22, 0.3), 0.34],
      ...['A5', 'C6', 'E6', 'A6'].map(
        (pitch, i): EffectLayer => [tone('celesta', pitch, 0.5, 0.7, r), 0.42, 0.07 + i * 0.05, -0.3 + i * 0.2],
      ),
    ],
  ),
];
