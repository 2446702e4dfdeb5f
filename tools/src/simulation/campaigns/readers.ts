import { Dice, must } from '@consorcio/kernel';
import { type Campaign, type Draw, neighboursIn, rulebookOf } from '@consorcio/rules';
import type { DreamId, RulebookVersion } from '@consorcio/rules/vocabulary';
import { lifeOf } from '@consorcio/rules/what-if';
import { fastDraw, seedOf } from '../fast-draw.ts';
import { scoresOf } from '../scores.ts';
import { type Line, lineOf } from '../table.ts';
import { difference, type Figure, mean, pooled, share } from '../tally.ts';
import { decisionsOf, PEOPLE } from './people.ts';

/* What it is worth to read one's neighbours before a bid (RULES 7.12, 15.2): two planners who differ in nothing but their bids. */

type Way = (campaign: Campaign, draw: Draw, dice: Dice) => number;

const WAYS = {
  /** One more than the highest of the three pockets, each taken in its middle, where the effort reaches; otherwise the month is let go. */
  reads: (campaign, draw) => {
    const most = neighboursIn(campaign, draw).map(({ pocket }) =>
      pocket === null ? 0 : Math.ceil((pocket.min + pocket.max) / 2),
    );
    const bid = 1 + Math.max(...most);
    return bid <= campaign.wallet.effort ? bid : 0;
  },
  /** Any part of the effort. */
  'by chance': ({ wallet: { effort } }, _, dice) => (effort === 0 ? 0 : 1 + dice.below(effort)),
} as const satisfies Record<string, Way>;

/** What each campaign's letter by bid cost, in effort; null where none was won. */
function costsOf(name: keyof typeof WAYS, dreamId: DreamId, rulebook: RulebookVersion, count: number) {
  const terms = { rulebook, dreamId, isNewGamePlus: false } as const;
  const way: Way = WAYS[name];
  const score = scoresOf(PEOPLE.planner.skill);
  return Array.from({ length: count }, (_, i) => {
    const seed = seedOf(`neighbours, dream ${dreamId}`, i);
    const [draw, dice] = [fastDraw(seed), Dice.of(seed, 1)];
    const decisions = decisionsOf(PEOPLE.planner, terms, dice, score);
    const { context, bids } = lifeOf(terms, { ...decisions, bid: (campaign) => way(campaign, draw, dice) })(draw);
    return context === 'BID' ? must(bids.at(-1) ?? undefined, 'winning bid') : null;
  });
}

/** Who reads the neighbours wins no fewer letters than who bids by chance, and pays less for each. None by a rulebook that shows nobody. */
export function* readerLines(rulebook: RulebookVersion, dreams: readonly DreamId[], count: number): Generator<Line> {
  if (rulebookOf(rulebook).glimpse === undefined) return;
  const player = 'reads rivals';
  const cells = dreams.map((dream) => {
    const reads = costsOf('reads', dream, rulebook, count);
    const byChance = costsOf('by chance', dream, rulebook, count);
    return {
      dream,
      cheaper: less(cost(reads), cost(byChance)),
      more: inHundred(difference(won(reads), won(byChance))),
    };
  });
  for (const { dream, cheaper, more } of cells) {
    yield lineOf(player, `a letter for less than by chance, dream ${dream}`, { least: 0, most: 1 }, cheaper);
    yield lineOf(player, `letters by bid, more than by chance, dream ${dream}`, NO_FEWER, more, 'points');
  }
  const ofAll = pooled(cells.map(({ cheaper }) => cheaper));
  yield lineOf(player, 'a letter for less than by chance, all dreams', { least: 0.15, most: 1 }, ofAll);
}

type Costs = readonly (number | null)[];
const NO_FEWER = { least: 0, most: Number.POSITIVE_INFINITY };
const cost = (costs: Costs): Figure =>
  mean(
    costs.filter((one) => one !== null),
    (one) => one,
  );
const won = (costs: Costs): Figure => share(costs, (one) => one !== null);

/** By what share the first is less than the second. */
const less = (one: Figure, other: Figure): Figure => ({
  value: 1 - one.value / other.value,
  low: 1 - one.high / other.low,
  high: 1 - one.low / other.high,
});

const inHundred = ({ value, low, high }: Figure): Figure => ({ value: 100 * value, low: 100 * low, high: 100 * high });
