/** What a film is: a picture for every second, and the words that belong to it. */
import { picture, type Svg } from '../core/svg.ts';
import { SCREEN } from '../core/tokens.ts';

/** px of the film, 3:4 as the screens */
export const FILM_SIZE = { width: 540, height: 720 } as const;

/** Words for a stretch of the film, in seconds. */
export interface Caption {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}
export interface Film {
  /** path without extension, as SPEC section 7 names it */
  readonly name: string;
  readonly kind: 'tutorial' | 'envelope' | 'draw';
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly captions: readonly Caption[];
  /** seconds; the poster, seen while the film is on its way: the film's own beginning, or it would jump back */
  readonly stillAt: number;
  /** The picture at a second, from back to front: a layer that stays the same text needs to be drawn only once. */
  readonly layersAt: (t: number) => readonly Svg[];
  readonly svgAt: (t: number) => Svg;
}
const FRAME = { ...FILM_SIZE, viewBox: `0 0 ${SCREEN.width} ${SCREEN.height}` };

type FilmParts = Pick<Film, 'name' | 'kind' | 'seconds' | 'captions' | 'stillAt'> & {
  /** bodies of 768 x 1024 from back to front; empty ones are left out */
  readonly bodiesAt: (t: number) => readonly Svg[];
};
/** Makes a film of its bodies, which are drawn in px of a screen. */
export function film({ bodiesAt, ...parts }: FilmParts): Film {
  const layersAt = (t: number): readonly Svg[] =>
    bodiesAt(t)
      .filter((body) => body !== '')
      .map((body) => picture('filme', FRAME, body));
  return {
    ...parts,
    ...FILM_SIZE,
    layersAt,
    svgAt: (t) => picture('filme', FRAME, bodiesAt(t).join('')),
  };
}
