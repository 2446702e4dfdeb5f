import type { Svg } from '../core/svg.ts';
import { character, characterEyes } from '../people/figure.ts';
import type { FigureOptions } from '../people/figure-options.ts';
import { portrait as bust, PORTRAIT_BOX, type PortraitKind } from '../people/portrait.ts';
import type { Expression, PersonaId, PersonRef } from '../people/vocabulary.ts';

export { blend } from '../people/blend.ts';
export { figure } from '../people/figure.ts';
export type { Figure, FigureOptions } from '../people/figure-options.ts';
export { PERSONAS } from '../people/personas.ts';
export { PORTRAIT_KINDS, type PortraitKind } from '../people/portrait.ts';
export type { Pose } from '../people/pose-places.ts';
export type { Expression, PersonaId, PersonRef, PoseName } from '../people/vocabulary.ts';
export { EXPRESSION_NAMES, POSE_NAMES } from '../people/vocabulary.ts';

/** What a person is called inside a picture's ids. */
const refName = (who: PersonRef): string => (typeof who === 'object' ? (who.name ?? 'pessoa') : String(who));

/** A person alone on transparent ground, 3:4; `size` is the height in px. */
export function person(options: FigureOptions & { readonly size?: number } = {}): Svg {
  const { persona = 1, pose = 'parado' } = options;
  const poseName = typeof pose === 'string' ? pose : 'pose';
  return character(`pessoa-${refName(persona)}-${poseName}${options.flip ? '-e' : ''}`, options);
}
/** The eyes of such a picture, shut or with another gaze: laid over it now and then, they make it live. */
export function personEyes(options: FigureOptions & { readonly size?: number }): Svg {
  const { persona = 1, blink = 0 } = options;
  return characterEyes(`olhos-${refName(persona)}-${blink}`, options);
}
export interface PortraitPicture {
  readonly expression?: Expression;
  /** width and height in px */
  readonly size?: number;
  /** px to a unit of the figure where it is shown small: less to load */
  readonly scale?: number;
}
/**
 * Bust of a person: `plain` square, `frame` in a window of the person's colour, `frame_win` the same in celebration,
 * `slice` on transparent ground (SPEC section 7).
 */
export function portrait(
  persona: PersonaId | PersonRef,
  kind: PortraitKind = 'plain',
  options: PortraitPicture = {},
): Svg {
  const { expression = kind === 'frame_win' ? 'radiante' : 'feliz', size = PORTRAIT_BOX, scale } = options;
  return bust(`retrato-${refName(persona)}-${kind}`, { persona, kind, expression, size, scale });
}
