import type { ShiftToTell } from '@consorcio/copy/arcade';
import { honestAtVigor, movementWord, type PayTerms, type Range, wageAndTip, wagesFor } from '@consorcio/rules/queries';
import type { MinigameRoomId } from '@consorcio/rules/vocabulary';

/** What a room pays, least and most, and by which rulebook. */
export interface RewardRange {
  readonly pay: PayTerms;
  readonly roomId: MinigameRoomId;
  /** Coins: at work in a live group. */
  readonly kind: 'effort' | 'energy' | 'coins';
  readonly min: number;
  readonly max: number;
  /** Coins of one of these; left out where the numbers are what is paid. */
  readonly each?: number;
  /** Energy that can still be taken: more is lost. Left out where nothing is. */
  readonly room?: number;
}

/** Percent of a score that counts: leisure asks for no vigor, so that it is null there. */
export const vigorIn = ({ kind }: RewardRange, vigor: number): number | null => (kind === 'energy' ? null : vigor);

/** Points as they are paid. */
function told({ each = 1, room = Number.POSITIVE_INFINITY }: RewardRange, { min, max }: Range): Range {
  return { min: Math.min(min * each, room), max: Math.min(max * each, room) };
}

/** Least and most that a score pays: the day is drawn at the end. `vigor`: percent, null where it does not count. */
export const paidFor = (range: RewardRange, scoreBp: number, vigor: number | null): Range =>
  told(range, wagesFor(range.pay, range.roomId, range, { scoreBp, vigor: vigor ?? 100 }));

/** The parts of a campaign's pay; null in a live group, where the month pays for them. `vigor` as in `paidFor`. */
export function shiftOf(
  range: RewardRange,
  scoreBp: number,
  vigor: number | null,
  movement: number | undefined,
): ShiftToTell | null {
  if (range.each !== undefined) return null;
  return {
    kind: range.kind === 'energy' ? 'leisure' : 'work',
    ...wageAndTip(range.pay, range, { scoreBp, vigor: vigor ?? 100, movement }),
    movement: movement === undefined ? null : movementWord(range.pay, movement),
  };
}

/** The least and the most that an honest run earns with this vigor. */
export const paidRange = (range: RewardRange, vigor: number | null): Range =>
  told(range, honestAtVigor(range.pay, range.roomId, range, vigor ?? 100));
