/** Medals of the fifteen badge types in three grades. */
import { BADGE_TYPES, type BadgeGrade, type BadgeType } from '@consorcio/rules/vocabulary';
import { at, circ, g, picture, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { medal as medalBody } from '../scenes/badges.ts';
import { GRADE } from '../scenes/medal-frame.ts';
import { sunburst } from '../scenes/party.ts';
import { ICON } from '../ui/icons.ts';
import { centred } from './frames.ts';

/** box of a medal with its ribbon, in units */
const BOX: { readonly width: number; readonly height: number; readonly viewBox: string } = {
  width: 248,
  height: 280,
  viewBox: '-124 -126 248 280',
};
export interface BadgeRef {
  readonly type: BadgeType;
  readonly grade: BadgeGrade;
}
const toGrade = (n: number): BadgeGrade => (n === 1 || n === 2 ? n : 3);

/** Type and grade of a badge by its id, 1 to 45: id = 3 x place of the type + grade (CONTRACT section 1). */
export function badgeOf(id: number): BadgeRef {
  const type = BADGE_TYPES[Math.floor((id - 1) / 3)];
  if (type === undefined || !Number.isInteger(id)) throw new Error(`no badge has the id ${id}`);
  return { type, grade: toGrade(((id - 1) % 3) + 1) };
}
/** Medal with ribbon and stars; a locked one is a lilac print of its scene, under a padlock. */
export const medal = (type: BadgeType, grade: BadgeGrade, locked = false): Svg =>
  picture(`medalha${locked ? '-fechada' : ''}-${type}-${grade}`, BOX, medalBody(type, grade, { locked }));

/** Medal before soft rays, 340 x 340. */
export const medalWithRays = (type: BadgeType, grade: BadgeGrade): Svg =>
  picture(
    `medalha-raios-${type}-${grade}`,
    centred(340, 340),
    sunburst(0, 0, 170, '#F3E2FA', 16, 0.9) + medalBody(type, grade),
  );

/** Round mark of a grade on the bar of three tiers, 46 x 46: metal and star once reached, else lilac with the number. */
export const tierMark = (grade: BadgeGrade, reached: boolean): Svg =>
  picture(
    `grau-${grade}-${reached ? 'sim' : 'nao'}`,
    centred(46, 46),
    circ(0, 2, 21, reached ? GRADE[grade].d : '#C4B5DA') +
      circ(0, -1, 21, reached ? GRADE[grade].m : '#E9E2F5') +
      (reached
        ? at(0, -1, g(ICON.estrela.replaceAll(C.ipe, C.papel)), 0.5)
        : text(0, 6, grade, { size: 20, fill: C.tintaSuave })),
  );
