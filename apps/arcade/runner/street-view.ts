import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { C, SHADOW, shade, tint } from '../src/palette.ts';
import type { Pen } from '../src/pen.ts';

/** Height of the pavement's foot, and of the line the runner runs on. */
export const PAVEMENT = 706;
export const ROAD = 820;
/** Width after which houses and pavement repeat. */
export const HOUSES_WIDTH = 1152;
export const PAVEMENT_WIDTH = 960;

/** Sky, sun and far hills. */
export function drawSky(pen: Pen): void {
  const sky = pen.g.createLinearGradient(0, 0, 0, 760);
  for (const [stop, colour] of [
    [0, '#6CC6F2'],
    [0.3, '#B5E3F3'],
    [0.52, '#FFEBC8'],
    [0.8, '#FFC7A0'],
    [1, '#FFB58F'],
  ] as const)
    sky.addColorStop(stop, colour);
  pen.g.fillStyle = sky;
  pen.g.fillRect(0, 0, 768, 760);
  pen.fade(0.5, (p) => p.circle(560, 330, 130, '#FFE9B8')).circle(560, 330, 56, '#FFF6D8');
  for (const [x, y, s] of [
    [150, 204, 1],
    [430, 196, 0.65],
    [690, 234, 0.75],
  ] as const)
    pen.at(
      x,
      y,
      (p) =>
        p
          .circle(-22, 4, 18, C.branco)
          .circle(4, -6, 24, C.branco)
          .circle(28, 4, 17, C.branco)
          .rect(-40, 2, 86, 22, 11, C.branco),
      s,
    );
  pen.path(
    'M-10 520 C80 420 150 400 220 446 C280 350 330 330 366 350 C410 372 420 440 480 452 C560 400 660 400 780 470 V760 H-10Z',
    '#B49BD6',
  );
}

/** What is further away is lighter; it fades in from above. */
function drawHaze(pen: Pen): void {
  const haze = pen.g.createLinearGradient(0, 320, 0, PAVEMENT);
  haze.addColorStop(0, 'rgb(255 243 224 / 0%)');
  haze.addColorStop(0.5, 'rgb(255 243 224 / 30%)');
  pen.g.fillStyle = haze;
  pen.g.fillRect(0, 320, HOUSES_WIDTH, PAVEMENT - 344);
}

interface House {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly roof: string;
  readonly isPizzeria?: boolean;
}
const HOUSES: readonly House[] = [
  { x: 0, width: 250, height: 262, wall: '#FFD98F', roof: '#C9573F' },
  { x: 262, width: 320, height: 254, wall: '#F7B9A8', roof: C.tijolo, isPizzeria: true },
  { x: 594, width: 210, height: 286, wall: '#A9DCD3', roof: '#B7634A' },
  { x: 816, width: 150, height: 236, wall: '#D9C6F5', roof: '#C9573F' },
  { x: 978, width: 164, height: 266, wall: '#FFE3C2', roof: C.tijolo },
];

/** A row of houses that repeats; its foot is at the pavement. */
export function drawHouses(pen: Pen): void {
  for (const house of HOUSES) drawHouse(pen, house);
  for (const [x, colour] of [
    [252, C.ipeRosa],
    [588, C.folha],
    [970, C.ipe],
  ] as const)
    drawTree(pen, x, PAVEMENT - 22, colour);
  drawHaze(pen);
}

function drawHouse(pen: Pen, { x, width, height, wall, roof, isPizzeria }: House): void {
  pen.at(x, PAVEMENT - 24, (p) => {
    p.rect(0, -height, width, height, 0, wall).rect(width * 0.78, -height, width * 0.22, height, 0, shade(wall, 0.12));
    p.rect(0, -26, width, 26, 0, shade(wall, 0.22)).rect(-6, -height - 12, width + 12, 18, 5, tint(wall, 0.55));
    p.path(`M-10 ${-height - 10} L14 ${-height - 58} H${width - 14} L${width + 10} ${-height - 10}Z`, roof);
    p.path(
      `M${width * 0.7} ${-height - 58} H${width - 14} L${width + 10} ${-height - 10} H${width * 0.78}Z`,
      shade(roof, 0.14),
    );
    const windows = Math.max(1, Math.floor(width / 90));
    for (let i = 0; i < windows; i += 1) drawWindow(p, (width / windows) * (i + 0.5) - 21, -height + 34, i % 3 === 1);
    if (isPizzeria === true) drawShop(p, width);
    else {
      drawWindow(p, width * 0.14, -112, false);
      p.rect(width * 0.56, -124, 58, 124, 28, C.branco).rect(width * 0.56 + 7, -116, 44, 116, 22, shade(roof, 0.2));
    }
  });
}

function drawWindow(pen: Pen, x: number, y: number, isLit: boolean): void {
  pen.rect(x - 4, y - 4, 50, 66, 6, C.branco).rect(x, y, 42, 58, 3, isLit ? C.lampada : '#A9DDF0');
  pen.rect(x + 19, y, 4, 58, 0, C.branco).rect(x - 8, y + 62, 58, 7, 3, '#E4D6EE');
}

function drawShop(pen: Pen, width: number): void {
  pen.rect(18, -132, width * 0.48, 92, 8, '#C98A78').rect(24, -126, width * 0.48 - 12, 80, 5, C.lampada);
  pen.rect(width * 0.64, -134, width * 0.26, 134, 10, '#8A4A3A').rect(width * 0.66, -128, width * 0.22, 128, 7, C.mata);
  for (let i = 0; i < 12; i += 1)
    pen.rect(8 + i * ((width - 16) / 12), -162, (width - 16) / 12, 30, 6, i % 2 === 0 ? C.mata : C.branco);
  pen.rect(16, -212, width - 32, 46, 14, shade(C.mata, 0.3)).rect(16, -216, width - 32, 46, 14, C.mata);
  pen.text(width / 2, -184, copy.runner.sign, { size: 25, fill: C.branco });
}

function drawTree(pen: Pen, x: number, y: number, colour: string): void {
  pen.at(x, y, (p) => {
    p.rect(-7, -60, 14, 62, 5, '#8A5A48')
      .circle(-28, -84, 34, shade(colour, 0.12))
      .circle(24, -88, 38, shade(colour, 0.12));
    p.circle(0, -112, 44, colour).circle(-14, -124, 15, tint(colour, 0.35)).circle(-38, -92, 10, tint(colour, 0.35));
  });
}

/** Wave mosaic, kerb and road; it repeats with the pavement's width. */
export function drawPavement(pen: Pen): void {
  pen.rect(0, PAVEMENT - 26, PAVEMENT_WIDTH, 64, 0, '#F3E7DF');
  for (let row = 0; row < 3; row += 1) {
    const y = PAVEMENT - 8 + row * 20;
    let wave = `M-96 ${y}`;
    for (let i = 0; i < 12; i += 1) wave += ' c32 -22 64 22 96 0';
    pen.line(wave, '#CDBBD0', 8);
  }
  pen.rect(0, PAVEMENT + 34, PAVEMENT_WIDTH, 12, 0, '#C9B5C0').rect(0, PAVEMENT + 44, PAVEMENT_WIDTH, 8, 0, '#9B8AA8');
  pen.rect(0, PAVEMENT + 52, PAVEMENT_WIDTH, 280, 0, C.asfalto);
  pen.fade(0.14, (p) => p.rect(0, PAVEMENT + 52, PAVEMENT_WIDTH, 14, 0, SHADOW));
  for (let i = 0; i < 5; i += 1) pen.path(`M${i * 192 + 30} ${PAVEMENT + 162} h110 l-8 14 h-110Z`, '#FFF1CF');
}
