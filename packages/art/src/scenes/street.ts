/** The neighbourhood seen from the street: hills, houses, the mosaic pavement; and the open hills of the opening. */
import { at, clip, linear, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SCREEN, SHADOW } from '../core/tokens.ts';
import { sky } from './city/sky.ts';
import { facade } from './facade.ts';
import { ipe, tree } from './props.ts';

const { width: W, height: H } = SCREEN;
const FAR_HILLS = 'M-10 330 C90 292 190 288 260 318 C340 292 430 296 500 322 C580 290 690 296 790 326 V800 H-10Z';

/** Portuguese pavement: waves of small stones. */
const waves = (y: number): Svg =>
  path(`M-60 ${y}${' c32 -26 64 26 96 0'.repeat(9)} v9${' c-32 26 -64 -26 -96 0'.repeat(9)}Z`, '#D6C5D8');
const ROW = 24;
const pavement = (ground: number, y: number, end: number = H): Svg =>
  rect(0, ground - 8, W, 1040 - ground, 0, '#F3E7DF') +
  clip(
    rect(0, ground - 8, W, 500, 0, '#fff'),
    Array.from({ length: Math.ceil((end - y) / ROW) + 1 }, (_, row) => waves(y + row * ROW)).join(''),
  );

/** Calm street for forms and texts, 768 x 1024; ground is the y of the pavement. */
export const streetBody = (ground = 640): Svg =>
  rect(0, 0, W, H, 0, '#DDF0E6') +
  sky() +
  path(FAR_HILLS, '#8CCFB4') +
  path('M-10 460 C120 390 240 410 340 440 C460 390 620 390 790 460 V800 H-10Z', '#6FC29A') +
  at(
    0,
    ground,
    facade(-70, 200, 180, '#FFD98F', { roof: '#C9573F' }) +
      facade(140, 150, 214, '#A9DCD3', { roof: '#B7634A' }) +
      facade(300, 170, 186, '#F7B9A8') +
      facade(480, 140, 222, '#D9C6F5', { roof: '#C9573F' }) +
      facade(630, 190, 190, '#FFE9B8', { roof: '#B7634A' }),
  ) +
  rect(0, 380, W, ground - 380, 0, '#FFF3E0', { opacity: 0.3 }) +
  at(30, ground, tree(C.folha, 1.7)) +
  at(744, ground, ipe(C.ipe, 1.8)) +
  pavement(ground, ground + 8);

/** air between the street and what stands before it: fades in from above */
function haze(y: number, height: number): Svg {
  const [fill, definition] = linear([
    [0, '#FFF3E0', 0],
    [0.45, '#FFF3E0', 0.42],
    [1, '#FFF3E0', 0.42],
  ]);
  return definition + rect(0, y, W, height, 0, fill);
}
/** The street of the first screen: taller houses, a paper sheet for the buttons at the foot from y = 850 on. */
export const welcomeStreetBody = (people: Svg = ''): Svg =>
  rect(0, 0, W, H, 0, '#DDF0E6') +
  sky() +
  path(FAR_HILLS, '#8CCFB4') +
  path('M-10 480 C120 400 240 420 340 450 C460 400 620 400 790 470 V800 H-10Z', '#6FC29A') +
  at(
    0,
    716,
    facade(-60, 200, 190, '#FFD98F', { roof: '#C9573F' }) +
      facade(150, 150, 230, '#A9DCD3', { roof: '#B7634A' }) +
      facade(310, 170, 196, '#F7B9A8') +
      facade(490, 140, 236, '#D9C6F5', { roof: '#C9573F' }) +
      facade(640, 190, 200, '#FFE9B8', { roof: '#B7634A' }),
  ) +
  haze(380, 330) +
  at(26, 716, tree(C.folha, 1.7)) +
  at(744, 716, ipe(C.ipe, 1.8)) +
  at(386, 712, ipe(C.ipeRosa, 1.6)) +
  pavement(714, 720, 840) +
  people +
  path('M0 842 Q384 806 768 842 V1024 H0Z', SHADOW, { opacity: 0.12 }) +
  path('M0 850 Q384 814 768 850 V1024 H0Z', C.papel);

/** Open hills under the sky, 768 x 1024, as the opening and the new month show them; meadow is the y of the lawn. */
export const hillsBody = (meadow = 740): Svg =>
  sky() +
  path(FAR_HILLS.replace('V800', 'V1030'), '#8CCFB4') +
  path('M-10 560 C150 500 300 540 400 560 C520 520 660 520 790 580 V1030 H-10Z', '#7CCB9E') +
  path(`M-10 ${meadow} C200 ${meadow - 70} 560 ${meadow - 70} 790 ${meadow} V1030 H-10Z`, '#A9DE8B');
