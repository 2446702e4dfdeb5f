import { must, ok, type Result, refuse } from '@consorcio/kernel';
import { applyChanges, type BalanceChange } from '../campaign/balance-changes.ts';
import type { Campaign, Step } from '../campaign/campaign.ts';
import {
  cardsMet,
  changedBy,
  drawCard,
  hasOption,
  monthsAhead,
  moveOfPart,
  optionEffect,
  partsFallingIn,
} from '../campaign/cards.ts';
import { letterOf } from '../campaign/current.ts';
import type { Moved } from '../campaign/fact.ts';
import type { Draw } from '../draw/fair-draw.ts';
import { termsOf } from '../rulebook/registry.ts';
import { scheduleOf } from '../rulebook/schedule.ts';
import type { BidUse, Works } from '../vocabulary.ts';
import { add } from '../wallet.ts';
import {
  type AfterRefusal,
  billOf,
  joyOf,
  monthNumber,
  type Open,
  openContract,
  phaseOf,
  withLastMonth,
} from './contract.ts';
import { carriedOf, lightestPlan, type TurnMade, turnsOfPlan } from './plan.ts';

/*
 * What a player does after the letter (RULES 11). `campaign`: the player's own that was named, null for none; `rootDraw`:
 * keyed by the root. A command that is sent again while nothing else has happened since changes nothing.
 */

interface InMonth {
  readonly month: number;
}

const unchanged = ({ campaign }: Open): Result<Step, never> => ok({ campaign, facts: [] });

/** Says what the winning bid is used for, before the first month is begun (RULES 11.5). */
export function chooseUse(campaign: Campaign | null, use: BidUse): Result<Step, AfterRefusal> {
  const open = openContract(campaign);
  if (!open.ok) return open;
  if (phaseOf(open.value) === 'USE') return ok(withUse(open.value, use));
  const { use: chosen, months } = open.value.after;
  return chosen === use && months.length === 0 ? unchanged(open.value) : refuse('STAGE_IS_NOT_CURRENT');
}

function withUse({ campaign, after }: Open, use: BidUse): Step {
  const { dues } = scheduleOf(termsOf(campaign), letterOf(campaign), use);
  return {
    campaign: { ...campaign, after: { ...after, use, dues } },
    facts: [{ type: 'BidUseChosen', cycle: campaign.cycle, use }],
  };
}

/**
 * Begins a month with a plan: what the good gives, the turns, what earlier options left for this month; then the card is
 * drawn (RULES 11.6). Without a word on what the bid is for, it makes the instalments smaller.
 */
export function planMonth(
  campaign: Campaign | null,
  { month, works }: InMonth & { readonly works: Works },
  rootDraw: Draw,
): Result<Step, AfterRefusal> {
  const open = openContract(campaign);
  if (!open.ok) return open;
  const phase = phaseOf(open.value);
  if (month !== monthNumber(open.value)) return refuse('STAGE_IS_NOT_CURRENT');
  if (phase === 'PLAN') return ok(liveMonth(open.value, works, rootDraw));
  if (phase === 'USE') {
    const chosen = withUse(open.value, 'INSTALMENT');
    const begun = liveMonth(must(openValue(chosen.campaign), 'open contract'), works, rootDraw);
    return ok({ campaign: begun.campaign, facts: [...chosen.facts, ...begun.facts] });
  }
  const isRepeat = phase === 'EVENT' && open.value.after.months.at(-1)?.works === works;
  return isRepeat ? unchanged(open.value) : refuse('STAGE_IS_NOT_CURRENT');
}

function openValue(campaign: Campaign): Open | null {
  const open = openContract(campaign);
  return open.ok ? open.value : null;
}

function liveMonth(open: Open, works: Works, rootDraw: Draw): Step {
  const { campaign, after } = open;
  const terms = termsOf(campaign);
  const cycle = monthNumber(open);
  const joy = joyOf(open);
  const carried = carriedOf(campaign);
  const given = add(after.wallet, 'energy', joy);
  const { wallet, facts } = applyChanges(after.wallet, [
    ...(joy > 0 ? [{ to: () => given, fact: (moved: Moved) => ({ type: 'GoodGave', cycle, ...moved }) as const }] : []),
    ...turnsOfPlan(terms, given, works, carried).flatMap((turn) => movesOfTurn(turn, cycle)),
    ...partsFallingIn(campaign, cycle).map((part) => moveOfPart(part, cycle)),
  ]);
  const lightest = lightestPlan(terms, given, carried, billOf(open, rootDraw).total);
  const eventId = drawCard(terms.rulebook, cardsMet(campaign), cycle, rootDraw);
  const months = [...after.months, { works, lightest, eventId }];
  return { campaign: { ...campaign, after: { ...after, wallet, months } }, facts };
}

const movesOfTurn = ({ roomId, entered, paid }: TurnMade, cycle: number): readonly BalanceChange[] => [
  { to: () => entered, fact: (moved) => ({ type: 'CarriedEntry', cycle, roomId, ...moved }) },
  { to: () => paid, fact: (moved) => ({ type: 'CarriedReward', cycle, roomId, ...moved }) },
];

/** Answers the month's card (RULES 5.4). A repeat changes nothing, whatever it asks. */
export function answerCard(
  campaign: Campaign | null,
  { month, option = 1 }: InMonth & { readonly option?: number },
): Result<Step, AfterRefusal | 'OPTION_NOT_FOUND'> {
  const open = openContract(campaign);
  if (!open.ok) return open;
  const phase = phaseOf(open.value);
  if (month !== monthNumber(open.value)) return refuse('STAGE_IS_NOT_CURRENT');
  if (phase === 'BILL') return unchanged(open.value);
  if (phase !== 'EVENT') return refuse('STAGE_IS_NOT_CURRENT');
  const { after } = open.value;
  const { eventId } = must(after.months.at(-1), 'month under way');
  if (!hasOption(open.value.campaign, eventId, option)) return refuse('OPTION_NOT_FOUND');
  const { now } = optionEffect(open.value.campaign, eventId, option, monthsAhead(open.value.campaign, month));
  const { wallet, facts } = applyChanges(after.wallet, [
    {
      to: (before) => changedBy(before, now),
      fact: (moved) => ({ type: 'CardAnswered', cycle: month, eventId, option, ...moved }),
    },
  ]);
  return ok({ campaign: withLastMonth(open.value, { option }, { wallet }), facts });
}
