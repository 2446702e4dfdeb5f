import type { Rulebook } from '@consorcio/rules';
import type { Context, Difficulty, DreamId } from '@consorcio/rules/vocabulary';
import type { CampaignResult, Player } from './play-campaign.ts';
import { average, careless, planner, type Strategy, strategies } from './players.ts';
import { type Cell, type Figure, mean, ratio, share } from './tally.ts';

/** Both ends belong to the target. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** A line of RULES section 11, or of RULES2 G.2. */
export interface Line {
  readonly player: string;
  readonly claim: string;
  readonly target: Range;
  readonly unit: 'percent' | 'stages' | 'times' | 'points' | 'rank';
  readonly figure: Figure;
}

/** Plays a cell, once, with as many campaigns as the run asks for, or a part of them. */
export type Play = (cell: Cell, part?: number) => readonly CampaignResult[];

const AVERAGE_SKILL = 0.6;
const PLANNER_SKILL = 0.85;
/** The dream of six cycles, by which RULES section 11 measures how campaigns end. */
const SIX_CYCLES: DreamId = 4;
/** Dreams at which the best plan is sought: the middle one and the longest. */
const STRATEGY_DREAMS: readonly DreamId[] = [4, 7];
/** Campaigns for trying every plan, as a part of those for the figure itself. */
const SEARCH_PART = 0.02;
const ANY = 1;

const dreamsOf = ({ dreams }: Rulebook, difficulty: Difficulty): readonly DreamId[] =>
  dreams.filter((dream) => dream.difficulty === difficulty).map(({ id }) => id);

const isCompleted = ({ context }: CampaignResult): boolean => context !== 'DEFAULT';
const cellOf = (name: string, player: Player, skill: number, dream: DreamId): Cell => ({ name, player, skill, dream });
const averageOf = (dream: DreamId, skill: number = AVERAGE_SKILL): Cell => cellOf('average', average, skill, dream);
const nameOf = ({ dreams }: Rulebook, dream: DreamId): string =>
  `${dreams.find(({ id }) => id === dream)?.cycles} cycles`;

/** Campaigns that the whole table plays for `count` a cell: the length of the progress bar. */
export function campaignsToPlay(count: number, rulebook: Rulebook): number {
  const cells = rulebook.dreams.length * 2 + dreamsOf(rulebook, 'HARD').length;
  const compared = STRATEGY_DREAMS.length * 2;
  const averagesAlreadyPlayed = STRATEGY_DREAMS.length;
  const searched = compared * strategies.length * Math.ceil(count * SEARCH_PART);
  return count * (cells + compared * 2 - averagesAlreadyPlayed) + searched;
}

/** The table of a rulebook, line by line as its campaigns are played. */
export function* linesOf(play: Play, rulebook: Rulebook): Generator<Line> {
  const completed: readonly [Difficulty, Range][] = [
    ['EASY', { least: 0.95, most: ANY }],
    ['MEDIUM', { least: 0.8, most: 0.9 }],
    ['HARD', { least: 0.6, most: 0.75 }],
  ];
  for (const [difficulty, target] of completed) {
    for (const dream of dreamsOf(rulebook, difficulty)) {
      const claim = `completes ${difficulty}, ${nameOf(rulebook, dream)}`;
      const figure = share(play(averageOf(dream)), isCompleted);
      yield { player: 'average, 0.6', claim, target, unit: 'percent', figure };
    }
  }
  for (const dream of dreamsOf(rulebook, 'HARD')) {
    const outcomes = play(cellOf('careless', careless, AVERAGE_SKILL, dream));
    const figure = share(outcomes, (outcome) => !isCompleted(outcome));
    const claim = `fails HARD, ${nameOf(rulebook, dream)}`;
    yield { player: 'careless, 0.6', claim, target: { least: 0.7, most: ANY }, unit: 'percent', figure };
  }
  for (const { id } of rulebook.dreams) {
    const figure = share(play(cellOf('planner', planner, PLANNER_SKILL, id)), isCompleted);
    const claim = `completes ${nameOf(rulebook, id)}`;
    yield { player: 'planner, 0.85', claim, target: { least: 0.97, most: ANY }, unit: 'percent', figure };
  }
  yield* endings(play);
  for (const skill of [AVERAGE_SKILL, PLANNER_SKILL]) {
    for (const dream of STRATEGY_DREAMS) yield bestPlan(play, rulebook, skill, dream);
  }
  for (const dream of dreamsOf(rulebook, 'MEDIUM')) {
    const figure = mean(play(averageOf(dream)), ({ stages }) => stages);
    const claim = `stages a campaign, ${nameOf(rulebook, dream)}`;
    yield { player: 'average, 0.6', claim, target: { least: 15, most: 25 }, unit: 'stages', figure };
  }
}

/** How the completed campaigns of six cycles ended. */
function* endings(play: Play): Generator<Line> {
  const outcomes = play(averageOf(SIX_CYCLES)).filter(isCompleted);
  const ways: readonly [Context, string, Range][] = [
    ['BID', 'by bid', { least: 0.3, most: 0.45 }],
    ['JACKPOT', 'by raffle', { least: 0.1, most: 0.2 }],
    ['PAID', 'all paid, the rest', { least: 0, most: ANY }],
  ];
  for (const [context, how, target] of ways) {
    const figure = share(outcomes, (outcome) => outcome.context === context);
    yield { player: 'average, 0.6', claim: `of those completed, ${how}, 6 cycles`, target, unit: 'percent', figure };
  }
}

/** Net effort a cycle of the best of all plans, by the average player's of equal skill. */
function bestPlan(play: Play, rulebook: Rulebook, skill: number, dream: DreamId): Line {
  const net = (outcomes: readonly CampaignResult[]): Figure =>
    mean(outcomes, ({ netEffort, cycles }) => netEffort / cycles);
  const cellFor = (stream: string, plan: Strategy): Cell => cellOf(`${stream} ${plan.name}`, plan.player, skill, dream);
  const tried = strategies.map((plan) => ({ plan, value: net(play(cellFor('search', plan), SEARCH_PART)).value }));
  const best = tried.reduce((a, b) => (b.value > a.value ? b : a)).plan;
  const figure = ratio(net(play(cellFor('best', best))), net(play(averageOf(dream, skill))));
  const claim = `net effort, ${nameOf(rulebook, dream)}: ${best.name}`;
  return { player: `best plan, ${skill}`, claim, target: { least: 0, most: 1.5 }, unit: 'times', figure };
}
