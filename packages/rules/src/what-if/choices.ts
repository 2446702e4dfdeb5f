import { must } from '@consorcio/kernel';
import { isOutIn } from '../assembly/group.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { type Stage, stageAt } from '../campaign/cycle.ts';
import { termsOf } from '../rulebook/registry.ts';
import { inMode } from '../rulebook/rulebook.ts';
import type { BidUse, PlayedDreamId, RoomId, StageOrdinal, Works } from '../vocabulary.ts';
import type { Wallet } from '../wallet.ts';
import { type Situation, situationOf } from './situation.ts';

/** A free choice: the place, and the verified score in basis points. */
export interface Turn {
  readonly roomId: RoomId;
  readonly scoreBp: number;
  /** What the place was chosen in; absent in a decider that is no player's. */
  readonly situation?: Situation;
  /** The day's movement as it was drawn; a replay draws it again (RULES 4.7). */
  readonly movement?: number;
  /** Of a change: it is this run's care that was decided otherwise (RULES 13.5). */
  readonly isCareChanged?: true;
}

export interface MonthChoices {
  /** The free choices that were played to the end, in order; three in a whole month. */
  readonly turns: readonly Turn[];
  /** The one of the recovery after a late instalment; null where there was none. */
  readonly recovery: Turn | null;
  /** Effort offered at the assembly, 0 where it was kept, and what was there to offer; null where there was nothing to decide. */
  readonly bid: { readonly offered: number; readonly of: number } | null;
  /** Where the assembly was held without the player, who had paid late (RULES 6.4). */
  readonly isOut?: true;
}

/** The option that was taken at a card, from 1. */
export interface CardChoice {
  readonly eventId: number;
  readonly option: number;
}

/** A month's plan after the letter, and the lightest one that would have paid its bill before the card; 0 for none. */
export interface PlanChoice {
  readonly works: Works;
  readonly lightest: 0 | Works;
}

/** All that a replay needs: nothing drawn is in it. */
export interface CampaignChoices {
  /** The rulebook that the campaign is played by, in a replay too. */
  readonly rulebook: number;
  readonly dreamId: PlayedDreamId;
  readonly isNewGamePlus: boolean;
  /** Month by month, place 0 for cycle 1. */
  readonly months: readonly MonthChoices[];
  /** Every card answered, those after the letter included. */
  readonly options: readonly CardChoice[];
  /** What was decided after the letter; absent where nothing was. */
  readonly after?: { readonly use: BidUse | null; readonly plans: readonly PlanChoice[] };
  /** Where the campaign was given up: the month, and whether its instalment was paid by then. */
  readonly stopped?: { readonly month: number; readonly isPaid: boolean };
}

/** Choices with one decision changed. What is looked up for months that were never lived stays the player's own. */
export interface ChangedChoices extends CampaignChoices {
  /** The months as they really were. */
  readonly lived: readonly MonthChoices[];
  /** The month in which the effort is now kept, whatever is there. */
  readonly keepsIn?: number | undefined;
}

export const TURNS_A_MONTH = 3;

/** True of a month whose three free choices were played. */
export const isWhole = ({ turns }: MonthChoices): boolean => turns.length === TURNS_A_MONTH;

/** True when there is a whole month to carry over: any campaign that came to its end has one. */
export const canRelive = ({ months }: Pick<CampaignChoices, 'months'>): boolean => months.some(isWhole);

/** The month with every run of that score, in basis points, but those whose care itself was changed. */
export function withScore(month: MonthChoices, scoreBp: number): MonthChoices {
  const scored = (turn: Turn): Turn => (turn.isCareChanged ? turn : { ...turn, scoreBp });
  return {
    ...month,
    turns: month.turns.map(scored),
    recovery: month.recovery === null ? null : scored(month.recovery),
  };
}

/** What the player decided, read from the campaign (RULES 13.1). */
export function choicesOf(campaign: Campaign): CampaignChoices {
  const { rulebook, dreamId, isNewGamePlus, cycle, bids, status } = campaign;
  const stages = campaign.stages.map((_, i) => must(stageAt(campaign, (i + 1) as StageOrdinal), 'stage'));
  const turnsIn = (own: readonly Stage[]): readonly Turn[] => own.flatMap((stage) => turnOf(campaign, stage));
  const months = Array.from({ length: cycle }, (_, i): MonthChoices => {
    const own = stages.filter((stage) => stage.cycle === i + 1);
    const paid = own.find((stage) => stage.paid === true);
    const offered = bids[i];
    const isOut = offered !== undefined && isOutIn(campaign, i + 1);
    return {
      turns: turnsIn(own.filter(({ createdByFailure }) => !createdByFailure)),
      recovery: turnsIn(own.filter(({ createdByFailure }) => createdByFailure))[0] ?? null,
      bid: offered === undefined || isOut ? null : { offered: offered ?? 0, of: paid?.after?.[1] ?? 0 },
      ...(isOut ? { isOut } : {}),
    };
  });
  return {
    rulebook,
    dreamId,
    isNewGamePlus,
    months,
    options: cardsAnswered(campaign, stages),
    ...afterOf(campaign),
    ...(status === 'GIVEN_UP' ? { stopped: { month: cycle, isPaid: campaign.phase !== 'STAGE' } } : {}),
  };
}

function turnOf(campaign: Campaign, { ordinal, roomId, scoreBp, movement }: Stage): readonly Turn[] {
  if (roomId === undefined || scoreBp === undefined) return [];
  const situation = situationOf(termsOf(campaign), balanceBefore(campaign, ordinal));
  return [{ roomId, scoreBp, situation, ...(movement === undefined ? {} : { movement }) }];
}

/** What was there when a stage came up: nothing moves a balance between two stages but what the first one says. */
function balanceBefore(campaign: Campaign, ordinal: StageOrdinal): Wallet {
  if (ordinal === 1) {
    const terms = termsOf(campaign);
    return inMode(terms, terms.rulebook.start);
  }
  const [energy, effort] = must(campaign.stages[ordinal - 2]?.after, 'balance after the stage before');
  return { energy, effort };
}

function cardsAnswered(campaign: Campaign, stages: readonly Stage[]): readonly CardChoice[] {
  const answered = stages.flatMap(({ eventId, after, option = 1 }) =>
    eventId === undefined || after === undefined ? [] : [{ eventId, option }],
  );
  const later = (campaign.after?.months ?? []).flatMap(({ eventId, option }) =>
    option === undefined ? [] : [{ eventId, option }],
  );
  return [...answered, ...later];
}

function afterOf({ after }: Campaign): Pick<CampaignChoices, 'after'> {
  if (after === undefined || (after.use === null && after.months.length === 0)) return {};
  return { after: { use: after.use, plans: after.months.map(({ works, lightest }) => ({ works, lightest })) } };
}
