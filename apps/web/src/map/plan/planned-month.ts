import { fieldsOf, kept } from '@consorcio/contract/kept';
import { type MonthPlan, monthPlan, type PlanOutlook } from '@consorcio/rules/queries';
import { type MinigameSlug, minigameAt } from '@consorcio/rules/vocabulary';
import { termsOfStage } from '../../teaching/figures/terms-of-stage.ts';
import { standingOf } from '../chart/advice.ts';
import type { CurrentStage } from '../chart/current-stage.ts';
import type { MapEvent } from '../chart/map-context.ts';
import { isSlug, offersShift, startedSlug } from '../chart/started-minigame.ts';

/** A place that is put into a free stage of a month: for its minigame, or for a turn without it where the place offers one. */
export interface Slot {
  readonly slug: MinigameSlug;
  readonly isGame: boolean;
}
/** One for each free stage, in order; null where none is put. */
export type Slots = readonly (Slot | null)[];

function slotOf(value: unknown): Slot | null {
  const { slug, isGame } = fieldsOf(value);
  return typeof slug === 'number' && isSlug(slug) ? { slug, isGame: isGame === true } : null;
}

/** How well a plan does for the instalment, the best first. */
const OUTLOOKS: readonly PlanOutlook[] = ['PAYS', 'MAY_PAY', 'OPEN', 'SHORT'];

/** The plan of a campaign's month, and what it promised when it was made. */
interface Planned {
  readonly campaign: string;
  readonly cycle: number;
  readonly places: Slots;
  readonly outlook: PlanOutlook;
}

function plannedOf(value: unknown): readonly Planned[] {
  const { campaign, cycle, places, outlook } = fieldsOf(value);
  const promised = OUTLOOKS.find((each) => each === outlook);
  return typeof campaign === 'string' && typeof cycle === 'number' && Array.isArray(places) && promised !== undefined
    ? [{ campaign, cycle, places: places.map(slotOf), outlook: promised }]
    : [];
}

/** The own campaign and a try of the week. */
const MOST_PLANS = 2;
/** The plans that were made last, the newest first. They are advice of the player's to themselves: on this device only. */
export const MONTH_PLANS = kept('month_plan', (text) => [JSON.parse(text)].flat().flatMap(plannedOf));

const planIn = ({ campaign }: CurrentStage): Planned | undefined =>
  MONTH_PLANS.read()?.find((plan) => plan.campaign === campaign.id);

/** Where a month can be planned: at its free stages, but for a recovery, which the map itself explains. */
export const canPlan = (current: CurrentStage): boolean =>
  current.stage.type === 'MINIGAME' && current.extras.phase === 'STAGE' && !current.stage.createdByFailure;

/** Free stages of the month before the current one. */
const lived = ({ extras }: CurrentStage): number => extras.stageRelativeToCycle - 1;

/** The stages from the current one on. A new month begins with the places of the last one that was planned. */
export function slotsOf(current: CurrentStage): Slots {
  const places = planIn(current)?.places ?? [];
  const { slots } = planOf(current, []);
  const started = startedSlug(current);
  return Array.from({ length: slots }, (_, i) =>
    i === 0 && started !== undefined ? { slug: started, isGame: true } : (places[lived(current) + i] ?? null),
  );
}

/** Keeps the places of the stages from the current one on. */
export function keepSlots(current: CurrentStage, slots: Slots): void {
  const { campaign, stage } = current;
  const before = planIn(current)?.places ?? [];
  const places = Array.from({ length: lived(current) }, (_, i) => before[i] ?? null);
  const { outlook } = planOf(current, slots);
  const plan: Planned = { campaign: campaign.id, cycle: stage.cycle, places: [...places, ...slots], outlook };
  const others = (MONTH_PLANS.read() ?? []).filter((other) => other.campaign !== campaign.id);
  MONTH_PLANS.write([plan, ...others].slice(0, MOST_PLANS));
}

/** This month's plan for the current stage, and whether the day has made it do worse than it promised; null without one. */
export function nextPlanned(current: CurrentStage): (Slot & { readonly isWorse: boolean }) | null {
  const plan = planIn(current);
  const slots = slotsOf(current);
  const [next] = slots;
  if (!canPlan(current) || plan?.cycle !== current.stage.cycle || next == null || startedSlug(current) !== undefined)
    return null;
  return { ...next, isWorse: OUTLOOKS.indexOf(planOf(current, slots).outlook) > OUTLOOKS.indexOf(plan.outlook) };
}

/** The stage whose turn was the last that a plan has taken in this page. */
let walkedStage: string | null = null;

/** Goes on in a plan, which is this month's from now on: into the minigame of its first place, or through a turn there. */
export function follow(current: CurrentStage, slots: Slots, send: (event: MapEvent) => void): void {
  keepSlots(current, slots);
  const [next] = slots;
  if (next == null) return;
  const isTurn = !next.isGame && offersShift(current, next.slug);
  walkedStage = isTurn ? current.stage.id : null;
  send({ type: isTurn ? 'shift.taken' : 'minigame.entered', slug: next.slug });
}

/** True where the plan goes on by itself: after a turn, in a turn, as long as it does what it promised. */
export function walksOn(current: CurrentStage): boolean {
  const isOnWay = walkedStage !== null && walkedStage !== current.stage.id;
  const next = nextPlanned(current);
  const goesOn = isOnWay && next !== null && !next.isWorse && !next.isGame && offersShift(current, next.slug);
  if (!goesOn) walkedStage = null;
  return goesOn;
}

/** What the stages come to, up to the first without a place. */
export function planOf(current: CurrentStage, slots: Slots): MonthPlan {
  const hole = slots.indexOf(null);
  const places = slots.slice(0, hole < 0 ? slots.length : hole) as readonly Slot[];
  const vigor = startedSlug(current) === undefined ? undefined : current.room?.run?.vigor;
  return monthPlan(
    termsOfStage(current),
    { ...standingOf(current), falling: current.extras.falling, ...(vigor !== undefined && { begun: { vigor } }) },
    places.map(({ slug }) => minigameAt(slug).roomId),
  );
}
