import { must } from '@consorcio/kernel';
import { isPaidAtOnce } from '../after/contract.ts';
import { takenBackWorth, worthOf } from '../after/worth.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { drawnOnce } from '../draw/fair-draw.ts';
import { type Context, type ContractEnd, MOST_POINTS, REPLAYS } from '../vocabulary.ts';
import type { CampaignChoices } from './choices.ts';
import { type Live, livesOfNote, redraw } from './relive.ts';

/** How a life ended: the contract's end where there is one, else the campaign's. */
export type LifeEnd = ContractEnd | Context | 'GIVEN_UP';

/** What a replay came to. `worth`: 0 to 1000 (RULES 12.1). */
export interface Redrawn {
  readonly end: LifeEnd;
  readonly cycle: number;
  readonly worth: number;
}

/** What a life came to. */
export function redrawnOf(campaign: Campaign): Redrawn {
  const { after, context, cycle } = campaign;
  return { end: after?.end ?? context ?? 'GIVEN_UP', cycle, worth: must(worthOf(campaign), 'worth of an ended life') };
}

/** The same decisions under the draws of replay 1, 2, … (RULES 12.2). */
export function* redraws(choices: CampaignChoices, serverSeed: string, count: number = REPLAYS): Generator<Redrawn> {
  const live = livesOfNote(choices);
  for (let i = 1; i <= count; i += 1) yield redrawnOf(live(redraw(serverSeed, i)));
}

/** Bills of a campaign's contract that were paid whole. */
export const paidSoFar = ({ after }: Campaign): number =>
  (after?.months ?? []).filter(({ paid }) => paid === true).length;

/** A life whose contract ends after the months that were really paid: what is left counts as unpaid. */
function worthUnpaid(life: Campaign, paid: number): number {
  const { after } = life;
  if (after === undefined || isPaidAtOnce(after)) return worthOf(life) ?? 0;
  return takenBackWorth(life, Math.min(paid, paidSoFar(life)));
}

/**
 * What a campaign of these choices is worth in each replay, 0 to 1000, where its contract goes on after so many months that were
 * paid and the months that are left count as unpaid: the worths of a provisional note (`noteOf`). The draws are those of the
 * note (RULES 12.2).
 */
export function* provisionalWorths(
  choices: CampaignChoices,
  paid: number,
  serverSeed: string,
  count: number = REPLAYS,
): Generator<number> {
  const live = livesOfNote(choices);
  for (let i = 1; i <= count; i += 1) yield worthUnpaid(live(redraw(serverSeed, i)), paid);
}

/** Two lives under the same draws. */
export interface Pair {
  readonly before: Redrawn;
  readonly after: Redrawn;
}

/** Both decisions under the same draws, replay by replay, so that their difference is paired (RULES 13.6). */
export function* pairs(
  before: CampaignChoices,
  after: CampaignChoices,
  serverSeed: string,
  count: number = REPLAYS,
): Generator<Pair> {
  const [one, other]: readonly Live[] = [livesOfNote(before), livesOfNote(after)];
  if (one === undefined || other === undefined) return;
  for (let i = 1; i <= count; i += 1) {
    const draw = drawnOnce(redraw(serverSeed, i));
    yield { before: redrawnOf(one(draw)), after: redrawnOf(other(draw)) };
  }
}

/** A mean with its 95 % interval, unrounded. */
export interface Measured {
  readonly mean: number;
  /** Half of the interval. */
  readonly margin: number;
}

const Z = 1.96;

/** Mean ± 1.96 s / √n. */
export function measure(values: readonly number[]): Measured {
  const n = values.length;
  const mean = values.reduce((sum, x) => sum + x, 0) / n;
  const variance = values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, n - 1);
  return { mean, margin: Z * Math.sqrt(variance / n) };
}

/** The 'Nota das escolhas' and its 95 % interval, 0 to 1000. */
export interface Note {
  readonly note: number;
  readonly low: number;
  readonly high: number;
}

const rounded = (x: number): number => Math.floor(x + 1 / 2);

/** The note of these worths (RULES 12.2). */
export function noteOf(worths: readonly number[]): Note {
  const { mean, margin } = measure(worths);
  return {
    note: rounded(mean),
    low: Math.max(0, rounded(mean - margin)),
    high: Math.min(MOST_POINTS, rounded(mean + margin)),
  };
}

/** What another decision changes in the note, in points; `isClear` unless the interval holds 0 (RULES 13.7). */
export interface Difference extends Measured {
  readonly low: number;
  readonly high: number;
  readonly isClear: boolean;
}

/** After less before, replay by replay. */
export function differenceOf(compared: readonly Pair[]): Difference {
  const { mean, margin } = measure(compared.map(({ before, after }) => after.worth - before.worth));
  const [low, high] = [mean - margin, mean + margin];
  return { mean, margin, low: rounded(low), high: rounded(high), isClear: low > 0 || high < 0 };
}

/** The five bands of a note, lowest first, by the least note of each (RULES 12.4). */
export const BANDS = [0, 300, 500, 700, 900] as const;
/** Place of a band in `BANDS`. */
export type Band = 0 | 1 | 2 | 3 | 4;

const bandAt = (points: number): Band => BANDS.map((least) => points >= least).lastIndexOf(true) as Band;

/** The band of a note, or the first and last that its interval touches. */
export function bandsOf({ low, high }: Note): readonly [Band] | readonly [Band, Band] {
  const [first, last] = [bandAt(low), bandAt(high)];
  return first === last ? [first] : [first, last];
}

/** Free choices under which a note says little (RULES 12.3). */
const FEW = 9;

/** True when the player decided little: the note is shown with a remark. */
export const hasFewDecisions = ({ months }: Pick<CampaignChoices, 'months'>): boolean =>
  months.reduce((sum, { turns }) => sum + turns.length, 0) < FEW;

interface NotesOfModels {
  readonly average: readonly number[];
  readonly planner: readonly number[];
}
/** Mean notes of the model players by rulebook and dream, as marks on the ruler (RULES 12.4). Place 0 is dream 1. */
const NOTES_OF_MODELS: Readonly<Record<number, NotesOfModels>> = {
  3: { average: [892, 878, 748, 727, 541, 496, 469], planner: [922, 925, 850, 874, 857, 861, 862] },
  4: { average: [888, 871, 736, 713, 499, 457, 419], planner: [894, 904, 833, 832, 774, 764, 766] },
};

/** The marks of a campaign's rulebook; undefined for one whose marks nobody has measured. */
export const notesOfModels = ({ rulebook }: Pick<CampaignChoices, 'rulebook'>): NotesOfModels | undefined =>
  NOTES_OF_MODELS[rulebook];
