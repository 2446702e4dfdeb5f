/** The player's person on the map, as the last news left them: a picture to put with its feet at AVATAR_SPOT. */
import { g, picture, type Svg } from '../core/svg.ts';
import { PALETTE } from '../core/tokens.ts';
import { figure } from '../people/figure.ts';
import type { FigureOptions } from '../people/figure-options.ts';
import type { Expression, PersonRef } from '../people/vocabulary.ts';
import { AVATAR_BOX, AVATAR_RAIN_BOX } from '../scenes/city/boxes.ts';
import { AVATAR_SPOT } from '../scenes/city/places.ts';
import { openUmbrella } from '../scenes/city/rain.ts';

/** The frame of such a box in units of the figure, whose feet are at 0, 0. */
function avatarFrame({ width, height, feet }: typeof AVATAR_BOX | typeof AVATAR_RAIN_BOX) {
  const units = (px: number): string => (px / AVATAR_SPOT.scale).toFixed(1);
  return { width, height, viewBox: `${units(-width / 2)} ${units(-feet)} ${units(width)} ${units(height)}` };
}
/** Who is glad waves. */
const avatar = (persona: PersonRef, expression: Expression = 'feliz'): FigureOptions => ({
  persona,
  pose: expression === 'feliz' ? 'acenar' : expression === 'triste' ? 'triste' : 'pensar',
  expression,
  scale: AVATAR_SPOT.scale,
});

export const cityAvatar = (persona: PersonRef, expression?: Expression): Svg =>
  picture('avatar', avatarFrame(AVATAR_BOX), figure(avatar(persona, expression)).body);
/** Shut eyes for it. */
export const cityAvatarBlink = (persona: PersonRef): Svg =>
  picture('avatar-pisca', avatarFrame(AVATAR_BOX), figure({ ...avatar(persona), blink: 1 }).eyes);
/** The same under an umbrella. */
export function cityAvatarInRain(persona: PersonRef, expression: Expression = 'feliz'): Svg {
  const { scale } = AVATAR_SPOT;
  const overhead = g(openUmbrella(PALETTE.flamboyant, 108), { transform: 'rotate(-16) scale(1.36)' });
  const held = { hands: { B: 'segura' }, props: { handB: overhead } } as const;
  const { body } = figure({ persona, pose: 'acenar', expression, scale, ...held });
  return picture('avatar-na-chuva', avatarFrame(AVATAR_RAIN_BOX), body);
}
