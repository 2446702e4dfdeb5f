/** What several moments are made of, around 0,0 unless said otherwise; the floor of the 516 x 244 slot is at y = 104. */
import { type Colour, shade } from '../core/colour.ts';
import { at, circ, each, ell, g, line, path, rect, type Svg, times } from '../core/svg.ts';
import { PALETTE as C, HALL, SHADOW } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { type Posed, posed } from '../people/posed.ts';
import { ICON, type IconName } from '../ui/icons.ts';
import type { DreamId } from './dreams/dream.ts';
import { type DreamTileOptions, dreamTile } from './dreams/dreams.ts';
import { sunburst } from './party.ts';

export const FLOOR = 104;
export const person = (x: number, s: number, o: Posed) => at(x, FLOOR, posed({ scale: s, ...o }), s);
export const room = (wall: Colour, floor: Colour) =>
  rect(-260, -124, 520, 250, 0, wall) + rect(-260, 70, 520, 60, 0, floor);
/** A window of 108 x 92 with the hills of the town, at its middle; at night with the moon. */
const view = (isNight: boolean) =>
  rect(-54, -46, 108, 92, 10, isNight ? '#4B4694' : '#BFE6F5') +
  (isNight ? circ(24, -18, 12, '#FFF1C9') : circ(24, -18, 12, '#FFDF8A')) +
  path('M-54 26 C-30 -6 -8 18 12 2 S44 0 54 12 V46 H-54Z', isNight ? '#37337A' : '#8FD0A4') +
  path('M0 -46 V46 M-54 0 H54', 'none', { stroke: C.papel, 'stroke-width': 5 }) +
  rect(-54, -46, 108, 92, 10, 'none', { stroke: C.papel, 'stroke-width': 8 }) +
  rect(-64, 44, 128, 10, 5, C.papel);
/** A room at home: a window of the town over the skirting, a rug on the floor. */
export const home = (wall: Colour, floor: Colour, windowX: number, isNight = false) =>
  room(wall, floor) +
  rect(-260, 62, 520, 9, 0, C.papel, { opacity: 0.75 }) +
  at(windowX, -54, view(isNight)) +
  ell(0, 108, 214, 18, shade(floor, 0.12));
export const rays = (c: Colour, o = 0.7) => sunburst(0, 40, 420, c, 18, o, 4);
export const padlock = (s = 1, open = false) =>
  g(
    path(open ? 'M-20 -8 V-30 A20 20 0 0 1 18 -38' : 'M-20 -8 V-26 A20 20 0 0 1 20 -26 V-8', 'none', {
      stroke: '#8C86B4',
      'stroke-width': 11,
      'stroke-linecap': 'round',
    }) +
      rect(-34, -10, 68, 56, 14, C.mel) +
      rect(12, -10, 22, 56, 12, shade(C.mel, 0.2)) +
      circ(0, 14, 8, '#7A4A32') +
      rect(-3, 16, 6, 16, 3, '#7A4A32'),
    { transform: `scale(${s})` },
  );
export const bill = (stamp: Svg) =>
  rect(-54, -72, 112, 148, 10, SHADOW, { opacity: 0.16 }) +
  path('M-58 -78 H54 V66 l-14 10 l-14 -10 l-14 10 l-14 -10 l-14 10 l-14 -10 l-14 10 l-14 -10Z', C.papel) +
  text(-2, -48, 'PARCELA', { size: 21 }) +
  line('M-40 -30 H36 M-40 -12 H20 M-40 6 H30', C.areia, 6) +
  stamp;
export const paidStamp = g(
  rect(-52, -19, 104, 38, 10, 'none', { stroke: C.mata, 'stroke-width': 5 }) +
    text(0, 9, 'PAGO', { size: 27, fill: C.mata }),
  {
    transform: 'translate(0 38) rotate(-12)',
  },
);
export const lateStamp = g(
  rect(-60, -19, 120, 38, 10, 'none', { stroke: C.brasa, 'stroke-width': 5 }) +
    text(0, 9, 'ATRASO', { size: 25, fill: C.brasa }),
  {
    transform: 'translate(0 38) rotate(-12)',
  },
);
/** A resource's meter run empty. */
export const empty = (ic: IconName, label: string) =>
  rect(-70, -70, 140, 140, 34, C.labio) +
  rect(-70, -76, 140, 140, 34, C.papel) +
  g(ICON[ic], { transform: 'translate(0 -22) scale(1.1)', opacity: 0.35 }) +
  text(0, 46, label, { size: 34, fill: C.brasa });
export const tile = (id: DreamId, o: DreamTileOptions, s = 0.62) =>
  rect(-160 * s, -148 * s, 320 * s, 320 * s, 52 * s, SHADOW, { opacity: 0.14 }) +
  rect(-160 * s, -160 * s, 320 * s, 320 * s, 52 * s, C.branco) +
  at(0, 0, dreamTile(id, o), s);
/** Pennants on a cord along the top of the slot. */
const garland =
  path('M0 0 Q130 30 260 6 T520 0', 'none', { stroke: '#C98F5A', 'stroke-width': 3 }) +
  each([C.flamboyant, C.ipe, C.mata, C.jabuticaba, C.flamboyant, C.ipe, C.mata, C.jabuticaba], (colour, i) =>
    path(`M${24 + i * 62} ${i < 4 ? 10 : 4} h30 l-15 30Z`, colour),
  );
export const hallWall =
  room(HALL.wall, '#D9A273') +
  rect(-260, 40, 520, 34, 0, HALL.wainscot) +
  rect(-260, 34, 520, 8, 0, C.papel) +
  at(-260, -122, garland);
/** The two halves of a month: a shop with its awning on the left, a park on the right, one street before both. */
export const workAndRest =
  rect(-260, -124, 260, 250, 0, '#FFE3BF') +
  rect(0, -124, 260, 250, 0, '#CDEDF8') +
  path('M0 60 C60 10 120 34 170 16 S240 20 260 6 V90 H0Z', '#9FD8A6') +
  rect(-260, 52, 260, 24, 0, '#E3A870') +
  times(6, (i) => path(`M${-260 + i * 44} -124 h44 v24 a22 18 0 0 1 -44 0Z`, i % 2 === 0 ? C.flamboyant : C.papel)) +
  rect(-260, 72, 520, 60, 0, '#F0D2AC') +
  rect(-260, 72, 520, 6, 0, '#D9B083') +
  ell(0, 108, 120, 14, '#DDBB8E');
