import type { Field } from '../../canvas/field.ts';
import { HEIGHT, WIDTH } from '../../canvas/layout.ts';
import type { Pen } from '../../canvas/pen.ts';
import { streetLayout } from './street-layout.ts';
import type { StreetLight } from './street-light.ts';

/** Units after which the sky repeats, and how fast clouds go by beside the road. */
const REPEATS = 980;
const CLOUDS = 0.05;
/** The hills' share of the way that the street stands lower in a tall window. */
const HILLS_LOWER = 0.2;
/** Where the ground is seen under the road. */
const UNDER_ROAD = 760;
const SKY = [
  { name: 'nuvem-0', x: 150, y: 224 },
  { name: 'nuvem-1', x: 430, y: 208 },
  { name: 'nuvem-2', x: 690, y: 246 },
] as const;
/** In a tall window there is room under the clouds: kites and birds, each with its speed and sway. */
const HIGH_SKY = [
  { name: 'pipa-0', x: 330, y: 318, speed: 0.09, sway: 7 },
  { name: 'passaros', x: 96, y: 326, speed: 0.12, sway: 3 },
  { name: 'pipa-1', x: 800, y: 300, speed: 0.07, sway: 5 },
] as const;
/** Units that the street has gone down by when there is room for them. */
const ROOMY = 60;
/** Drops of a month with rain; units that one falls in a tick, and that the wind takes it to the left meanwhile. */
const DROPS = 18;
const FALLS = 13;
const WIND = 0.22;

/** The sky in the light of the month, the hills before it, and the road's end. */
export function drawGround(pen: Pen, field: Field, light: StreetLight | null): void {
  light?.drawSky(pen);
  field.putOn(pen.g, 'morro', 0, streetLayout(field.extra).down * HILLS_LOWER);
  if (light !== null) pen.rect(0, UNDER_ROAD, WIDTH, HEIGHT + field.extra - UNDER_ROAD, 0, light.below);
}

const within = (place: number, length: number): number => ((place % length) + length) % length;

/** The clouds, moved by `x` units of the field. */
export function drawClouds(field: Field, x: number): void {
  for (const { name, x: at, y } of SKY) field.put(name, within(at - x * CLOUDS, REPEATS) - 100, y);
}

/** `down`: how much lower the street stands. */
export function drawHighSky(field: Field, x: number, tick: number, down: number): void {
  if (down < ROOMY) return;
  for (const { name, x: at, y, speed, sway } of HIGH_SKY)
    field.put(
      name,
      within(at - x * speed, REPEATS) - 100,
      y + (down - ROOMY) * 0.3 + Math.sin((tick + at) / 40) * sway,
    );
}

/** Drops down to the road; `time` in ticks. */
export function drawRain(field: Field, time: number, road: number): void {
  for (let i = 0; i < DROPS; i += 1) {
    const fallen = within(i * 217 + time * FALLS, road);
    field.put('gota', within(i * 149 - fallen * WIND, WIDTH), fallen);
  }
}
