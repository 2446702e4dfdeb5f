/*
 * What a run's score counts for. Any honest run counts about the same, because wages pay for the shift and not for quick
 * hands: doing nothing counts nothing, and mastery is a tip (RULES 4.6).
 */

/** The curve from a verified score to its care: both in basis points, 0 to 10000; slopes in tenths of a point. */
export interface CareTerms {
  /** Least and most score of an honest run; above it mastery begins. */
  readonly honest: { readonly least: number; readonly most: number };
  /** Care of the least honest score. */
  readonly pays: number;
  readonly tenths: { readonly below: number; readonly honest: number; readonly above: number };
}

/** The curve of rulebook 3 and live rulebook 1. */
export const CARE: CareTerms = {
  honest: { least: 500, most: 9_000 },
  pays: 5_650,
  tenths: { below: 113, honest: 1, above: 35 },
};

/** That of rulebook 4 and live rulebook 2: any honest run counts the same, and mastery is thanked otherwise (RULES 4.6, 4.8). */
export const HONEST_CARE: CareTerms = {
  honest: { least: 500, most: 10_000 },
  pays: 5_800,
  tenths: { below: 116, honest: 0, above: 0 },
};

const rise = (points: number, tenths: number): number => Math.floor((points * tenths) / 10);

/** What a verified score counts for, as a share of the room's range in basis points; whole, rounded down (RULES 4.6). */
export function careOf({ honest: { least, most }, pays, tenths }: CareTerms, scoreBp: number): number {
  if (scoreBp < least) return rise(scoreBp, tenths.below);
  if (scoreBp <= most) return pays + rise(scoreBp - least, tenths.honest);
  return pays + rise(most - least, tenths.honest) + rise(scoreBp - most, tenths.above);
}
