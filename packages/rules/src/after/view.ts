import type { Campaign } from '../campaign/campaign.ts';
import { type Option, optionsIn } from '../campaign/cards.ts';
import { balanceOf, letterOf } from '../campaign/current.ts';
import type { Draw } from '../draw/fair-draw.ts';
import { termsOf } from '../rulebook/registry.ts';
import { scheduleOf } from '../rulebook/schedule.ts';
import {
  type AfterPhase,
  type AfterStatus,
  type BidUse,
  type ContractEnd,
  type ContractStanding,
  PLANS,
  type Works,
} from '../vocabulary.ts';
import { add, type Wallet } from '../wallet.ts';
import {
  type Bill,
  billOf,
  joyOf,
  missesOf,
  monthNumber,
  monthsWithDream,
  type Open,
  phaseOf,
  standingOf,
} from './contract.ts';
import { carriedOf, playPlan } from './plan.ts';

/** A plan, the balance after its turns, and whether that pays the bill before the card (RULES 11.6). */
export interface PlanView extends Wallet {
  readonly works: Works;
  readonly pays: boolean;
}

/** A month after the letter as it was lived; null for what is not known yet. */
export interface AfterMonthView {
  readonly month: number;
  readonly works: Works;
  readonly eventId: number;
  readonly option: number | null;
  readonly paid: boolean | null;
}

/** Everything that a screen shows of the months after the letter (RULES 11.13). */
export interface AfterView {
  readonly status: AfterStatus;
  /** Null unless OPEN; so are `month` and `bill`. */
  readonly phase: AfterPhase | null;
  readonly end: ContractEnd | null;
  readonly standing: ContractStanding;
  readonly use: BidUse | null;
  /** The one that is played or comes next. */
  readonly month: number | null;
  readonly dues: readonly number[];
  /** What each use of the bid leaves due; only while that is asked. */
  readonly schedules: Readonly<Record<BidUse, readonly number[]>> | null;
  readonly bill: Bill | null;
  /** Energy that the good gives in `month`. */
  readonly joy: number;
  readonly balance: Wallet;
  /** While a plan may be chosen: 3, 2, 1. */
  readonly plans: readonly PlanView[];
  /** The card that waits. */
  readonly event: { readonly eventId: number; readonly options: readonly Option[] } | null;
  readonly months: readonly AfterMonthView[];
  readonly misses: number;
  readonly monthsWithDream: number;
}

const NOTHING = { phase: null, month: null, schedules: null, bill: null, joy: 0, plans: [], event: null } as const;

/** The state of a campaign after its letter. `rootDraw`: keyed by the root; what is not due yet is left out. */
export function afterView(campaign: Campaign, rootDraw: Draw): AfterView {
  const { after } = campaign;
  const misses = after === undefined ? 0 : missesOf(after);
  return {
    status: after?.status ?? 'NONE',
    end: after?.end ?? null,
    standing: standingOf(misses),
    use: after?.use ?? null,
    dues: after?.dues ?? [],
    balance: balanceOf(campaign),
    months: (after?.months ?? []).map(({ works, eventId, option = null, paid = null }, i) => ({
      month: campaign.cycle + 1 + i,
      works,
      eventId,
      option,
      paid,
    })),
    misses,
    monthsWithDream: monthsWithDream(campaign),
    ...(after?.status === 'OPEN' ? openPart({ campaign, after }, rootDraw) : NOTHING),
  };
}

function openPart(open: Open, rootDraw: Draw): Pick<AfterView, keyof typeof NOTHING> {
  const { campaign, after } = open;
  const phase = phaseOf(open);
  const bill = billOf(open, rootDraw);
  const waits = phase === 'EVENT' ? after.months.at(-1) : undefined;
  return {
    phase,
    month: monthNumber(open),
    schedules: phase === 'USE' ? schedulesOf(campaign) : null,
    bill,
    joy: joyOf(open),
    plans: phase === 'USE' || phase === 'PLAN' ? plansOf(open, bill) : [],
    event:
      waits === undefined
        ? null
        : { eventId: waits.eventId, options: optionsIn(campaign, waits.eventId, monthNumber(open)) },
  };
}

function schedulesOf(campaign: Campaign): Readonly<Record<BidUse, readonly number[]>> {
  const duesBy = (use: BidUse) => scheduleOf(termsOf(campaign), letterOf(campaign), use).dues;
  return { TERM: duesBy('TERM'), INSTALMENT: duesBy('INSTALMENT') };
}

function plansOf(open: Open, bill: Bill): readonly PlanView[] {
  const { campaign, after } = open;
  const given = add(after.wallet, 'energy', joyOf(open));
  const carried = carriedOf(campaign);
  return PLANS.map((works) => {
    const balance = playPlan(termsOf(campaign), given, works, carried);
    return { works, ...balance, pays: balance.effort >= bill.total };
  });
}
