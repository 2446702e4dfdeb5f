import { optionsOf } from '../campaign/cards.ts';
import { drawnOnce } from '../draw/fair-draw.ts';
import { instalmentOf } from '../rulebook/instalment.ts';
import { termsOf } from '../rulebook/registry.ts';
import { minigameRoomOf } from '../rulebook/reward.ts';
import { MINIGAMES, type MinigameRoomId, PLANS } from '../vocabulary.ts';
import { type Change, withChange } from './change.ts';
import { type CampaignChoices, isWhole, type MonthChoices } from './choices.ts';
import { type Measured, measure, redrawnOf } from './note.ts';
import { type Live, livesOfNote, redraw } from './relive.ts';

/** The kinds of change that are looked at: neither another care, nor to stop or go on. */
export type TriedChange = Extract<Change, { readonly kind: 'PLACE' | 'BID' | 'OPTION' | 'USE' | 'PLAN' }>;

/** Another way to have decided once, and what it changes in the note, in points. */
export interface Influence extends Measured {
  readonly change: TriedChange;
}

/** Redraws by which every other way is looked at, and those by which the ones that moved most are measured. */
const FIRST_LOOK = 20;
const MEASURED = 100;
/** Ways that are measured. */
const SHORTLIST = 8;
const TOLD = 3;

/**
 * The three decisions that moved the note most (docs/model.md): every other way is compared under 20 redraws, the eight
 * that moved most under 100, those whose interval holds 0 are left out. Yields after each way, for a bar; `done` and `of`
 * are ways. Bounded: at most some 80 ways.
 */
export function* influences(
  choices: CampaignChoices,
  serverSeed: string,
): Generator<{ readonly done: number; readonly of: number }, readonly Influence[]> {
  const ways = otherWays(choices);
  const of = ways.length + Math.min(SHORTLIST, ways.length);
  const compare = comparing(choices, serverSeed);
  const looked: Influence[] = [];
  for (const change of ways) {
    looked.push(compare(change, FIRST_LOOK));
    yield { done: looked.length, of };
  }
  const shortlist = looked.sort(byWeight).slice(0, SHORTLIST);
  const measured: Influence[] = [];
  for (const { change } of shortlist) {
    measured.push(compare(change, MEASURED));
    yield { done: ways.length + measured.length, of };
  }
  return told(measured.filter(({ mean, margin }) => Math.abs(mean) > margin).sort(byWeight));
}

const byWeight = (a: Measured, b: Measured): number => Math.abs(b.mean) - Math.abs(a.mean);

/** The first of each kind of decision, then the others; never two ways of the same decision. */
function told(heaviest: readonly Influence[]): readonly Influence[] {
  const firsts = heaviest.filter(({ change }, i) => heaviest.findIndex((one) => one.change.kind === change.kind) === i);
  const others = heaviest.filter(
    (one, i) =>
      !firsts.includes(one) && heaviest.findIndex(({ change }) => decisionOf(change) === decisionOf(one.change)) === i,
  );
  return [...firsts, ...others].slice(0, TOLD);
}

function decisionOf(change: TriedChange): string {
  switch (change.kind) {
    case 'PLACE':
      return `places ${change.month}`;
    case 'OPTION':
      return `card ${change.eventId}`;
    case 'PLAN':
      return `plan ${change.place}`;
    case 'BID':
      return `bid ${change.month}`;
    case 'USE':
      return change.kind;
  }
}

/** Compares a change with the choices under the same draws; both draws and lives of before are computed once. */
function comparing(choices: CampaignChoices, serverSeed: string): (change: TriedChange, count: number) => Influence {
  const live = livesOfNote(choices);
  const worth = (one: Live, draw: ReturnType<typeof redraw>): number => redrawnOf(one(draw)).worth;
  const known: { readonly draw: ReturnType<typeof redraw>; readonly before: number }[] = [];
  return (change, count) => {
    for (let i = known.length + 1; i <= count; i += 1) {
      const draw = drawnOnce(redraw(serverSeed, i));
      known.push({ draw, before: worth(live, draw) });
    }
    const changed = withChange(choices, change);
    if (changed === null) return { change, mean: 0, margin: 0 };
    const other = livesOfNote(changed);
    return { change, ...measure(known.slice(0, count).map(({ draw, before }) => worth(other, draw) - before)) };
  };
}

/** The obvious alternatives to each decision. */
function otherWays(choices: CampaignChoices): readonly TriedChange[] {
  const { months, options = [], after } = choices;
  const ways: TriedChange[] = months.flatMap((month, i) => [
    ...otherPlaces(choices, month, i + 1),
    ...otherBids(choices, month, i + 1),
  ]);
  for (const { eventId, option: own } of options) {
    for (const { option } of optionsOf(choices, eventId))
      if (option !== own) ways.push({ kind: 'OPTION', eventId, option });
  }
  if (after?.use != null) ways.push({ kind: 'USE', use: after.use === 'TERM' ? 'INSTALMENT' : 'TERM' });
  after?.plans.forEach((plan, place) => {
    for (const works of PLANS) if (Math.abs(works - plan.works) === 1) ways.push({ kind: 'PLAN', place, works });
  });
  return ways;
}

/** Rest where there was work, and the other way round. */
function otherPlaces(choices: CampaignChoices, month: MonthChoices, number: number): readonly TriedChange[] {
  if (!isWhole(month)) return [];
  const { rulebook } = termsOf(choices);
  return month.turns.map(({ roomId }, i) => {
    const { pays } = minigameRoomOf(rulebook, roomId);
    return {
      kind: 'PLACE',
      month: number,
      position: i + 1,
      roomId: favourite(choices, pays === 'effort' ? 'energy' : 'effort'),
    };
  });
}

/** The place that pays this and that the player went to most often; the first such place where there was none. */
function favourite(choices: CampaignChoices, pays: 'energy' | 'effort'): MinigameRoomId {
  const { rulebook } = termsOf(choices);
  const rooms = MINIGAMES.map(({ roomId }) => roomId)
    .filter((roomId) => minigameRoomOf(rulebook, roomId).pays === pays)
    .sort((a, b) => a - b);
  const visits = (room: MinigameRoomId): number =>
    choices.months.flatMap(({ turns }) => turns).filter(({ roomId }) => roomId === room).length;
  return rooms.reduce((best, room) => (visits(room) > visits(best) ? room : best));
}

/** The bid that leaves the next instalment, and none at all. */
function otherBids(choices: CampaignChoices, { bid }: MonthChoices, month: number): readonly TriedChange[] {
  if (bid === null) return [];
  const leaving = Math.max(0, bid.of - instalmentOf(termsOf(choices), month + 1));
  return [...new Set([leaving, 0])]
    .filter((effort) => effort !== bid.offered)
    .map((effort) => ({ kind: 'BID', month, effort }));
}
