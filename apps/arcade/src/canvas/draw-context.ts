import type { DetailLevel } from './detail.ts';
import type { Effects } from './effects.ts';
import type { Field } from './field.ts';
import type { Sprites } from './sprites.ts';

/** What a picture may know besides the state. */
export interface DrawContext {
  readonly field: Field;
  readonly sprites: Sprites;
  readonly effects: Effects;
  readonly detail: DetailLevel;
  readonly isMotionReduced: boolean;
  /** Percent; 100 in leisure games. */
  readonly vigor: number;
}
