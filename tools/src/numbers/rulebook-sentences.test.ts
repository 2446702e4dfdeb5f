import { lateCopy } from '@consorcio/copy/decisions';
import { CLAUSES } from '@consorcio/copy/group-contract';
import { liveErrors } from '@consorcio/copy/live-errors';
import { hostCopy, openGroupCopy } from '@consorcio/copy/live-host';
import { paperCopy } from '@consorcio/copy/live-paper';
import { monthCopy, outcomeCopy } from '@consorcio/copy/live-phone';
import { advice, projectorCopy } from '@consorcio/copy/live-projector';
import { CURRENT_RULEBOOK, type Rulebook, rulebookOf } from '@consorcio/rules';
import { CURRENT_LIVE_RULEBOOK, type LiveRulebook, liveRulebookOf } from '@consorcio/rules/live';
import { LIVE_GOODS } from '@consorcio/rules/live-words';
import { describe, expect, test } from 'vitest';
import { numbersIn } from './spelled-numbers.ts';

/*
 * What sentences say of a rulebook in which every number is another one. A sentence that spells a number of the real rulebook
 * would still say it.
 */

type Leaf = readonly (string | number)[];
const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Paths of all numbers of a rulebook. */
const leavesOf = (tree: unknown, path: Leaf = []): readonly Leaf[] =>
  isTree(tree)
    ? Object.entries(tree).flatMap(([key, value]) => leavesOf(value, [...path, key]))
    : typeof tree === 'number'
      ? [path]
      : [];

/** The rulebook with another number at each of the paths. */
function withNumbers<Tree>(tree: Tree, numbers: ReadonlyMap<string, number>, path = ''): Tree {
  if (Array.isArray(tree)) return tree.map((value, i) => withNumbers(value, numbers, `${path}/${i}`)) as Tree;
  if (isTree(tree))
    return Object.fromEntries(
      Object.entries(tree).map(([key, value]) => [key, withNumbers(value, numbers, `${path}/${key}`)]),
    ) as Tree;
  return (numbers.get(path) ?? tree) as Tree;
}

/** A number for each path that no sentence spells for another reason. */
const numbered = (leaves: readonly Leaf[]): Map<string, number> =>
  new Map(leaves.map((leaf, i) => [`/${leaf.join('/')}`, 3_001 + 2 * i]));

/** Everything that is said of a live rulebook. */
function liveSaid(rules: LiveRulebook): readonly string[] {
  const { people, instalment, papers, limits, leastBid, work, leisure, pace } = rules;
  const { card, lines } = paperCopy;
  return [
    ...Object.values(liveErrors(rules)),
    ...Object.values(lines.refused(leastBid)),
    ...advice(papers),
    projectorCopy.key.terms(instalment.whole, instalment.common),
    openGroupCopy.few(people.least),
    hostCopy.wait.people(people.least),
    monthCopy.motive.WORK(rules.yield.WORK, 5),
    monthCopy.motive.FAMILY(rules.yield.FAMILY, 5),
    monthCopy.cardNote(rules.cardPercent),
    monthCopy.keepBody(rules.letterYield),
    monthCopy.open(1, limits.excluded),
    monthCopy.lastOpen(null, limits.atEnd),
    monthCopy.noBidWhy.FEW(leastBid),
    monthCopy.split(instalment.common, instalment.whole, instalment.reserve),
    ...LIVE_GOODS.flatMap((good) => [
      monthCopy.buyBody(papers, good, rules.yield.WORK, limits.taken),
      monthCopy.negotiation(good, limits.taken),
      monthCopy.lastOpen(good, limits.atEnd),
    ]),
    outcomeCopy.out(rules.refundPenaltyPercent, 0, true),
    card.start(rules.start.cash, rules.start.energy, instalment.common),
    card.payday(rules.salary, rules.cardPercent, papers),
    card.brings(rules.yield.WORK, rules.yield.FAMILY, rules.letterYield),
    card.work(2, work.energy, work.percents),
    card.costs([], work.energy, [], leisure.cost),
    card.pace(pace.restEnergy, pace.extraCoins, pace.extraEnergy),
    card.pays(instalment.whole),
    card.bid(leastBid),
  ];
}

/** Everything that is said of a campaign's rulebook besides what its dream's figures are. */
function campaignSaid({ surcharge, lateFeePercent, mostRecoveries, afterLetter }: Rulebook): readonly string[] {
  const figures = { dream: '', quotas: 0, cycles: 0, instalment: '', common: '', admin: '', reserve: '', total: '' };
  const others = {
    letter: '',
    late: `${lateFeePercent}`,
    realCredit: '',
    adminPercent: '',
    reservePercent: '',
  };
  return [
    lateCopy(0, mostRecoveries),
    ...CLAUSES.map(({ text }) =>
      text({
        ...figures,
        ...others,
        risesEvery: surcharge.cycles,
        recoveries: mostRecoveries,
        misses: afterLetter?.mostMisses ?? 0,
      }),
    ),
  ];
}

describe.each([
  ['a live group', liveRulebookOf(CURRENT_LIVE_RULEBOOK), liveSaid, [2, 4, 5]],
  ['a campaign', rulebookOf(CURRENT_RULEBOOK), campaignSaid, [2]],
] as const)('of the rulebook of %s', (_, rulebook, said, spelled) => {
  const leaves = leavesOf(rulebook);
  const numbers = numbered(leaves);
  const tell = said as (rules: unknown) => readonly string[];
  const others = tell(withNumbers(rulebook, numbers));

  /** Left: names of places on paper, and the two letters of an assembly. */
  test('no sentence says an old number where all are new', () => {
    const real = new Set(leaves.map((leaf) => leaf.reduce<unknown>((at, key) => isTree(at) && at[key], rulebook)));
    const old = others.filter((text) =>
      numbersIn(text).some((value) => real.has(value) && !(spelled as readonly number[]).includes(value)),
    );
    expect(old).toEqual([]);
  });

  test('a sentence that says a number says the new one when that number alone is changed', () => {
    const numbersSaid = new Set(others.flatMap(numbersIn));
    const isSaid = [...numbers].filter(([, value]) => numbersSaid.has(value));
    expect(isSaid.length).toBeGreaterThan(3);
    for (const [path, value] of isSaid) {
      const changed = tell(withNumbers(rulebook, new Map(numbers).set(path, 9_998)));
      expect(changed.filter((text) => numbersIn(text).includes(value))).toEqual([]);
      expect(changed.some((text) => numbersIn(text).includes(9_998))).toBe(true);
    }
  });
});
