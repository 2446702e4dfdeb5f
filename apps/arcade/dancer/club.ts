import { C } from '../src/palette.ts';
import type { Pen } from '../src/pen.ts';

/** Lanes from the left: place, colour, and the turn of an arrow that points right. */
export const LANES = [
  { x: 168, colour: C.ipeRosa, turn: 180 },
  { x: 312, colour: C.lagoa, turn: 90 },
  { x: 456, colour: C.ipe, turn: -90 },
  { x: 600, colour: C.folha, turn: 0 },
] as const;
/** Height of the rings' line. */
export const LINE = 916;

const TILES = ['#5B3FB0', '#4A3296'] as const;
const LIT = [C.ipeRosa, C.lagoa, C.ipe] as const;

/** Walls, speakers, light: everything that stands still. */
export function drawClub(pen: Pen): void {
  const night = pen.g.createLinearGradient(0, 0, 0, 1024);
  night.addColorStop(0, '#33206F');
  night.addColorStop(0.5, '#5A36A8');
  night.addColorStop(1, '#2B1A58');
  pen.g.fillStyle = night;
  pen.g.fillRect(0, 0, 768, 1024);
  const glow = pen.g.createRadialGradient(384, 380, 20, 384, 380, 380);
  glow.addColorStop(0, 'rgb(255 190 224 / 85%)');
  glow.addColorStop(1, 'rgb(255 154 208 / 0%)');
  pen.g.fillStyle = glow;
  pen.g.fillRect(0, 0, 768, 800);
  beams(pen);
  for (const x of [26, 632]) speaker(pen, x);
  discoBall(pen);
}

function beams(pen: Pen): void {
  for (const [x, colour, turn] of [
    [60, '#7FE3F2', 18],
    [230, C.ipe, 8],
    [538, '#FF8FC6', -8],
    [708, '#A9DE8B', -18],
  ] as const)
    pen.fade(0.13, (p) => p.at(x, 96, (q) => q.path('M-14 0 L-92 560 H92 L14 0Z', colour), 1, turn));
}

function speaker(pen: Pen, x: number): void {
  pen.rect(x, 236, 110, 186, 16, '#241549').rect(x + 6, 242, 98, 174, 12, '#3A2672');
  for (const [y, r] of [
    [290, 30],
    [368, 38],
  ] as const)
    pen
      .circle(x + 55, y, r, '#241549')
      .circle(x + 55, y, r * 0.7, '#6F4CC4')
      .circle(x + 55, y, r * 0.28, '#241549');
}

function discoBall(pen: Pen): void {
  pen.line('M384 0 V124', '#E7DDFB', 5).circle(384, 160, 40, '#CFC0F2');
  pen.clip('M344 160 A40 40 0 1 0 424 160 A40 40 0 1 0 344 160', (p) => {
    p.rect(384, 120, 40, 80, 0, '#A58FE0').rect(392, 132, 15, 15, 0, C.ipeRosa).rect(360, 164, 15, 15, 0, C.lagoa);
    p.rect(390, 176, 15, 15, 0, C.ipe);
    p.line(
      'M344 132 H424 M344 148 H424 M344 164 H424 M344 180 H424 M360 118 V204 M376 118 V204 M392 118 V204 M408 118 V204',
      '#5A36A8',
      3,
    );
  });
}

/** The floor in perspective; its lit tiles change with the beat, not faster. */
export function drawFloor(pen: Pen, beat: number): void {
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 9; column += 1) {
      const isLit = (row * 5 + column * 3 + beat * 2) % 7 === 0;
      const colour = isLit ? (LIT[(row + column) % LIT.length] ?? C.ipe) : (TILES[(row + column) % 2] ?? TILES[0]);
      tile(pen, row, column, colour);
    }
}

const corner = (u: number, v: number): readonly [number, number] => [
  384 + (u - 0.5) * 960 * (0.55 + v * 0.55),
  424 + v * v * 170 + v * 40,
];

function tile(pen: Pen, row: number, column: number, colour: string): void {
  const { g } = pen;
  g.beginPath();
  for (const [u, v] of [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ] as const)
    g.lineTo(...corner(u / 9, v / 4));
  g.closePath();
  g.fillStyle = colour;
  g.fill();
  g.strokeStyle = '#33206F';
  g.lineWidth = 3;
  g.stroke();
}

/** Somebody of the crowd from behind; arms rise with the combo. */
export function drawSpectator(pen: Pen, x: number, y: number, colour: string, arms: number): void {
  pen.at(x, y, (p) => {
    p.circle(0, -62, 27, colour).path('M-40 90 C-42 -14 -26 -34 0 -34 C26 -34 42 -14 40 90Z', colour);
    if (arms > 0) p.line('M-28 -10 L-46 -66 L-38 -104', colour, 17);
    if (arms > 1) p.line('M28 -10 L46 -66 L38 -104', colour, 17);
  });
}

const ARROW =
  'M-24 -10 H2 V-24 C2 -28 6 -29 9 -26 L31 -4 C33 -2 33 2 31 4 L9 26 C6 29 2 28 2 24 V10 H-24 C-28 10 -30 8 -30 4 V-4 C-30 -8 -28 -10 -24 -10Z';

/** A falling note: disc and arrow. */
export const drawNote =
  (lane: number) =>
  (pen: Pen): void => {
    const { colour, turn } = LANES[lane] ?? LANES[0];
    pen
      .circle(0, 5, 42, '#2B1A58')
      .circle(0, 0, 42, colour)
      .fade(0.6, (p) => p.line('M-30 -18 C-24 -30 -8 -36 6 -34', C.branco, 5))
      .at(0, 0, (p) => p.path(ARROW, C.tinta), 0.76, turn);
  };

/** The ring a note has to meet. */
export const drawRing =
  (lane: number) =>
  (pen: Pen): void => {
    const { colour, turn } = LANES[lane] ?? LANES[0];
    pen.circle(0, 0, 50, '#2B1A58').ring(0, 0, 50, colour, 7);
    pen.at(0, 0, (p) => p.line(ARROW, colour, 5), 0.8, turn);
  };
