/** Blocks of ordinary houses beside the map: with gardens, with a pool, under trees. */
import type { Svg } from '../../core/svg.ts';
import { benchAt, flat } from './neighbourhood.ts';
import { type Home, home, plant } from './stamps.ts';

type ThreeHomes = readonly [Home, Home, Home];
/** Three houses with gardens; `names` from the back to the front. */
export const homes = (x: number, y: number, [a, b, c]: ThreeHomes): Svg =>
  plant(x + 0.8, y + 0.8, 'moita') +
  home(x + 0.5, y + 2.2, b) +
  home(x + 2.7, y + 0.5, a) +
  plant(x + 4.5, y + 2.5, 'arvorinha') +
  home(x + 2.9, y + 3.1, c) +
  plant(x + 1.4, y + 4.5, 'ipe') +
  plant(x + 4.7, y + 4.7, 'moita');
/** Two houses and a pool under palms. */
export const homesWithPool = (x: number, y: number, [a, b]: readonly [Home, Home]): Svg =>
  home(x + 0.7, y + 0.7, a) +
  plant(x + 3, y + 1, 'palmeira') +
  flat(x + 2.75, y + 1.75, 1.75, 1.3, '#F8E8CF') +
  flat(x + 2.95, y + 1.95, 1.35, 0.9, '#5CC6DB') +
  flat(x + 2.95, y + 1.95, 1.35, 0.2, '#3FA9C4') +
  home(x + 0.8, y + 3.1, b) +
  plant(x + 3.3, y + 4.2, 'ipeRosa') +
  plant(x + 4.6, y + 3.6, 'moita');
/** Two houses before tall trees. */
export const homesUnderTrees = (x: number, y: number, [a, b]: readonly [Home, Home]): Svg =>
  plant(x + 1, y + 1.1, 'arvore') +
  plant(x + 2.2, y + 0.9, 'arvorinha') +
  home(x + 3, y + 1.4, a) +
  plant(x + 0.8, y + 2.6, 'ipe') +
  home(x + 1.3, y + 2.9, b) +
  benchAt(x + 3.8, y + 3.9) +
  plant(x + 4.5, y + 4.4, 'moita');
