/** The table on which the bids of a group are opened, seen from above: its wood, the other envelopes, and what lies beside. */
import { type Colour, shade, tint } from '../core/colour.ts';
import { points, triples } from '../core/geometry.ts';
import { at, circ, each, ell, g, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SHADOW, TABLE, TABLE_DARK, TABLE_SEAM } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { ICON } from '../ui/icons.ts';

/** The group's other envelopes lie around, sealed: their content is not shown here. */
type Lying = readonly [x: number, y: number, turn: number, colour: Colour];
export const NEAR_ENVELOPES: readonly Lying[] = [
  [196, 300, -14, '#F6C9D4'],
  [572, 300, 14, '#CDE8C3'],
];
/** a screen of 768 cuts these off, a broad window shows them whole */
export const OUTER_ENVELOPES = {
  left: [70, 470, -34, '#BFDFF2'],
  right: [698, 470, 34, '#DCCFF5'],
} as const satisfies Record<string, Lying>;

export const lyingEnvelope = ([x, y, turn, colour]: Lying): Svg =>
  at(
    x,
    y,
    rect(-124, -78, 248, 160, 14, SHADOW, { opacity: 0.2, transform: 'translate(5 8)' }) +
      rect(-124, -82, 248, 160, 14, colour) +
      path('M-124 -66 Q-124 -82 -108 -82 H108 Q124 -82 124 -66 L12 18 Q0 26 -12 18Z', shade(colour, 0.1)) +
      circ(0, 14, 25, shade(C.flamboyant, 0.3)) +
      circ(0, 10, 25, C.flamboyant) +
      at(0, 10, ICON.estrela, 0.46),
    1,
    turn,
  );

/** Height of a board of the table in units, and of the seam between two; a seam lies 102 above and 102 below the middle, and the window goes on with them (apps/web/src/map/popups/films.module.css). */
const BOARD = 204;
const SEAM = 4;
/** Boards of two tones under a lamp, in the film's 768 x 1024. */
export const wood = (): Svg =>
  each([-4, -3, -2, -1, 0, 1, 2], (i) => {
    const y = 512 + (i + 0.5) * BOARD;
    return rect(0, y, 768, BOARD, 0, i % 2 === 0 ? TABLE : TABLE_DARK) + rect(0, y, 768, SEAM, 0, TABLE_SEAM);
  }) + each(points`366,470 290,380 206,276`, ([rx = 0, ry = 0]) => ell(384, 560, rx, ry, '#FFD79A', { opacity: 0.13 }));

/** Lines of the wood. */
export const grain = (lines: readonly (readonly [x: number, y: number, length: number])[]): Svg =>
  each(lines, ([x, y, length]) =>
    line(`M${x} ${y} q${length / 2} -9 ${length} 3`, shade(TABLE, 0.14), 5, { 'stroke-linecap': 'round' }),
  );

const shadowed = (shadow: Svg, body: Svg): Svg => g(shadow, { opacity: 0.22, transform: 'translate(8 12)' }) + body;

const cup =
  shadowed(circ(0, 0, 108, SHADOW), circ(0, 0, 108, C.branco) + circ(0, 0, 90, C.labio) + circ(0, 0, 84, C.branco)) +
  rect(44, -16, 66, 32, 16, C.lagoa, { transform: 'rotate(38)' }) +
  circ(0, 0, 66, shade(C.lagoa, 0.16)) +
  circ(0, -3, 64, C.lagoa) +
  circ(0, -3, 52, '#6B4030') +
  path('M-36 -22 A42 42 0 0 1 2 -44', 'none', {
    stroke: tint('#6B4030', 0.35),
    'stroke-width': 7,
    'stroke-linecap': 'round',
  });

const pen = shadowed(
  rect(-110, -9, 220, 20, 10, SHADOW),
  rect(-110, -10, 188, 20, 10, C.jabuticaba) +
    rect(-110, -10, 40, 20, 10, shade(C.jabuticaba, 0.3)) +
    rect(52, -10, 18, 20, 0, C.ipe) +
    path('M70 -10 H84 L116 0 L84 10 H70Z', C.areia) +
    path('M104 -4 L116 0 L104 4Z', C.tinta),
);

