import { must } from '@consorcio/kernel';
import { rulebookOf } from '../rulebook/registry.ts';
import type { DreamId } from '../vocabulary.ts';

/** A week of play by its name: ISO year and week number (RULES 14.2). */
export type WeekName = `${number}-S${string}`;

const NAME = /^(\d{4})-S(0[1-9]|[1-4]\d|5[0-3])$/;

/** True of a text in the form of a week's name, whether or not its year has that week. */
export const isWeekName = (text: string): text is WeekName => NAME.test(text);

/** The name of an ISO year's week. */
export const weekName = (year: number, number: number): WeekName => `${year}-S${String(number).padStart(2, '0')}`;

/**
 * The dream whose picture a week has: one of those of the rulebook that the week is played by (RULES 14.1).
 * @throws BrokenInvariant UNKNOWN for a text that is no week's name, or a rulebook that was never served
 */
export function pictureOf(week: string, rulebook: number): DreamId {
  const [, , number] = must(NAME.exec(week), 'name of a week');
  const { dreams } = rulebookOf(rulebook);
  return must(dreams[Number(number) % dreams.length], 'dream of a picture').id;
}

/** The lucky word of the ranked try is `{week}-{n}` (RULES 14.3), that of a player's free try n `{week}-treino-{n}` (14.4). */
export const rankedWord = (week: string, n: number): string => `${week}-${n}`;
export const freeWord = (week: string, n: number): string => `${week}-treino-${n}`;
