/** The files of the raffle's shot: every piece of the hall, the people beside the globe, and the balls. */
import { at, circ, path, picture, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import type { PersonRef } from '../people/vocabulary.ts';
import { axle, ball, glassBack, glassFront, stand } from '../scenes/globe.ts';
import { BALL_CELLS, BALLS, PIECES, type PieceBox, type PieceName, BALL_RADIUS as RADIUS, STAR } from './boxes.ts';
import { audienceCells, helperCells, moderatorCells, starCells } from './people.ts';
import { arm, crank, cup, lid, paddle, table, tube, wall } from './things.ts';

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
  return inBox('sorteio-bolas', BALLS, all.map((body, i) => at(i * BALLS.width, 0, body)).join(''));
}
