/** The files of the raffle's shot: every piece of the hall, the people beside the globe, and the balls. */
import { shade, tint } from '../core/colour.ts';
import { at, circ, each, ell, line, linear, path, picture, radial, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, HALL, SHADOW } from '../core/tokens.ts';
import { figure } from '../people/figure.ts';
import type { FigureOptions } from '../people/figure-options.ts';
import type { Pose } from '../people/pose-places.ts';
import { hands, STANDS } from '../people/standing-poses.ts';
import type { PersonRef } from '../people/vocabulary.ts';
import { bunting, hallWindow, MODERATOR } from '../scenes/assembly.ts';
import { seated } from '../scenes/furniture.ts';
import { axle, ball, glassBack, glassFront, stand } from '../scenes/globe.ts';
import { BALL_CELLS, BALLS, PIECES, type PieceBox, type PieceName, BALL_RADIUS as RADIUS, STAR } from './boxes.ts';

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
  each(SEATS, ([x, y, persona]) =>
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
  );

/** Lays pictures of a piece side by side, each in the box of its cell. */
const sideBySide = ({ width }: PieceBox, bodies: readonly Svg[]): Svg =>
  each(bodies, (body, i) => at(i * width, 0, body));
const moods = (box: PieceBox, list: readonly FigureOptions[]): Svg =>
  sideBySide(
    box,
    list.map((options) => figure(options).body),
  );

const audienceCells = (box: PieceBox): Svg => sideBySide(box, [seats(false), seats(true)]);
const moderatorCells = (box: PieceBox): Svg =>
  moods(box, [
    { persona: MODERATOR, pose: 'palestra', expression: 'feliz' },
    { persona: MODERATOR, pose: 'mostrar', expression: 'radiante' },
  ]);
const HELPER = 'x33';
const helperCells = (box: PieceBox): Svg =>
  moods(box, [
    { persona: HELPER, pose: 'servir', expression: 'feliz', flip: true },
    { persona: HELPER, pose: 'mostrar', expression: 'feliz', flip: true },
    { persona: HELPER, pose: 'servir', expression: 'surpreso', flip: true },
    { persona: HELPER, pose: 'celebra', expression: 'radiante', flip: true },
  ]);
const CLAPPING: Pose = { turn: 0.45, A: [34, 86], B: [-24, 134], ...STANDS, front: 'AB', ...hands('aberta') };
const starCells = (box: PieceBox, persona: PersonRef): Svg =>
  moods(box, [
    { persona, pose: 'parado', expression: 'feliz', flip: true },
    { persona, pose: 'pensar', expression: 'surpreso', flip: true },
    { persona, pose: 'vitoria', expression: 'radiante' },
    { persona, pose: CLAPPING, expression: 'triste', flip: true },
  ]);

const SKIN = MODERATOR.skin;
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

function wall(): Svg {
  const [floor, floorStops] = linear([0, '#D9A577'], [1, '#B97C57']);
  const [light, lightStops] = radial([0, '#FFF6D8', 0.9], [1, '#FFF6D8', 0]);
  return (
    floorStops +
    lightStops +
    rect(-2400, -1040, 4800, 1400, 0, '#FBDDB8') +
    rect(-2400, 60, 4800, 240, 0, HALL.wainscot) +
    rect(-2400, 44, 4800, 20, 0, C.papel) +
    each(upTo(32), (i) => rect(-2438 + i * 154, 96, 116, 160, 16, '#7FC7BB')) +
    rect(-2400, 306, 4800, 1160, 0, floor) +
    each(upTo(17), (i) => line(`M${(i - 8) * 260} 306 L${(i - 8) * 660} 1460`, '#B07850', 5)) +
    rect(-2400, 290, 4800, 22, 0, '#A8714F') +
    each([-1900, -1250, 1250, 1900], (x) => at(x, -330, at(-96, 0, hallWindow(96)), 2.2)) +
    ell(0, -260, 1300, 760, light, { opacity: 0.55 }) +
    each([-2400, -900, 600], (x) => at(x, -960, bunting(0, 1800, 0, 43))) +
    rect(-430, -640, 860, 330, 34, shade(C.terra, 0.2)) +
    rect(-430, -654, 860, 330, 34, C.madeira) +
    rect(-404, -630, 808, 282, 20, '#2F6B5C')
  );
}
const table = (): Svg =>
  ell(30, 452, 470, 46, SHADOW, { opacity: 0.18 }) +
  rect(-390, 356, 790, 100, 22, shade(C.flamboyant, 0.3)) +
  rect(-400, 334, 810, 110, 22, C.flamboyant) +
  each(upTo(11), (i) => path(`M${-392 + i * 72} 444 q36 44 72 0Z`, i % 2 ? C.flamboyant : '#FFF6E6')) +
  rect(-400, 330, 810, 26, 13, tint(C.flamboyant, 0.4));

