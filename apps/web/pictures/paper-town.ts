/*
 * A street cut from white paper, for the room beside a sheet of paper on a broad window: two rows of houses, the far one
 * paler (STYLE section 3), and the wave pavement. It takes its colour from the ground that it lies on, and repeats to
 * both sides.
 */

/** One stretch of the street; its right edge meets its left one. */
const PAPER_TOWN = { width: 1440, height: 400 } as const;

const GROUND = 340;
const { width: W, height: H } = PAPER_TOWN;

const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const shape = (d: string, opacity: number): string =>
  `<path d="${d}" fill="#fff" fill-rule="evenodd" opacity="${opacity}"/>`;

/** A block of flats: windows are holes. */
function tower(x: number, w: number, h: number): string {
  const top = GROUND - h;
  const columns = Math.floor((w - 16) / 34);
  const holes = Array.from({ length: columns * Math.floor((h - 40) / 46) }, (_, i) =>
    box(x + 16 + (i % columns) * 34, top + 24 + Math.floor(i / columns) * 46, 18, 24, 4),
  );
  return box(x, top, w, h, 8) + holes.join('');
}
/** A house with a gable, a door and two windows. */
function house(x: number, w: number, h: number): string {
  const [top, side] = [GROUND - h, w / 2];
  return (
    box(x, top, w, h) +
    `M${x - 12} ${top}L${x + side} ${top - w * 0.36}L${x + w + 12} ${top}Z` +
    box(x + w * 0.42, GROUND - 62, w * 0.2, 62) +
    box(x + w * 0.12, top + 24, w * 0.2, 34, 5) +
    box(x + w * 0.7, top + 24, w * 0.2, 34, 5)
  );
}
const tree = (x: number, r: number): readonly string[] => [
  box(x - 6, GROUND - r * 1.4, 12, r * 1.4, 4),
  disc(x, GROUND - r * 2, r),
  disc(x - r * 0.72, GROUND - r * 1.5, r * 0.68),
  disc(x + r * 0.72, GROUND - r * 1.5, r * 0.68),
];

const FAR = [
  [30, 110, 230],
  [156, 92, 170],
  [330, 120, 290],
  [468, 96, 200],
  [700, 104, 250],
  [820, 130, 190],
  [1040, 110, 270],
  [1164, 96, 210],
  [1330, 92, 180],
] as const;
const NEAR = [
  [70, 150, 112],
  [262, 170, 128],
  [560, 150, 118],
  [760, 176, 132],
  [1000, 150, 110],
  [1200, 170, 126],
] as const;
const TREES = [
  [24, 40],
  [500, 46],
  [962, 42],
  [1416, 40],
] as const;

export function paperTown(): string {
  const wave = (y: number): string =>
    `<path d="M-60 ${y}q30 -14 60 0${'t60 0'.repeat(W / 60 + 1)}" fill="none" stroke="#fff" stroke-width="7" opacity=".5"/>`;
  const parts = [
    ...FAR.map(([x, w, h]) => shape(tower(x, w, h), 0.34)),
    ...NEAR.map(([x, w, h]) => shape(house(x, w, h), 0.72)),
    ...TREES.map(
      ([x, r]) =>
        `<g opacity=".72">${tree(x, r)
          .map((d) => shape(d, 1))
          .join('')}</g>`,
    ),
    `<path d="M0 ${GROUND}H${W}V${H}H0Z" fill="#fff" opacity=".3"/>`,
    wave(GROUND + 18),
    wave(GROUND + 42),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${parts.join('')}</svg>`;
}
