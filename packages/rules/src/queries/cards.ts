/*
 * When a card brings an idea back, and what an answer changes (LEARN 2.6). Months are months of play: those of a later
 * campaign come after all months of the one before.
 */
import { CARD_VARIANTS, type CardVariant } from '../vocabulary.ts';

/** Where a card lies: at 'Faltam N ciclos', at 'GUARDAR' and 'DAR LANCE', on the certificate; never inside a payment. */
export type CardMoment = 'REMAINING' | 'BID' | 'CERTIFICATE';

/** The ideas whose card lies there. */
export const CARDS_AT: Readonly<Record<CardMoment, readonly number[]>> = {
  REMAINING: [1, 2, 4, 7, 8, 9, 10, 11, 12, 13, 17, 27, 28, 29, 30],
  BID: [3, 14, 15, 16, 18, 19, 20, 21, 22, 23, 32, 34],
  CERTIFICATE: [5, 6, 24, 25, 26, 31, 33],
};

/** The idea that is learned by finding the five clauses of a contract. */
export const CONTRACT_IDEA = 6;
/** The option that a card's words have first. */
export const RIGHT_OPTION = 0;
/** Most cards of one month, and of one visit of the notebook. */
const MOST_IN_MONTH = 2;
const MOST_TO_PRACTISE = 5;
/** Months until a card comes again: after a wrong answer, after the first right one, after each further one. */
const AGAIN = { wrong: 1, right: 3, rightAgain: 6 } as const;

/** Right answers on different days that make an idea learned: one of three options is often guessed. */
const RIGHTS_TO_LEARN = 2;

/** Months of play of one campaign, in the order of all: more than a campaign has cycles. */
const PER_CAMPAIGN = 100;

/** The month of play of a cycle in the player's campaign of that number; without a cycle, the time after that campaign. */
export const monthOfPlay = (campaignNumber: number, cycle: number | null): number =>
  campaignNumber * PER_CAMPAIGN + (cycle ?? PER_CAMPAIGN - 1);

/** Brasília, where there is no summer time, and a day; milliseconds. */
const OFFSET = -3 * 3_600_000;
const DAY = 24 * 3_600_000;
/** The day in Brasília, as a number that grows by one each midnight. `at`: milliseconds since 1970. */
export const dayNumber = (at: number): number => Math.floor((at + OFFSET) / DAY);

export interface IdeaMemory {
  readonly id: number;
  /** The day on which it was seen, or asked last: `dayNumber`. */
  readonly lastDay: number;
  /** Right answers, those of one day counted once. */
  readonly rights: number;
  /** The one asked last; null before the first. */
  readonly variant: CardVariant | null;
  /** The month of play from which on its card is due. */
  readonly dueMonth: number;
}

interface Now {
  readonly month: number;
  readonly day: number;
}

/** The variant that comes next: never twice the same. */
export const nextVariant = ({ variant }: Pick<IdeaMemory, 'variant'>): CardVariant =>
  variant === 'a' ? 'b' : CARD_VARIANTS[0];

/** The month in which an idea's first card is due: never the one in which it was seen. */
export const firstDue = (seenMonth: number): number => seenMonth + AGAIN.wrong;

/** True once an idea's card was answered rightly on two days. */
export const isLearnedBy = ({ rights }: Pick<IdeaMemory, 'rights'>): boolean => rights >= RIGHTS_TO_LEARN;

/** An idea that is not learned may also be practised on a later day. */
const mayPractise = ({ dueMonth, rights, lastDay }: IdeaMemory, { month, day }: Now): boolean =>
  dueMonth <= month || (!isLearnedBy({ rights }) && lastDay < day);

const byDue = (a: IdeaMemory, b: IdeaMemory): number => a.dueMonth - b.dueMonth || a.id - b.id;

/** Up to five cards that may be practised now, those that wait longest first. */
export const cardsToPractise = (memories: readonly IdeaMemory[], now: Now): readonly IdeaMemory[] =>
  memories
    .filter((memory) => mayPractise(memory, now))
    .sort(byDue)
    .slice(0, MOST_TO_PRACTISE);

/** A card that was laid into a popup this month, answered or not. */
export interface LaidCard {
  readonly moment: CardMoment;
  readonly id: number;
}

/**
 * The card of a popup, or null: none in a campaign's first month, one a popup, two a month, and only of ideas seen in an
 * earlier month. `laid`: the cards of this month so far; the same popup has the same card until it is answered.
 */
export function cardAt(
  moment: CardMoment,
  memories: readonly IdeaMemory[],
  { cycle, month }: { readonly cycle: number; readonly month: number },
  laid: readonly LaidCard[],
): IdeaMemory | null {
  if (cycle <= 1) return null;
  const due = memories.filter(({ id, dueMonth }) => dueMonth <= month && CARDS_AT[moment].includes(id));
  const here = laid.find((card) => card.moment === moment);
  if (here !== undefined) return due.find(({ id }) => id === here.id) ?? null;
  if (laid.length >= MOST_IN_MONTH) return null;
  return due.filter(({ id }) => !laid.some((card) => card.id === id)).sort(byDue)[0] ?? null;
}

/**
 * The memory after an answer; the same object when the card was not due in this variant: an answer sent again
 * changes nothing. A second right one of the same day brings the card back later, and counts no more.
 */
export function afterAnswer(
  memory: IdeaMemory,
  { variant, isRight }: { readonly variant: CardVariant; readonly isRight: boolean },
  now: Now,
): IdeaMemory {
  if (!mayPractise(memory, now) || variant !== nextVariant(memory)) return memory;
  const months = !isRight ? AGAIN.wrong : memory.rights === 0 ? AGAIN.right : AGAIN.rightAgain;
  return {
    ...memory,
    lastDay: now.day,
    rights: memory.rights + (isRight && (memory.rights === 0 || memory.lastDay < now.day) ? 1 : 0),
    variant,
    dueMonth: now.month + months,
  };
}