/** The way of the ball from the gate to the cup: closed, of brass. */
const TUBE = 'M0 224 V262 C0 302 120 300 206 312 C250 318 268 330 268 352';
const tube = (): Svg =>
  line(TUBE, '#A8700F', 76) +
  line(TUBE, C.mel, 66) +
  line(TUBE, tint(C.mel, 0.34), 20, { transform: 'translate(-10 -12)' }) +
  rect(88, 258, 16, 84, 7, '#B97F10') +
  rect(206, 272, 16, 84, 7, '#B97F10');

const cup = (): Svg =>
  ell(6, 66, 92, 16, SHADOW, { opacity: 0.2 }) +
  path('M-78 -2 H78 C78 52 46 66 0 66 C-46 66 -78 52 -78 -2Z', C.mel) +
  path('M34 -2 H78 C78 52 46 66 12 66 C34 48 36 26 34 -2Z', shade(C.mel, 0.24)) +
  line('M-58 10 C-54 32 -44 44 -30 50', tint(C.mel, 0.5), 8);
const lid = (): Svg =>
  path('M-80 0 C-80 -74 80 -74 80 0Z', C.jabuticaba) +
  path('M30 -52 C64 -44 80 -24 80 0 H38 C42 -20 40 -40 30 -52Z', shade(C.jabuticaba, 0.24)) +
  line('M-58 -14 C-52 -34 -38 -44 -22 -48', tint(C.jabuticaba, 0.4), 8) +
  rect(-86, -8, 172, 16, 8, shade(C.jabuticaba, 0.2)) +
  circ(0, -62, 15, C.ipe);

const paddle = (): Svg =>
  rect(-28, -7, 56, 14, 7, C.branco, { opacity: 0.75 }) + rect(-28, 1, 56, 6, 3, '#9FCFE2', { opacity: 0.8 });
const crank = (): Svg =>
  line('M0 0 L38 0', shade(C.mel, 0.2), 17) +
  line('M38 0 L38 -78', C.mel, 17) +
  circ(38, -84, 23, shade(C.flamboyant, 0.3)) +
  circ(38, -88, 23, C.flamboyant) +
  circ(31, -95, 6, '#FFC3B2');

/** The moderator's arm that lifts the ball; the ball rests on the hand, above the origin. */
const arm = (): Svg =>
  line('M-560 1000 L-26 52', C.mar, 92) +
  line('M-530 1010 L-4 74', shade(C.mar, 0.2), 30) +
  line('M-46 92 L-22 46', C.papel, 84) +
  path('M-70 40 C-84 4 -62 -18 -34 -20 C4 -18 48 -18 62 -4 C74 22 44 62 4 70 C-30 74 -58 66 -70 40Z', SKIN) +
  line('M-62 8 L-80 -44', SKIN, 30) +
  line('M56 4 L82 -38', SKIN, 26);

const DRAW: Readonly<Record<PieceName, (box: PieceBox) => Svg>> = {
  wall,
  audience: audienceCells,
  table,
  globeBack: () => stand() + glassBack() + axle(-240, C.mel) + axle(240, C.mel),
  globeFront: glassFront,
  paddle,
  crank,
  tube,
  cup,
  lid,
  arm,
  moderator: moderatorCells,
  helper: helperCells,
};
const inBox = (name: string, { x, y, width, height, cells }: PieceBox, body: Svg): Svg =>
  picture(name, { width: width * cells, height, viewBox: `${x} ${y} ${width * cells} ${height}` }, body);

/** A piece of the hall, its cells side by side. */
export const rafflePiece = (name: PieceName): Svg => inBox(`sorteio-${name}`, PIECES[name], DRAW[name](PIECES[name]));
/** Somebody who stands beside the globe, in the moods of STAR. */
export const raffleStar = (persona: PersonRef): Svg =>
  inBox(`sorteio-pessoa-${persona}`, STAR, starCells(STAR, persona));

const blank = (): Svg =>
  circ(0, 0, RADIUS, C.papel) + path('M34 -94 A100 100 0 0 1 -30 95 C70 80 90 -40 34 -94Z', '#E4D6E8');
/** Balls without a number: one of each colour, then the player's own, then a blank side. */
export function raffleBalls(): Svg {
  const colours = Array.from({ length: BALL_CELLS.colours }, (_, i) => ball(i, { r: RADIUS, isBlank: true }));
  const all = [...colours, ball(0, { own: true, r: RADIUS, isBlank: true }), blank()];
  return inBox(
    'sorteio-bolas',
    BALLS,
    each(all, (body, i) => at(i * BALLS.width, 0, body)),
  );
}
