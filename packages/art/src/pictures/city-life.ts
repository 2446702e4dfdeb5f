/** Pictures of what moves on the map; where and how it moves is in CITY_LIFE. */
import { at, circ, each, g, picture, type Svg, times } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { figure } from '../people/figure.ts';
import type { PersonRef, PoseName } from '../people/vocabulary.ts';
import { CITY_LIFE, type LifeBox, type LifePictureName } from '../plans/life.ts';
import { SIGN } from '../plans/places.ts';
import { flagCloth } from '../scenes/buildings/shopping.ts';
import { fountainSpray } from '../scenes/city/square.ts';
import { CAR_SCALE } from '../scenes/city/traffic.ts';
import { bus, car, cloud } from '../scenes/props.ts';

export {
  CITY_LIFE,
  LIFE_PICTURES,
  type LifeBox,
  type LifeKind,
  type LifeLayer,
  type LifePart,
  type LifePictureName,
} from '../plans/life.ts';

const vehicle = (body: Svg): readonly Svg[] => [g(body, { transform: `scale(${CAR_SCALE})` })];
/** contact, passing, contact, passing: four of the six frames are enough for somebody 50 px high */
const STROLL_POSES: readonly PoseName[] = ['anda0', 'anda1', 'anda3', 'anda4'];
/** px of the map in one unit of a stroller */
const STROLL_SCALE = 0.13;
const walker = (persona: PersonRef, flip: boolean): readonly Svg[] =>
  STROLL_POSES.map((pose) =>
    g(figure({ persona, pose, flip, expression: 'feliz', scale: STROLL_SCALE }).body, {
      transform: `scale(${STROLL_SCALE})`,
    }),
  );
/** bulbs along the upper and the lower edge of a sign; every other one is lit */
const lampRow = (lit: number): Svg =>
  times(9, (i) => {
    const x = -34 + i * 15;
    return each([-33, 33], (y, row) =>
      (i + row) % 2 === lit
        ? circ(x, y, 7, C.lampada, { opacity: 0.4 }) + circ(x, y, 3.4, '#FFF6CF')
        : circ(x, y, 3.4, '#E2A93E'),
    );
  });

/** the frames of each picture, around the point that lies on the path */
const FRAMES: Readonly<Record<LifePictureName, () => readonly Svg[]>> = {
  cloud: () => [cloud(1)],
  'car-coral-down-right': () => vehicle(car(C.flamboyant, 1)),
  'car-violet-up-left': () => vehicle(car(C.jabuticaba, 1, true)),
  'car-yellow-down-left': () => vehicle(car(C.ipe, -1)),
  'car-blue-up-right': () => vehicle(car(C.lagoa, -1, true)),
  'bus-down-right': () => vehicle(bus(C.mata)),
  'walker-7-left': () => walker('x7', true),
  'walker-13-right': () => walker('x13', false),
  'walker-17-right': () => walker('x17', false),
  spray: () => [1, 1.2, 0.86].map(fountainSpray),
  flag: () => [1, 0.2, -0.8, 0.2].map(flagCloth),
  smoke: () => [circ(2, 2, 10, SHADOW, { opacity: 0.06 }) + circ(0, 0, 10, C.branco, { opacity: 0.8 })],
  'sign-lamps': () => [lampRow(0), lampRow(1)],
};
const boxOf = (name: LifePictureName): LifeBox =>
  CITY_LIFE.find((part) => part.picture === name)?.box ?? { width: SIGN.width, height: SIGN.height, anchor: [0, 0] };

/** A moving part: its frames side by side, each as large as the part's box. */
export function lifePicture(name: LifePictureName): Svg {
  const { width, height, anchor } = boxOf(name);
  const frames = FRAMES[name]();
  return picture(
    `vida-${name}`,
    { width: width * frames.length, height },
    each(frames, (body, i) => at(i * width + anchor[0], anchor[1], body)),
  );
}
