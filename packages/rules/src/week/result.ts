import type { Campaign } from '../campaign/campaign.ts';
import { isCompleted } from '../campaign/current.ts';
import { type Draw, drawnOnce } from '../draw/fair-draw.ts';
import { type Context, NOTE_STEP, REPLAYS, type RoomId } from '../vocabulary.ts';
import { canRelive, choicesOf } from '../what-if/choices.ts';
import { type Note, noteOf, redrawnOf } from '../what-if/note.ts';
import { livesOfNote, redraw } from '../what-if/relive.ts';

/** True of a try that has come to its end, with the months after its letter. */
export const isTryOver = (campaign: Campaign): boolean => isCompleted(campaign) && campaign.after?.status !== 'OPEN';

/** True of a try that has a note, over or not: one whole month was lived (RULES 12.3, 14.5). */
export const hasNote = (campaign: Campaign): boolean => isCompleted(campaign) && canRelive(choicesOf(campaign));

/** The redraws of a week's key: the same for everybody, so each is computed once however many tries are noted (RULES 14.6). */
export const redrawsOf = (seed: string): readonly Draw[] =>
  Array.from({ length: REPLAYS }, (_, i) => drawnOnce(redraw(seed, i + 1)));

/**
 * The note of a try under its week's redraws; null where there is none. What was not decided any more after the letter is carried
 * over from what was (RULES 14.5).
 */
export function noteOfTry(campaign: Campaign, draws: readonly Draw[]): Note | null {
  if (!hasNote(campaign)) return null;
  const live = livesOfNote(choicesOf(campaign));
  return noteOf(draws.map((draw) => redrawnOf(live(draw)).worth));
}

export type NoteCounts = readonly (readonly [note: number, tries: number])[];

/** The place of a note: one more than the tries with a better one; equal notes share it (RULES 14.6). */
export const placeOf = (note: number, counts: NoteCounts): number =>
  counts.reduce((place, [other, tries]) => (other > note ? place + tries : place), 1);

export const triesIn = (counts: NoteCounts): number => counts.reduce((sum, [, tries]) => sum + tries, 0);

/** Tries by step, best first, empty steps between left out. */
export function stepsOf(counts: NoteCounts): readonly { readonly from: number; readonly tries: number }[] {
  const steps = new Map<number, number>();
  for (const [note, tries] of counts) {
    const from = Math.floor(note / NOTE_STEP) * NOTE_STEP;
    steps.set(from, (steps.get(from) ?? 0) + tries);
  }
  return [...steps].map(([from, tries]) => ({ from, tries })).sort((one, other) => other.from - one.from);
}

/** A month of the result as it may be shown to anybody: no card, no draw, no name (RULES 14.8). */
export interface GridMonth {
  /** Places in order, that of a recovery as the fourth. */
  readonly rooms: readonly RoomId[];
  /** Null where the dream was given up before the instalment. */
  readonly payment: 'PAID' | 'LATE' | 'UNPAID' | null;
  /** Effort offered, 0 where it was kept, null without an assembly. */
  readonly bid: number | null;
}

/** A try's result as it is pasted. */
export interface Grid {
  readonly months: readonly GridMonth[];
  /** The month of the letter or of the end. */
  readonly cycle: number;
  /** How the letter came; null without one. */
  readonly letter: Exclude<Context, 'DEFAULT'> | null;
  /** Months after the letter whose bill fell due. */
  readonly after: readonly ('PAID' | 'MISSED' | 'TAKEN_BACK')[];
}

/** The result of a try, from what the player decided. */
export function gridOf(campaign: Campaign): Grid {
  const { cycle, context, status } = campaign;
  const { months } = choicesOf(campaign);
  const isUnpaid = (month: number): boolean =>
    month === cycle && (status === 'FAILED' || (status === 'GIVEN_UP' && campaign.phase === 'STAGE'));
  return {
    months: months.map(({ turns, recovery, bid }, i) => ({
      rooms: [...turns, ...(recovery === null ? [] : [recovery])].map(({ roomId }) => roomId),
      payment: !isUnpaid(i + 1) ? (recovery === null ? 'PAID' : 'LATE') : status === 'FAILED' ? 'UNPAID' : null,
      bid: bid?.offered ?? null,
    })),
    cycle,
    letter: context === 'DEFAULT' ? null : context,
    after: afterOf(campaign),
  };
}

function afterOf({ after }: Campaign): Grid['after'] {
  const due = (after?.months ?? []).filter(({ paid }) => paid !== undefined);
  return due.map(({ paid }, i) => {
    if (paid) return 'PAID';
    return after?.end === 'RETOMADO' && i === due.length - 1 ? 'TAKEN_BACK' : 'MISSED';
  });
}
