/** Units of the layout that everything is drawn in. */
export const WIDTH = 768;
export const HEIGHT = 1024;

export interface Point {
  readonly x: number;
  readonly y: number;
  /** How wide a finger is here: what is touched is at least as large, whatever is drawn. */
  readonly finger?: number;
  /** Units that the field is higher than 1024 here. */
  readonly extra?: number;
}

/** Least side of what is touched, in px of the screen. */
export const FINGER = 56;
