import { burst, modes } from '../sound/oscillators.ts';
import { type Effect, type EffectLayer, effect } from './effect.ts';
import { glide, hit, swish, thud, tone } from './materials.ts';

/** Pizzaria. The music is in F major; notes here belong to it. */
export const runnerEffects: readonly Effect[] = [
  effect({ name: 'jump', level: -25, use: 'runner: leaves the ground', room: -24, tail: 0.1 }, (r) => [
    [glide(300, 760, 0.17, 0.2), 0.6],
    [swish(0.2, 1500, r), 0.5, 0.01],
  ]),
  effect({ name: 'land', level: -26, use: 'runner: back on the pavement', room: -26, tail: 0.08 }, (r) => [
    [modes({ hz: 92, seconds: 0.16, bend: 0.5, list: [[1, 1, 0.035]] }), 1],
    [thud(r, 0.06, 0.014, 1800), 0.5],
  ]),
  effect({ name: 'duck', level: -26, use: 'runner: goes down under the washing', room: -24, tail: 0.1 }, (r) => [
    [glide(620, 260, 0.16, 0.16), 0.5],
    [swish(0.24, 1100, r), 0.7, 0.01],
  ]),
  effect(
    {
      name: 'hit',
      level: -21,
      use: 'runner: bumps into something, comic rather than painful',
      room: -20,
      tail: 0.2,
    },
    (r) => [
      [hit('block', 0.1, 1, r), 0.7],
      [hit('surdo', 0.1, 1, r, 't'), 0.8],
      [glide(620, 240, 0.2, 0.16), 0.35, 0.03],
      [hit('caixa', 0.1, 0.7, r), 0.3],
    ],
  ),
  effect({ name: 'doorbell', level: -20, use: 'runner: a pizza is at its door', room: -14, tail: 0.5 }, (r) => [
    [tone('vibraphone', 'A5', 0.3, 0.8, r), 0.6, 0, 0.15],
    [tone('vibraphone', 'F5', 0.7, 0.8, r), 0.6, 0.28, 0.15],
  ]),
  effect({ name: 'hot-delivery', level: -19, use: 'runner: still hot at the door', room: -14, tail: 0.5 }, (r) => [
    [burst({ seconds: 0.5, attack: 0.05, decay: 0.16, random: r, shape: [['highpass', 4200]] }), 0.25, 0, -0.2],
    ...['F4', 'A4', 'C5', 'F5'].map(
      (pitch, i): EffectLayer => [tone('cavaquinho', pitch, 0.7, 0.9, r), 0.45, 0.04 + i * 0.03, 0.2],
    ),
    [tone('trumpets', 'A5', 0.2, 0.7, r), 0.22, 0.2, -0.1],
    [tone('celesta', 'C7', 0.6, 0.7, r), 0.2, 0.24],
  ]),
];
