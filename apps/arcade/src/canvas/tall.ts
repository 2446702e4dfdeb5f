import { HEIGHT, WIDTH } from './layout.ts';

/** Units that a field grows at most, and that stay free below it: a phone's lower edge is rounded. */
const MOST = 300;
const MARGIN = 40;

/** How a game stands in a field that is `extra` units higher than 1024; a game without one keeps its height. */
export type TallLayout = (extra: number) => Camera;

/** What of the game's own units the field shows: from `left`, each `zoom` units of the layout. */
export interface Camera {
  readonly zoom: number;
  readonly left: number;
}
/** The game as large as in its layout: in a tall window only more of it is seen. */
export const PLAIN: Camera = { zoom: 1, left: 0 };

/** A field in its window. Lengths in px of the screen, but for `extra` in units of the layout. */
export interface Fitted {
  /** Px a unit of the layout. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  readonly extra: number;
  readonly camera: Camera;
}

/** Lays the field in the middle of a window; a game that can be taller also takes the room below. */
export function fitted(width: number, height: number, layout: TallLayout | null): Fitted {
  const scale = Math.min(width / WIDTH, height / HEIGHT);
  const top = (height - HEIGHT * scale) / 2;
  const extra = layout === null ? 0 : Math.max(0, Math.min(MOST, top / scale - MARGIN));
  return { scale, left: (width - WIDTH * scale) / 2, top, extra, camera: layout?.(extra) ?? PLAIN };
}
