/** What a page felt like, in milliseconds; CLS has no unit. */
export interface Felt {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** Lighthouse's curves for mobile: the value of the best tenth, the median, and the weight. Its Speed Index is left out. */
const CURVES = {
  fcp: { best: 1_800, median: 3_000, weight: 10 },
  lcp: { best: 2_500, median: 4_000, weight: 25 },
  tbt: { best: 200, median: 600, weight: 30 },
  cls: { best: 0.1, median: 0.25, weight: 25 },
} as const;
/** Where the complementary error function is a fifth, for the point of the best tenth. */
const TENTH = 0.9061938024368232;

/** Complementary error function; Abramowitz and Stegun 7.1.26, error below 2e-7. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = poly * Math.exp(-x * x);
  return x >= 0 ? tail : 2 - tail;
}

function scoreOf(value: number, { best, median }: { best: number; median: number }): number {
  if (value <= 0) return 1;
  const spread = Math.abs(Math.log(best) - Math.log(median)) / (Math.SQRT2 * TENTH);
  return erfc((Math.log(value) - Math.log(median)) / (Math.SQRT2 * spread)) / 2;
}

/** 0 to 100, as Lighthouse would weigh these four. */
export function performanceScore(felt: Felt): number {
  const names = Object.keys(CURVES) as (keyof Felt)[];
  const weights = names.reduce((sum, name) => sum + CURVES[name].weight, 0);
  const sum = names.reduce((total, name) => total + scoreOf(felt[name], CURVES[name]) * CURVES[name].weight, 0);
  return Math.round((100 * sum) / weights);
}
