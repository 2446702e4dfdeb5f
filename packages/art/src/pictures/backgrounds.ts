/** Grounds of whole screens, 768 x 1024, without any words. */
import { type Colour, shade, tint } from '../core/colour.ts';
import { at, circ, clip, g, line, path, picture, rect, type Svg, times } from '../core/svg.ts';
import { PALETTE as C, SCREEN } from '../core/tokens.ts';
import { sky } from '../scenes/city/sky.ts';
import { type FreeBox, confetti as pieces } from '../scenes/party.ts';
import { ipe, tree } from '../scenes/props.ts';
import { SCREEN_FRAME } from './frames.ts';

const { width: W, height: H } = SCREEN;
const FAR_HILLS = 'M-10 330 C90 292 190 288 260 318 C340 292 430 296 500 322 C580 290 690 296 790 326 V800 H-10Z';

/** Portuguese pavement: waves of small stones. */
const waves = (y: number): Svg =>
  path(`M-60 ${y}${' c32 -26 64 26 96 0'.repeat(9)} v9${' c-32 26 -64 -26 -96 0'.repeat(9)}Z`, '#D6C5D8');
const ROW = 24;
/** y of the pavement */
const GROUND = 640;
const pavement = (): Svg =>
  rect(0, GROUND - 8, W, 1040 - GROUND, 0, '#F3E7DF') +
  clip(
    rect(0, GROUND - 8, W, 500, 0, '#fff'),
    times(Math.ceil((H - GROUND - 8) / ROW) + 1, (row) => waves(GROUND + 8 + row * ROW)),
  );

const win = (x: number, y: number, w: number, h: number, on: boolean, frame = C.branco) =>
  rect(x - 4, y - 4, w + 8, h + 8, 6, frame) +
  rect(x, y, w, h, 3, on ? C.lampada : '#A9DDF0') +
  path(`M${x + w * 0.1} ${y + h} L${x + w * 0.5} ${y} H${x + w * 0.75} L${x + w * 0.35} ${y + h}Z`, C.branco, {
    opacity: 0.4,
  }) +
  rect(x + w / 2 - 1.5, y, 3, h, 0, frame) +
  rect(x - 8, y + h + 4, w + 16, 7, 3, shade(frame, 0.16));
/** A house of the street: left edge at x, ground at 0. */
function facade(x: number, w: number, h: number, c: Colour, { roof = C.tijolo }: { readonly roof?: Colour } = {}): Svg {
  let s =
    rect(0, -h, w, h, 0, c) +
    rect(w * 0.78, -h, w * 0.22, h, 0, shade(c, 0.12)) +
    rect(0, -26, w, 26, 0, shade(c, 0.22)) +
    rect(-6, -h - 12, w + 12, 18, 5, tint(c, 0.55)) +
    rect(-6, -h + 2, w + 12, 5, 2, shade(c, 0.2));
  s +=
    path(`M-12 ${-h - 10} L14 ${-h - 62} H${w - 14} L${w + 12} ${-h - 10}Z`, roof) +
    times(Math.floor(w / 22), (i) =>
      line(`M${18 + i * 22} ${-h - 58} L${8 + i * (w / Math.floor(w / 22))} ${-h - 12}`, shade(roof, 0.16), 3),
    ) +
    path(`M${w * 0.7} ${-h - 62} H${w - 14} L${w + 12} ${-h - 10} H${w * 0.78}Z`, shade(roof, 0.14));
  const n = Math.max(2, Math.floor(w / 90));
  for (let i = 0; i < n; i++) s += win((w / n) * (i + 0.5) - 21, -h + 34, 42, 62, (i + Math.round(x)) % 3 === 0);
  s +=
    win(w * 0.14, -112, 50, 62, false) +
    rect(w * 0.58, -130, 64, 130, 32, C.branco) +
    rect(w * 0.58 + 7, -122, 50, 122, 25, shade(roof, 0.2)) +
    circ(w * 0.58 + 47, -56, 4, C.ipe);
  return g(s, { transform: `translate(${x} 0)` });
}

/** Calm neighbourhood for forms and texts: hills, houses, the mosaic pavement. */
export const street = (): Svg =>
  picture('rua-640', SCREEN_FRAME, [
    rect(0, 0, W, H, 0, '#DDF0E6'),
    sky(),
    path(FAR_HILLS, '#8CCFB4'),
    path('M-10 460 C120 390 240 410 340 440 C460 390 620 390 790 460 V800 H-10Z', '#6FC29A'),
    at(0, GROUND, [
      facade(-70, 200, 180, '#FFD98F', { roof: '#C9573F' }),
      facade(140, 150, 214, '#A9DCD3', { roof: '#B7634A' }),
      facade(300, 170, 186, '#F7B9A8'),
      facade(480, 140, 222, '#D9C6F5', { roof: '#C9573F' }),
      facade(630, 190, 190, '#FFE9B8', { roof: '#B7634A' }),
    ]),
    rect(0, 380, W, GROUND - 380, 0, '#FFF3E0', { opacity: 0.3 }),
    at(30, GROUND, tree(C.folha, 1.7)),
    at(744, GROUND, ipe(C.ipe, 1.8)),
    pavement(),
  ]);

/** Open hills under the sky, as the opening and the new month show them. */
export const hills = (): Svg =>
  picture('colinas', SCREEN_FRAME, [
    sky(),
    path(FAR_HILLS.replace('V800', 'V1030'), '#8CCFB4'),
    path('M-10 560 C150 500 300 540 400 560 C520 520 660 520 790 580 V1030 H-10Z', '#7CCB9E'),
    path('M-10 740 C200 670 560 670 790 740 V1030 H-10Z', '#A9DE8B'),
  ]);

/** Confetti on transparent ground; `free` stays empty for words. */
export const confetti = (width: number, height: number, count: number, seed = 3, free?: FreeBox): Svg =>
  picture(`confete-${width}-${height}-${seed}`, { width, height }, pieces(width, height, count, seed, free));
