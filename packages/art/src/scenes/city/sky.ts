import { at, circ, each, line, linear, path, radial, rect, type Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { cloud } from '../props.ts';

/** where the clouds of the map's sky stand: place, size, opacity */
export const CLOUDS = [
  { x: 330, y: 150, scale: 0.9, opacity: 0.95 },
  { x: 618, y: 138, scale: 0.72, opacity: 0.9 },
  { x: 470, y: 196, scale: 0.5, opacity: 0.8 },
  { x: 46, y: 222, scale: 0.6, opacity: 0.85 },
] as const;
/** Clouds of the sky, to be drawn apart where they drift. */
export const skyClouds = (): Svg => each(CLOUDS, ({ x, y, scale, opacity }) => at(x, y, cloud(scale, opacity)));

/** Colour of the sky above its gradient. */
export const ZENITH = '#63C4F0';
/** Air and sun from y = 0 to 340, `width` wide from x on; the same at every width. */
export function air(x = 0, width = 768): Svg {
  const [f, d] = linear([0, ZENITH], [0.55, '#A9E2F6'], [1, '#FFEFD0']);
  const [sf, sd] = radial([0, '#FFF6CF', 1], [0.35, '#FFE9A6', 0.75], [1, '#FFE9A6', 0]);
  return d + sd + rect(x, 0, width, 340, 0, f) + circ(150, 170, 190, sf) + circ(150, 170, 44, '#FFF3C4');
}
/** The mountain with its cable car, and the hills before it. */
export const farHills = (): Svg =>
  path(
    'M300 330 C360 250 400 236 440 262 C470 200 500 168 528 168 C560 168 572 232 606 256 C650 228 700 236 800 300 V340 H280Z',
    '#8FB9DE',
  ) +
  path('M528 168 C560 168 572 232 606 256 C600 270 590 300 600 340 H540 C552 280 556 214 528 168Z', '#7BA4D2') +
  path('M-20 320 C30 250 90 232 140 262 C190 226 240 250 290 296 C330 280 380 290 420 320 V350 H-20Z', '#7CC0B4') +
  path('M140 262 C190 226 240 250 290 296 C250 300 214 320 200 350 H160 C180 310 176 280 140 262Z', '#69AEA8') +
  line('M528 172 C470 216 400 246 300 272', '#6E85B8', 1.6) +
  at(424, 234, [
    rect(-9, 0, 18, 11, 4, C.flamboyant),
    rect(-7, 2.5, 14, 4, 1, '#FFE9C9'),
    line('M0 0 V-5', '#6E85B8', 2),
  ]);

/** The sky with sun and hills, 768 wide and 340 high. */
export const sky = (): Svg => air() + skyClouds() + farHills();
