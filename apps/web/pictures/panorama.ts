import { PALETTE as C, SHADOW, shade, tint } from '@consorcio/art';

/*
 * Grounds for windows wider than a screen of 768: the drawing repeats to both sides, where its edges meet. The sky of
 * the middle, with sun and mountain, stands once; beside it the plain sky goes on.
 */

/** A screen of the art package, 768 x 1024. */
const W = 768;
const H = 1024;
/** From one drawing to the next: they overlap a little, so that no hairline shows. */
const STEP = W - 3;
/** Screens drawn on either side of the middle: enough for 2560 x 1440 and for a phone lying down. */
const SIDES = [-2, -1, 1, 2] as const;
const PANORAMA = { width: W * (SIDES.length + 1), height: H } as const;
/** The far hills of the art package, as one outline of the land below them. */
const LAND = 'M0 330 C90 292 190 288 260 318 C340 292 430 296 500 322 C580 290 690 296 768 330 V1034 H0Z';

/** What stands inside a picture's outer tag. */
const inside = (svg: string): string => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');

/** A tree of cut paper before each seam; feet at 0,0. */
const seamTree = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><ellipse cx="14" cy="4" rx="86" ry="11" fill="${SHADOW}" opacity=".16"/><path d="M-13 0L-8 -110H10L16 0Z" fill="${C.terra}"/><g fill="${C.folha}"><circle cx="-46" cy="-128" r="58"/><circle cx="48" cy="-126" r="60"/><circle cx="0" cy="-186" r="70"/></g><path d="M44 -66A60 60 0 0 0 70 -182A70 70 0 0 0 36 -247A118 118 0 0 1 0 -74Z" fill="${shade(C.folha)}"/><circle cx="-30" cy="-206" r="20" fill="${tint(C.folha)}"/></g>`;

/** The sun stands once; beside the middle it is left out. */
const SUN = /<circle cx="150" cy="170"[^>]*\/>/g;
/** A far hill that hides where two skies meet; its foot is behind the land. */
const seamHill = (x: number): string =>
  `<path d="M-190 344C-120 252-70 226-14 244C50 214 120 250 196 344Z" fill="#7CC0B4" transform="translate(${x})"/>`;

/** The paper under a drawing's sky: its edge would shine through as a hairline beside the next drawing. */
const UNDER_THE_SKY = /<rect [^>]*fill="#DDF0E6"[^>]*\/>/;

/** One lawn under all drawings, rising and falling without a break; a hill before each seam hides the next step. */
export function openLawn(seams: readonly number[], meadow = 740): string {
  const hills = seams.map(
    (x) =>
      `<path d="M-330 700C-210 560-110 506 6 506C120 506 220 560 340 700Z" fill="#7CCB9E" transform="translate(${x})"/>`,
  );
  const wave = ` c126 0 256 -54 ${STEP / 2} -54 s256 54 ${STEP / 2} 54`.repeat(SIDES.length + 1);
  return `${hills.join('')}<path d="M${-2 * STEP} ${meadow}${wave} h40 V${H} H${-2 * W}V${meadow}Z" fill="${C.broto}"/>`;
}

export interface PanoramaOptions {
  /** y of the ground on which a tree hides each seam; none without it */
  readonly treesAt?: number;
  /** Drawn over the land; `seams` are the x where two drawings meet. */
  readonly over?: (seams: readonly number[]) => string;
}
/** Repeats a screen that has sky above the far hills. `name` stands before the panorama's own ids. */
export function panorama(name: string, screen: string, { treesAt, over }: PanoramaOptions = {}): string {
  const left = -W * 2;
  const body = inside(screen).replace(UNDER_THE_SKY, '');
  const tile = (side: number, part: 'sky' | 'land'): string =>
    `<use href="#${name}-${side === 0 ? 'middle' : 'side'}" x="${side * STEP}" clip-path="url(#${name}-${part})"/>`;
  const seams = [-1, 0, 1, 2].map((seam) => seam * STEP);
  const definitions = [
    `<linearGradient id="${name}-air" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#63C4F0"/><stop offset=".55" stop-color="#A9E2F6"/><stop offset="1" stop-color="#FFEFD0"/></linearGradient>`,
    `<clipPath id="${name}-sky"><path d="M-60 0H${W}V344H-60Z"/></clipPath>`,
    `<clipPath id="${name}-land"><path d="${LAND}"/></clipPath>`,
    `<g id="${name}-middle">${body}</g>`,
    `<g id="${name}-side">${body.replace(SUN, '')}</g>`,
  ];
  const parts = [
    /* The colours of the sky under its edges, where half a pixel would let the ground shine through. */
    `<rect x="${left}" width="${PANORAMA.width}" height="340" fill="url(#${name}-air)"/>`,
    ...[2, 1, 0, -1, -2].map((side) => tile(side, 'sky')),
    tile(0, 'sky'),
    ...seams.map(seamHill),
    ...[0, ...SIDES].map((side) => tile(side, 'land')),
    over?.(seams) ?? '',
    ...(treesAt === undefined ? [] : seams.map((x) => seamTree(x, treesAt))),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PANORAMA.width}" height="${H}" viewBox="${left} 0 ${PANORAMA.width} ${H}"><defs>${definitions.join('')}</defs>${parts.join('')}</svg>`;
}