/** the minutes: who bid, and what was checked */
const minutes = (() => {
  const rows = [0, 1, 2, 3, 4].map((i) => {
    const y = -76 + 54 * i;
    const tick =
      i < 2
        ? line(`M92 ${y} l12 13 l22 -26`, C.mata, 9, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })
        : '';
    return rect(-118, y - 8, 176 - 26 * (i % 2), 15, 7, C.areia) + tick;
  });
  return shadowed(
    rect(-160, -190, 320, 400, 20, SHADOW),
    rect(-160, -190, 320, 400, 20, C.papel) +
      path('M-160 -170 Q-160 -190 -140 -190 H140 Q160 -190 160 -170 V-120 H-160Z', C.mata) +
      text(0, -142, 'ATA DA ASSEMBLEIA', { size: 30, fill: C.branco }) +
      rows.join(''),
  );
})();

const leaf = (turn: number, c: Colour): Svg =>
  g(path('M0 -26 C44 -62 40 -126 0 -160 C-40 -126 -44 -62 0 -26Z', c) + line('M0 -34 V-140', shade(c, 0.2), 5), {
    transform: `rotate(${turn})`,
  });
const plant = shadowed(
  circ(0, 0, 132, SHADOW),
  each([0, 60, 120, 180, 240, 300], (turn) => leaf(turn, C.mata)) +
    circ(0, 0, 70, C.tijolo) +
    circ(0, 0, 56, shade(C.tijolo, 0.3)) +
    each([30, 90, 150, 210, 270, 330], (turn) => g(leaf(turn, C.folha), { transform: 'scale(.72)' })),
);
const stampPad =
  shadowed(
    rect(-92, -66, 184, 132, 22, SHADOW),
    rect(-92, -66, 184, 132, 22, C.carbono) +
      rect(-74, -50, 148, 100, 14, C.flamboyant) +
      rect(-74, -50, 148, 26, 13, tint(C.flamboyant, 0.25)),
  ) +
  at(116, 78, shadowed(ell(0, 0, 50, 50, SHADOW), circ(0, 0, 50, C.madeira) + circ(0, -4, 34, tint(C.madeira, 0.28))));

const coins = each(points`0,0 58,34 -22,64`, ([x, y]) =>
  at(x, y, shadowed(circ(0, 0, 34, SHADOW), circ(0, 0, 34, C.mel) + circ(0, -3, 31, C.ipe) + circ(0, -3, 22, C.mel))),
);

/** What lies around the envelopes in the film, clear of faces, words and hands. */
export const TABLE_THINGS: Svg =
  at(356, 186, stampPad, 0.5, -6) +
  at(688, 900, cup, 0.72, -12) +
  at(70, 890, coins, 0.82) +
  at(236, 908, pen, 0.86, -10);

export type TableSide = keyof typeof OUTER_ENVELOPES;
/** What a broad window shows beside the film's 768, in its own units: x below 0 at the left, above 768 at the right. */
export const TABLE_SIDES: Readonly<Record<TableSide, Svg>> = {
  left:
    grain(triples`-330,90,210 -600,330,170 -260,640,150 -520,960,230 -820,700,190 -780,150,160`) +
    lyingEnvelope(OUTER_ENVELOPES.left) +
    at(-250, 250, cup, 1.05, -12) +
    at(-330, 760, minutes, 1, -9) +
    at(-96, 742, pen, 1, -62) +
    at(-640, 520, plant, 1.1),
  right:
    grain(triples`900,120,200 1180,420,190 860,880,180 1240,930,170 1420,250,200`) +
    lyingEnvelope(OUTER_ENVELOPES.right) +
    at(1010, 250, stampPad, 1.1, 14) +
    at(940, 700, coins) +
    at(1090, 780, lyingPapers(), 1, 11) +
    at(1400, 520, plant, 1.1, 24),
};

/** a folder with the papers of the group, shut */
function lyingPapers(): Svg {
  return shadowed(
    rect(-150, -180, 300, 370, 18, SHADOW),
    rect(-134, -188, 280, 370, 14, C.papel) +
      rect(-150, -176, 290, 366, 18, C.mel) +
      path(
        'M-150 -158 Q-150 -176 -132 -176 H-30 L2 -142 H122 Q140 -142 140 -124 V172 Q140 190 122 190 H-132 Q-150 190 -150 172Z',
        C.ipe,
      ) +
      rect(-86, -40, 164, 84, 12, C.papel) +
      text(-4, 14, 'GRUPO', { size: 38, fill: C.tinta }),
  );
}
