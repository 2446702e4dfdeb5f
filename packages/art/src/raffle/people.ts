/** The people of the raffle's hall, one picture beside the other for each mood. */
import { at, ell, type Svg } from '../core/svg.ts';
import { figure } from '../people/figure.ts';
import type { FigureOptions } from '../people/figure-options.ts';
import type { Pose } from '../people/pose-places.ts';
import type { PersonRef } from '../people/vocabulary.ts';
import { MODERATOR } from '../scenes/assembly.ts';
import { seated } from '../scenes/furniture.ts';
import { PIECES, type PieceBox } from './boxes.ts';

const SEATS: readonly (readonly [x: number, y: number, who: PersonRef])[] = [
  [-1320, 470, 'x3'],
  [-1080, 480, 'x14'],
  [-840, 490, 'x8'],
  [840, 490, 'x21'],
  [1080, 480, 'x5'],
  [1320, 470, 'x18'],
  [-1560, 610, 'x7'],
  [-1240, 620, 'x11'],
  [-960, 640, 'x2'],
  [980, 640, 'x16'],
  [1260, 620, 'x9'],
  [1560, 610, 'x12'],
];
/** units of the audience's box to a unit of somebody in it */
const SEAT_SCALE = 1.12;
const seats = (isJoyful: boolean): Svg =>
  ell(0, 560, 1500, 170, '#D9573F', { opacity: 0.18 }) +
  SEATS.map(([x, y, persona]) =>
    at(
      x,
      y,
      seated({
        persona,
        pose: isJoyful ? 'sentadoPalmas' : 'sentado',
        expression: isJoyful ? 'radiante' : 'feliz',
        dir: x > 0 ? -1 : 1,
        scale: SEAT_SCALE * PIECES.audience.sharpness,
      }),
      SEAT_SCALE,
    ),
  ).join('');

/** Lays pictures of a piece side by side, each in the box of its cell. */
const sideBySide = ({ width }: PieceBox, bodies: readonly Svg[]): Svg =>
  bodies.map((body, i) => at(i * width, 0, body)).join('');
const moods = (box: PieceBox, list: readonly FigureOptions[]): Svg =>
  sideBySide(
    box,
    list.map((options) => figure(options).body),
  );

export const audienceCells = (box: PieceBox): Svg => sideBySide(box, [seats(false), seats(true)]);
export const moderatorCells = (box: PieceBox): Svg =>
  moods(box, [
    { persona: MODERATOR, pose: 'palestra', expression: 'feliz' },
    { persona: MODERATOR, pose: 'mostrar', expression: 'radiante' },
  ]);
const HELPER = 'x33';
export const helperCells = (box: PieceBox): Svg =>
  moods(box, [
    { persona: HELPER, pose: 'servir', expression: 'feliz', flip: true },
    { persona: HELPER, pose: 'mostrar', expression: 'feliz', flip: true },
    { persona: HELPER, pose: 'servir', expression: 'surpreso', flip: true },
    { persona: HELPER, pose: 'celebra', expression: 'radiante', flip: true },
  ]);
const CLAPPING: Pose = {
  turn: 0.45,
  A: [34, 86],
  B: [-24, 134],
  legA: [-5, 0],
  legB: [6, 0],
  front: 'AB',
  handA: 'aberta',
  handB: 'aberta',
};
export const starCells = (box: PieceBox, persona: PersonRef): Svg =>
  moods(box, [
    { persona, pose: 'parado', expression: 'feliz', flip: true },
    { persona, pose: 'pensar', expression: 'surpreso', flip: true },
    { persona, pose: 'vitoria', expression: 'radiante' },
    { persona, pose: CLAPPING, expression: 'triste', flip: true },
  ]);
