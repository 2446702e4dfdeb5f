/*
 * Grounds for windows wider than a screen of 768: the drawing repeats to both sides, where its edges meet. The sky of
 * the middle, with sun and mountain, stands once; beside it the plain sky goes on.
 */

/** A screen of the art package, 768 x 1024. */
const W = 768;
const H = 1024;
/** Screens drawn on either side of the middle: enough for 2560 x 1440 and for a phone lying down. */
const SIDES = [-2, -1, 1, 2] as const;
/** Width and height of a panorama. */
export const PANORAMA = { width: W * (SIDES.length + 1), height: H } as const;
/** The far hills of the art package, as one outline of the land below them. */
const LAND = 'M-10 330 C90 292 190 288 260 318 C340 292 430 296 500 322 C580 290 690 296 790 326 V1034 H-10Z';

/** What stands inside a picture's outer tag. */
const inside = (svg: string): string => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');

/** Repeats a screen that has sky above the far hills. `name` stands before the panorama's own ids. */
export function panorama(name: string, screen: string): string {
  const body = inside(screen);
  const sky = `<linearGradient id="${name}-ceu" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#63C4F0"/><stop offset=".55" stop-color="#A9E2F6"/><stop offset="1" stop-color="#FFEFD0"/></linearGradient>`;
  const sides = SIDES.map(
    (side) => `<use href="#${name}-tela" x="${side * W}" clip-path="url(#${name}-terra-${side})"/>`,
  );
  const clips = SIDES.map(
    (side) => `<clipPath id="${name}-terra-${side}"><path d="${LAND}" transform="translate(${side * W})"/></clipPath>`,
  );
  const left = -W * 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PANORAMA.width}" height="${H}" viewBox="${left} 0 ${PANORAMA.width} ${H}"><defs>${sky}${clips.join('')}<g id="${name}-tela">${body}</g></defs><rect x="${left}" width="${PANORAMA.width}" height="340" fill="url(#${name}-ceu)"/>${sides.join('')}<use href="#${name}-tela"/></svg>`;
}
