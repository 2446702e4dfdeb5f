import { PALETTE as C } from '@consorcio/art/tokens';
import { dancerConfig } from '@consorcio/minigames';
import type { Field } from '../../canvas/field.ts';
import { HEIGHT } from '../../canvas/layout.ts';
import type { Pen } from '../../canvas/pen.ts';

/** The four lanes, from the left. GAMES section 4. */
export const LANES = [
  { x: 168, colour: C.ipeRosa },
  { x: 312, colour: C.lagoa },
  { x: 456, colour: C.ipe },
  { x: 600, colour: C.folha },
] as const;
/** Units of the layout: the line of the rings and the upper edge of the glass that the notes fall behind. */
const LINE = 930;
const GLASS = 648;
/** Shares of a taller field by which they stand lower: what is between them grows, and so does the room below the rings. */
const LINE_LOWER = 0.7;
const GLASS_LOWER = 0.35;
/** Where the dancer's feet stand, and the share of the way from there to the glass where praise is said. */
export const FEET = 560;
const PRAISE = 0.58;
/** Units under the glass's edge where a note begins to be seen. */
const NOTES_FROM = 18;
/** What is said of a stray press: under its ring where the field has grown by so much, else over it. */
const ROOM_BELOW = 100;
const [UNDER, OVER] = [108, -90] as const;

/** Where the club's things stand, in units of the layout. */
export interface ClubLayout {
  readonly line: number;
  readonly glass: number;
  /** Units that a note falls in a tick. */
  readonly fall: number;
  readonly praise: number;
  readonly stray: number;
}

/** `extra`: units that the field is higher than 1024; a note is seen for as long as in every other. */
export function clubLayout(extra: number): ClubLayout {
  const line = LINE + Math.round(extra * LINE_LOWER);
  const glass = GLASS + Math.round(extra * GLASS_LOWER);
  return {
    line,
    glass,
    fall: (line - glass - NOTES_FROM) / dancerConfig.APPROACH,
    praise: FEET + (glass - FEET) * PRAISE,
    stray: line + (extra >= ROOM_BELOW ? UNDER : OVER),
  };
}

/** The lanes' dark glass and the line of the rings, over crowd and floor. */
export function drawLanes(pen: Pen, { extra }: Pick<Field, 'extra'>): void {
  const { line, glass } = clubLayout(extra);
  // In a window that is not taller the glass goes on below the field.
  const bottom = HEIGHT + (extra > 0 ? extra - 12 : 60);
  pen.fade(0.88, (p) => p.rect(78, glass, 612, bottom - glass, 40, '#1E1142'));
  for (const { x, colour } of LANES)
    pen.fade(0.14, (p) => p.rect(x - 58, glass + 12, 116, bottom - glass - 28, 24, colour));
  pen.fade(0.5, (p) => p.line(`M100 ${line} H668`, '#FFF3CF', 4));
}

/** Rows and columns of the lit floor, and looks that it goes through. */
const [ROWS, COLUMNS] = [4, 9] as const;
export const FLOOR_LOOKS = 7;
export const FLOOR = { y: 420, height: 220 } as const;
const LIGHTS = [C.ipeRosa, C.lagoa, C.ipe] as const;

/** Corner of a tile, as on the ground's picture: `u` from left to right, `v` from back to front. */
function corner(u: number, v: number): string {
  const y = 424 + v * v * 170 + v * 40;
  const wide = 0.55 + v * 0.55;
  return `${Math.round(384 + (u - 0.5) * 960 * wide)} ${Math.round(y - FLOOR.y)}`;
}

/** The tiles that are lit in one look. */
export function drawLights(pen: Pen, look: number): void {
  for (let a = 0; a < ROWS; a += 1)
    for (let b = 0; b < COLUMNS; b += 1) {
      if ((a * 5 + b * 3 + look) % FLOOR_LOOKS !== 0) continue;
      const colour = LIGHTS[(a + b + look) % LIGHTS.length] ?? C.ipe;
      const [left, right, back, front] = [b / COLUMNS, (b + 1) / COLUMNS, a / ROWS, (a + 1) / ROWS];
      const tile = `M${corner(left, back)} L${corner(right, back)} L${corner(right, front)} L${corner(left, front)}Z`;
      pen.fade(0.8, (p) => p.path(tile, colour));
    }
}
