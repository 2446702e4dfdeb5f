import type { FinalStanding } from '../redraws.ts';

/** Of ten parts of what people's standings differ by: decisions, hands, luck. Together 10. */
export interface TenParts {
  readonly decision: number;
  readonly hand: number;
  readonly luck: number;
}

const PARTS = 10;

/** Sum of squares about the mean. */
function spread(all: readonly number[]): number {
  const mean = all.reduce((a, b) => a + b, 0) / all.length;
  return all.reduce((sum, one) => sum + (one - mean) ** 2, 0);
}

/** Ten parts by the largest remainders; null without differences (LIVE 6.6). */
export function tenPartsOf(standings: readonly FinalStanding[]): TenParts | null {
  const shares = [
    spread(standings.map(({ decision }) => decision)),
    spread(standings.map(({ hand }) => hand)),
    spread(standings.map(({ luck }) => luck)),
  ];
  const whole = shares.reduce((a, b) => a + b, 0);
  if (standings.length === 0 || whole === 0) return null;
  const exact = shares.map((share) => (PARTS * share) / whole);
  const parts = exact.map(Math.floor);
  const byRemainder = exact.map((value, i) => ({ i, rest: value - Math.floor(value) })).sort((a, b) => b.rest - a.rest);
  const missing = PARTS - parts.reduce((a, b) => a + b, 0);
  for (const { i } of byRemainder.slice(0, missing)) parts[i] = (parts[i] ?? 0) + 1;
  const [decision = 0, hand = 0, luck = 0] = parts;
  return { decision, hand, luck };
}
