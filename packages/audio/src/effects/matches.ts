import { type Effect, type EffectLayer, effect } from './effect.ts';
import { glide, hit, paper, swish, thud, tone } from './materials.ts';

/** Notes of the three chains, rising through F major. */
const CHAINS = [
  ['F5', 'A5'],
  ['A5', 'C6'],
  ['C6', 'F6'],
] as const;

/** Shopping. The music is in F major; notes here belong to it. */
export const matchesEffects: readonly Effect[] = [
  ...CHAINS.map(([low, high], i) =>
    effect(
      {
        name: `match-${i + 1}`,
        level: -21.5 + i * 0.7,
        use: `matches: chain ${i + 1}, rising through F major`,
        room: -16,
        tail: 0.3,
      },
      (r) => [
        [glide(420 * (1 + i * 0.25), 1050 * (1 + i * 0.2), 0.06, 0.05), 0.55],
        [tone('marimba', low, 0.3, 0.8, r), 0.7, 0.015, -0.15],
        [tone('marimba', high, 0.3, 0.9, r), 0.75, 0.07, 0.15],
        ...(i === 2 ? [[tone('celesta', 'A6', 0.5, 0.7, r), 0.3, 0.12] as const] : []),
      ],
    ),
  ),
  effect({ name: 'swap', level: -27, use: 'matches: two neighbours change places', room: -24, tail: 0.1 }, (r) => [
    [swish(0.12, 1900, r), 0.7, 0, -0.2],
    [hit('block', 0.1, 0.5, r), 0.4, 0.07, 0.2],
  ]),
  effect(
    { name: 'swap-back', level: -25, use: 'matches: no row of three, back again', room: -22, seconds: 0.6, fade: 0.25 },
    (r) => [
      [tone('marimba', 'C4', 0.2, 0.6, r), 0.7, 0, 0.15],
      [tone('marimba', 'A3', 0.2, 0.6, r), 0.7, 0.1, -0.15],
    ],
  ),
  effect({ name: 'shelf-fall', level: -28, use: 'matches: products come down the shelf', room: -24, tail: 0.1 }, (r) =>
    [0, 0.045, 0.085, 0.12].map(
      (at, i): EffectLayer => [thud(r, 0.06, 0.014, 1400 - i * 150), 0.9 - i * 0.12, at, -0.3 + i * 0.2],
    ),
  ),
  effect(
    { name: 'restock', level: -22.5, use: 'matches: the shelves are filled anew', room: -18, seconds: 1, fade: 0.35 },
    (r) => [
      [paper(0.3, { from: 1500, to: 3600, crackle: 0.4, random: r }), 0.8, 0, -0.2],
      ...['F4', 'G4', 'A4', 'C5', 'D5', 'F5'].map(
        (pitch, i): EffectLayer => [tone('marimba', pitch, 0.2, 0.6, r), 0.5, 0.08 + i * 0.055, -0.4 + i * 0.16],
      ),
    ],
  ),
  effect(
    {
      name: 'list-done',
      level: -18.5,
      use: 'matches: the list is done; a tick of the pencil and a bright chord',
      room: -13,
      tail: 0.8,
    },
    (r) => [
      [paper(0.14, { from: 3200, to: 5200, crackle: 0.8, random: r }), 1.1, 0, 0.1],
      ...['F4', 'A4', 'C5', 'E5', 'G5'].map(
        (pitch, i): EffectLayer => [tone('vibraphone', pitch, 0.9, 0.7, r), 0.45, 0.16 + i * 0.07, -0.3 + i * 0.15],
      ),
      [tone('celesta', 'A6', 0.8, 0.7, r), 0.25, 0.55],
    ],
  ),
];
