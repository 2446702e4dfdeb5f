import { type Effect, effect } from './effect.ts';
import { hit, thud, tone } from './materials.ts';

/** Unique House. The track is in A minor; what has a pitch uses A, C and E. */
export const dancerEffects: readonly Effect[] = [
  effect(
    {
      name: 'perfect',
      level: -21,
      use: 'dancer: short and bright, tuned to the track',
      room: -20,
      tail: 0.15,
      seconds: 0.42,
    },
    (r) => [
      [tone('celesta', 'E6', 0.3, 0.9, r), 0.55, 0, -0.15],
      [tone('celesta', 'A6', 0.3, 0.9, r), 0.5, 0.025, 0.15],
      [hit('agogo', 0.1, 0.8, r, 'a'), 0.12],
    ],
  ),
  effect({ name: 'good', level: -23.5, use: 'dancer: one note less', room: -22, tail: 0.12, seconds: 0.32 }, (r) => [
    [tone('celesta', 'A5', 0.3, 0.7, r), 0.7],
  ]),
  effect({ name: 'miss', level: -26, use: 'dancer: a muffled step, no pitch', room: -28, tail: 0.08 }, (r) => [
    [hit('surdo', 0.1, 0.7, r, 'm'), 0.9],
    [thud(r, 0.08, 0.018, 900), 0.6],
  ]),
  effect(
    { name: 'combo', level: -20, use: 'dancer: ten in a row; the band answers', room: -16, tail: 0.3, seconds: 0.7 },
    (r) => [
      [tone('trumpets', 'A4', 0.1, 0.8, r), 0.4, 0, -0.2],
      [tone('trumpets', 'C5', 0.1, 0.8, r), 0.4, 0, 0.2],
      [tone('trumpets', 'E5', 0.16, 0.9, r), 0.45, 0.13],
      [hit('clap', 0.1, 0.9, r), 0.35],
      [tone('celesta', 'A6', 0.4, 0.8, r), 0.3, 0.13],
    ],
  ),
];
