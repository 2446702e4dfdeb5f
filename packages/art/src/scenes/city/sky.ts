import { at, circ, line, linear, path, radial, rect, type Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { cloud } from '../props.ts';

/** Clouds of the sky, to be drawn apart where they drift. */
export const skyClouds = (): Svg =>
  at(330, 150, cloud(0.9)) +
  at(618, 138, cloud(0.72, 0.9)) +
  at(470, 196, cloud(0.5, 0.8)) +
  at(46, 222, cloud(0.6, 0.85));

/** The sky with sun and hills, 768 wide and 340 high. */
export function sky({ clouds = true }: { readonly clouds?: boolean } = {}): Svg {
  const [f, d] = linear([
    [0, '#63C4F0'],
    [0.55, '#A9E2F6'],
    [1, '#FFEFD0'],
  ]);
  const [sf, sd] = radial([
    [0, '#FFF6CF', 1],
    [0.35, '#FFE9A6', 0.75],
    [1, '#FFE9A6', 0],
  ]);
  return (
    d +
    sd +
    rect(0, 0, 768, 340, 0, f) +
    circ(150, 170, 190, sf) +
    circ(150, 170, 44, '#FFF3C4') +
    (clouds ? skyClouds() : '') +
    path(
      'M300 330 C360 250 400 236 440 262 C470 200 500 168 528 168 C560 168 572 232 606 256 C650 228 700 236 800 300 V340 H280Z',
      '#8FB9DE',
    ) +
    path('M528 168 C560 168 572 232 606 256 C600 270 590 300 600 340 H540 C552 280 556 214 528 168Z', '#7BA4D2') +
    path('M-20 320 C30 250 90 232 140 262 C190 226 240 250 290 296 C330 280 380 290 420 320 V350 H-20Z', '#7CC0B4') +
    path('M140 262 C190 226 240 250 290 296 C250 300 214 320 200 350 H160 C180 310 176 280 140 262Z', '#69AEA8') +
    line('M528 172 C470 216 400 246 300 272', '#6E85B8', 1.6) +
    at(
      424,
      234,
      rect(-9, 0, 18, 11, 4, C.flamboyant) + rect(-7, 2.5, 14, 4, 1, '#FFE9C9') + line('M0 0 V-5', '#6E85B8', 2),
    )
  );
}
