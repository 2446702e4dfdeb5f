import { burst, modes } from '../sound/oscillators.ts';
import { type Effect, effect } from './effect.ts';
import { hit, paper, tone } from './materials.ts';

const countdown = (number: 1 | 2 | 3): Effect =>
  effect({ name: `countdown-${number}`, level: -25, use: 'before a minigame', room: -18, tail: 0.2 }, (r) => [
    [hit('agogo', 0.2, 0.8, r, 'o'), 0.6],
    [hit('tamborim', 0.1, 0.9, r), 0.5],
    [hit('surdo', 0.1, 0.7, r, 'm'), 0.5],
  ]);

/** Sounds of the screens themselves. */
export const interfaceEffects: readonly Effect[] = [
  effect(
    {
      name: 'click',
      level: -31,
      use: 'every click; soft wood, no pitch that could argue with the music',
      room: -30,
      tail: 0.03,
    },
    (r) => [
      [
        modes({
          hz: 620,
          seconds: 0.07,
          list: [
            [1, 0.8, 0.012],
            [2.6, 0.3, 0.006],
          ],
        }),
        0.8,
      ],
      [burst({ seconds: 0.02, decay: 0.003, random: r, shape: [['bandpass', 1800, 0.8]] }), 0.4],
    ],
  ),
  effect({ name: 'error', level: -22, use: 'not possible: two dull low notes', room: -20, seconds: 0.55 }, (r) => [
    [tone('marimba', 'F3', 0.3, 0.7, r), 0.9],
    [tone('marimba', 'E3', 0.3, 0.7, r), 0.9, 0.13],
    [hit('surdo', 0.1, 0.6, r, 'm'), 0.4, 0.13],
  ]),
  effect({ name: 'page-turn', level: -25, use: 'a sheet goes over', room: -22, tail: 0.1 }, (r) => [
    [paper(0.3, { from: 1800, to: 4600, crackle: 0.5, random: r }), 0.9, 0, 0.2],
    [burst({ seconds: 0.04, decay: 0.01, random: r, shape: [['bandpass', 900, 0.7]] }), 0.4, 0.27, -0.2],
  ]),
  countdown(3),
  countdown(2),
  countdown(1),
  effect({ name: 'countdown-go', level: -19, use: 'go!', room: -15, tail: 0.3 }, (r) => [
    [hit('agogo', 0.2, 1, r, 'a'), 0.6],
    [hit('apito', 0.28, 0.8, r, 'a'), 0.3, 0, 0.1],
    [hit('surdo', 0.3, 1, r, 'l'), 0.6],
    [hit('pandeiro', 0.1, 1, r, 's'), 0.5, 0, -0.2],
    [hit('caixa', 0.1, 0.9, r), 0.3],
  ]),
];
