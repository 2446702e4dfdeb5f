import { modes } from '../sound/oscillators.ts';
import { type Effect, effect } from './effect.ts';
import { coin, hit, shards, swish, tone } from './materials.ts';

/** Lanchonete. The music is in G mixolydian; notes here belong to it. */
export const tapperEffects: readonly Effect[] = [
  effect({ name: 'serve', level: -24, use: 'tapper: plate slides, glass answers', room: -20, tail: 0.15 }, (r) => [
    [swish(0.16, 2600, r), 0.7, 0, 0.3],
    [
      modes({
        hz: 2093,
        seconds: 0.25,
        list: [
          [1, 0.6, 0.05],
          [2.76, 0.25, 0.02],
        ],
      }),
      0.45,
      0.1,
      -0.1,
    ],
  ]),
  effect(
    {
      name: 'served',
      level: -22,
      use: 'tapper: a guest is happy; higher with the streak',
      room: -18,
      seconds: 0.8,
      fade: 0.3,
    },
    (r) => [
      [tone('marimba', 'G4', 0.3, 0.9, r), 0.7, 0, -0.1],
      [tone('marimba', 'D5', 0.3, 0.8, r), 0.5, 0.06, 0.1],
      [coin(r), 0.12, 0.06, 0.2],
    ],
  ),
  effect({ name: 'shrug', level: -24, use: 'tapper: nobody asked; the cuíca wonders', room: -18, tail: 0.2 }, (r) => [
    [hit('cuica', 0.2, 0.7, r, 'o'), 0.6],
    [hit('block', 0.1, 0.6, r), 0.4, 0.24, 0.2],
  ]),
  effect(
    { name: 'guest-left', level: -23, use: 'tapper: a guest gives up; two steps and a sigh', room: -16, tail: 0.3 },
    (r) => [
      [hit('surdo', 0.1, 0.5, r, 'm'), 0.5, 0, -0.4],
      [hit('surdo', 0.1, 0.4, r, 'm'), 0.4, 0.16, -0.6],
      [tone('clarinet', 'F5', 0.16, 0.6, r), 0.35, 0.05],
      [tone('clarinet', 'D5', 0.3, 0.5, r), 0.35, 0.22],
    ],
  ),
  effect({ name: 'plate-break', level: -21.5, use: 'tapper: a plate is lost', room: -17, tail: 0.3 }, (r) => [
    [shards(r), 0.9],
    [hit('surdo', 0.1, 0.6, r, 'm'), 0.3],
  ]),
  effect(
    {
      name: 'breather',
      level: -22,
      use: 'tapper: take a breath; in, out, and the flute begins again',
      room: -12,
      tail: 0.6,
    },
    (r) => [
      [swish(0.5, 1400, r), 0.5, 0, -0.2],
      [swish(0.7, 700, r), 0.7, 0.45, 0.2],
      [tone('flute', 'D5', 0.35, 0.5, r), 0.4, 0.95],
      [tone('flute', 'G5', 0.6, 0.6, r), 0.4, 1.28],
    ],
  ),
];
