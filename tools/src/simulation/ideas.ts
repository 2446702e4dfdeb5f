import { Dice } from '@consorcio/kernel';
import { answerTo, type Move, nextMove, type Plan, plans, type View, viewOfCampaign } from '@consorcio/players';
import { type Campaign, CURRENT_RULEBOOK, currentStage } from '@consorcio/rules';
import { CONCEPTS, ideasToTeach, NO_SITUATION } from '@consorcio/rules/catalogue';
import { instalmentAt, leavesNoReserve } from '@consorcio/rules/queries';
import { ideaAfter } from '@consorcio/rules/quiz';
import { type DreamId, QUIZ_FAMILIES, type QuizFamily } from '@consorcio/rules/vocabulary';
import { fastDraw, seedOf } from './fast-draw.ts';
import { scoresOf } from './scores.ts';

/* Which ideas a first campaign opens, by the moments that its player comes through. */

const SKILL = 0.5;
const TIRED = 6;
const TENTHS = 10;
const BIDS_IN_TEN = 6;
const THIRD = 1 / 3;

/** The average player of RULES 15.1: rests when tired, and bids in six months of ten what goes beyond a third of an instalment. */
const averagePlan = (dream: DreamId, dice: Dice, instalment: () => number): Plan => ({
  dream,
  room: ({ balance, stage }: View) => {
    const isEven = stage.position % 2 === 0;
    if (balance.energy < TIRED) return isEven ? plans.SHOPPING : plans.CLUB;
    return isEven ? plans.PIZZERIA : plans.SNACK_BAR;
  },
  bid: ({ balance }) =>
    dice.below(TENTHS) < BIDS_IN_TEN ? Math.max(0, balance.effort - Math.ceil(THIRD * instalment())) : 0,
});

const BEFORE_THE_MAP = ['tutorial', 'confirmDream', 'greatChoice'];
const WITH_LETTER = ['creditLetterOne', 'creditLetterTwo'];

/** The moments after a move that have led to `after`, in the order of the map's chart. */
function momentsAfter(move: Move, { context, status, phase, cycle }: Campaign, before: Campaign): readonly string[] {
  switch (move.kind) {
    case 'bid':
      return context === 'BID' ? ['bidWon', ...WITH_LETTER] : phase === 'BID_LOST' ? ['bidLost'] : [];
    case 'raffle':
      return context === 'JACKPOT'
        ? ['raffleWon', ...WITH_LETTER]
        : ['raffleLost', ...(cycle > before.cycle ? ['cycleTransition', 'map'] : [])];
    case 'finish':
      if (currentStage(before).type !== 'PAYMENT') return ['map'];
      if (status !== 'ACTIVE') return [context === 'DEFAULT' ? 'ended' : 'dreamPaid'];
      return phase === 'STAGE' ? ['paymentFailure', 'map'] : ['paymentSuccess', 'remainingCycles'];
    default:
      return [];
  }
}

/** The ideas that one first campaign opens. */
export function ideasMet(dream: DreamId, place: number): ReadonlySet<number> {
  const seed = seedOf(`ideas of dream ${dream}`, place);
  const dice = Dice.of(seed, 1);
  const score = scoresOf(SKILL);
  const table = { draw: fastDraw(seed), score: () => score(dice), rulebook: CURRENT_RULEBOOK };
  const seen = new Set<number>();
  const meet = (moments: readonly string[], situation = NO_SITUATION): void => {
    for (const moment of moments) for (const id of ideasToTeach(moment, situation, seen)) seen.add(id);
  };
  let latest: Campaign | null = null;
  const next = (): number => (latest === null ? 0 : instalmentAt(latest, latest.cycle + 1));
  const plan = averagePlan(dream, dice, next);
  while (latest === null || latest.status === 'ACTIVE') {
    const before: Campaign | null = latest;
    const move = nextMove(viewOfCampaign(before), plan);
    if (before !== null) meetBefore(move, before, next(), meet);
    const answer = answerTo(before, move, table);
    if (!answer.ok) throw new Error(`refused: ${answer.refusal}`);
    latest = answer.value.campaign;
    meet(before === null ? [...BEFORE_THE_MAP, 'map'] : momentsAfter(move, latest, before));
  }
  return seen;
}

/** What is met where a move is decided. */
function meetBefore(
  move: Move,
  campaign: Campaign,
  next: number,
  meet: (moments: readonly string[], situation?: typeof NO_SITUATION) => void,
): void {
  const stage = currentStage(campaign);
  switch (move.kind) {
    case 'begin':
      if (stage.type === 'PAYMENT')
        meet(['payment'], { ...NO_SITUATION, isLate: campaign.recoveries.includes(campaign.cycle) });
      return;
    case 'acknowledge':
      meet(['randomEvent'], {
        ...NO_SITUATION,
        eventId: campaign.stages.findLast(({ eventId }) => eventId !== undefined)?.eventId ?? null,
      });
      return;
    case 'bid':
      meet(['bidOptions']);
      meet(['bidValue'], {
        ...NO_SITUATION,
        leavesNoReserve: leavesNoReserve(move.effort, campaign.wallet.effort, next),
      });
      return;
    case 'keep':
      if (campaign.phase === 'BID_OPEN') meet(['bidOptions']);
      return;
    case 'raffle':
      meet(['raffleIntro']);
      return;
    default:
  }
}

/** Families of the quiz of which the idea was met that sets the first misconception right. */
export const familiesMet = (seen: ReadonlySet<number>): readonly QuizFamily[] =>
  QUIZ_FAMILIES.filter((family) => seen.has(ideaAfter(family, 'x')));

/** What so many first campaigns of a dream open: how often each idea, and how many families on average. */
export function coverageOf(
  dream: DreamId,
  campaigns: number,
): { readonly ideas: ReadonlyMap<number, number>; readonly families: number } {
  const met = Array.from({ length: campaigns }, (_, place) => ideasMet(dream, place));
  return {
    ideas: new Map(CONCEPTS.map(({ id }) => [id, met.filter((seen) => seen.has(id)).length / campaigns])),
    families: met.reduce((sum, seen) => sum + familiesMet(seen).length, 0) / campaigns,
  };
}

/** The least number of the eight families that a first campaign of each dream is to meet. */
export const LEAST_FAMILIES = 6;
