import { BADGE_TYPES, type BadgeGrade, type BadgeType } from '@consorcio/rules/vocabulary';
import { picture, type Svg } from '../core/svg.ts';
import { medal as medalBody } from '../scenes/badges.ts';

/** box of a medal with its ribbon, in units */
const BOX: { readonly width: number; readonly height: number; readonly viewBox: string } = {
  width: 248,
  height: 280,
  viewBox: '-124 -126 248 280',
};
const toGrade = (n: number): BadgeGrade => (n === 1 || n === 2 ? n : 3);

/** Type and grade of a badge by its id, 1 to 45: id = 3 x place of the type + grade (CONTRACT section 1). */
export function badgeOf(id: number) {
  const type = BADGE_TYPES[Math.floor((id - 1) / 3)];
  if (type === undefined || !Number.isInteger(id)) throw new Error(`no badge has the id ${id}`);
  return { type, grade: toGrade(((id - 1) % 3) + 1) };
}
/** Medal with ribbon and stars; a locked one is a lilac print of its scene, under a padlock. */
export const medal = (type: BadgeType, grade: BadgeGrade, locked = false): Svg =>
  picture(`medalha${locked ? '-fechada' : ''}-${type}-${grade}`, BOX, medalBody(type, grade, { locked }));
