import { PALETTE as C, mix } from '@consorcio/art/tokens';
import type { Hour } from '@consorcio/contract/wire';
import { WIDTH } from '../../canvas/layout.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { MonthLight } from '../../game-view.ts';

/** Colours of a light: of the sky from its top to the hills, of what is far, of the houses and of the road. */
interface Colours {
  readonly sky: readonly [high: string, middle: string, ridge: string];
  /** Of what is seen above everything in a very high window. */
  readonly above: string;
  readonly far: string;
  readonly houses: string;
  readonly road: readonly [colour: string, share: number];
  /** The sun, or the moon; null behind clouds. */
  readonly sun: string | null;
  /** How strongly windows shine, if they do. */
  readonly windows: number;
}

/** A sunny day is the street as it is drawn. What is met on the road keeps its own colours at any hour. */
const LIGHTS: Readonly<Partial<Record<Hour, Colours>>> = {
  morning: {
    above: '#86C2F8',
    sky: ['rgb(150 196 255 / 70%)', 'rgb(255 222 232 / 80%)', 'rgb(255 240 214 / 85%)'],
    far: 'rgb(255 226 232 / 46%)',
    houses: 'rgb(255 236 220 / 22%)',
    road: ['#FFE2D6', 0.16],
    sun: '#FFFDF0',
    windows: 0,
  },
  afternoon: {
    above: '#4492E0',
    sky: ['rgb(64 138 226 / 62%)', 'rgb(255 206 150 / 70%)', 'rgb(255 158 84 / 78%)'],
    far: 'rgb(255 150 84 / 40%)',
    houses: 'rgb(255 150 60 / 18%)',
    road: ['#FF9646', 0.16],
    sun: '#FFF0B8',
    windows: 0,
  },
  evening: {
    above: '#353084',
    sky: ['rgb(48 40 122 / 94%)', 'rgb(122 78 170 / 92%)', 'rgb(240 140 140 / 90%)'],
    far: 'rgb(70 46 140 / 52%)',
    houses: 'rgb(58 38 124 / 42%)',
    road: ['#342474', 0.4],
    sun: '#FFF6D8',
    windows: 1,
  },
  rain: {
    above: '#5C72A6',
    sky: ['rgb(92 108 156 / 94%)', 'rgb(146 164 202 / 94%)', 'rgb(196 208 228 / 94%)'],
    far: 'rgb(150 166 204 / 66%)',
    houses: 'rgb(96 106 160 / 30%)',
    road: ['#545E96', 0.26],
    sun: null,
    windows: 0.7,
  },
};

/** Panes of the strip of houses that are lit after dark, where no tree stands before them; x, y, width, height. */
const PANES = [
  [260, 556, 84, 34],
  [504, 416, 44, 84],
  [576, 426, 40, 52],
  [858, 342, 38, 40],
  [944, 342, 38, 40],
  [944, 420, 38, 40],
  [944, 498, 38, 40],
  [1036, 556, 84, 34],
] as const;
/** Between the two halves of a pane. */
const BAR = 4;
const LAMP = '#FFE08A';

/** Sprites of the street that take the light, and where each begins on the sprite strip, which places its lit windows. */
const STRIPS: readonly (readonly [name: string, colour: 'far' | 'houses' | 'road', top: number | null])[] = [
  ['morro', 'far', null],
  ['cidade', 'far', null],
  ['telhados', 'houses', 268],
  ['casas', 'houses', 470],
  ['rua', 'road', null],
  ['nuvem-0', 'far', null],
  ['nuvem-1', 'far', null],
  ['nuvem-2', 'far', null],
];

/** Heights of the layout where the sky's three colours stand, and where the houses begin. */
const SKY = [0, 300, 540] as const;
const ROOFS = 290;
/** Where the picture around the field begins, and how high it is; units of the layout. */
const AROUND = { y: -360, height: 1744 } as const;

export interface StreetLight extends MonthLight {
  readonly isWet: boolean;
  /** Lays the light's own sky over that of a sunny day. */
  drawSky(pen: Pen): void;
}

/** The street in the light of a month; null on a sunny day. */
export function streetLight(hour: Hour): StreetLight | null {
  const light = LIGHTS[hour];
  if (light === undefined) return null;
  const [high, middle] = light.sky;
  const [colour, share] = light.road;
  const road = `${colour}${Math.round(share * 255).toString(16)}`;
  const at = (y: number): string => `${(((y - AROUND.y) / AROUND.height) * 100).toFixed(1)}%`;
  return {
    above: light.above,
    below: mix(C.asfalto, colour, share),
    isWet: light.sun === null,
    around: `linear-gradient(${high} ${at(0)}, ${middle} ${at(SKY[1] / 2)}, ${light.houses} ${at(ROOFS)})`,
    sprites: STRIPS.map(([sprite, part, top]) => ({
      sprite,
      colour: part === 'road' ? road : light[part],
      draw(pen) {
        if (top !== null && light.windows > 0) pen.fade(light.windows, (p) => drawPanes(p, top));
      },
    })),
    drawSky(pen) {
      const { g } = pen;
      const air = g.createLinearGradient(0, SKY[0], 0, SKY[2]);
      for (const [i, colour] of light.sky.entries()) air.addColorStop((SKY[i] ?? 0) / SKY[2], colour);
      g.fillStyle = air;
      g.fillRect(0, 0, WIDTH, 760);
      if (light.sun !== null) pen.circle(560, 330, 56, light.sun);
    },
  };
}

function drawPanes(pen: Pen, top: number): void {
  for (const [x, y, width, height] of PANES) {
    const half = (width - BAR) / 2;
    pen.rect(x, y - top, half, height, 3, LAMP).rect(x + half + BAR, y - top, half, height, 3, LAMP);
  }
}
