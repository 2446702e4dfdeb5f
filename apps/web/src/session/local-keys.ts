import { helpKeyOf } from '@consorcio/contract/wire';
import type { Game } from '@consorcio/rules/vocabulary';

/*
 * Local storage. Keys and defaults: SPEC section 3. Where the browser refuses storage (private windows, full disks), the
 * defaults apply and nothing is kept.
 */

const TOKEN = 'token';
const PERSONA = 'persona';
const CHOSEN_CHARACTER_INDEX = 'chosenCharacterIndex';
const CURRENT_STAGE = 'current_stage';
const CURRENT_CYCLE = 'current_cycle';
const WISHED_DREAM = 'wished_dream';
const QUIZ = 'quiz';
const IDEA_CARDS = 'idea_cards';
const FIRST_NOTES = 'first_notes';

/** The bearer token, or null when nobody is signed in. */
export const storedToken = (): string | null => read(TOKEN) || null;
export const storeToken = (token: string): void => write(TOKEN, token);

/** Id of the persona whose pictures and films show, a whole number as text. Default '1'. */
export function storedPersona(): string {
  const kept = read(PERSONA) ?? '';
  return /^[1-9]\d*$/.test(kept) ? kept : '1';
}
export const storePersona = (personaId: number): void => write(PERSONA, String(personaId));

/** Place in the carousel of personas, from 0. Default 0. */
export const storedCharacterIndex = (): number =>
  Math.max(0, Number.parseInt(read(CHOSEN_CHARACTER_INDEX) ?? '0', 10) || 0);
export const storeCharacterIndex = (index: number): void => write(CHOSEN_CHARACTER_INDEX, String(index));

/** The last stage and the last cycle shown; cycle-shown.ts and the map define their contents. */
export const storedStage = (): string | null => read(CURRENT_STAGE);
export const storeStage = (stage: string): void => write(CURRENT_STAGE, stage);
export const storedCycle = (): string | null => read(CURRENT_CYCLE);
export const storeCycle = (cycle: string): void => write(CURRENT_CYCLE, cycle);

/** Id of the dream that fits the wish of 'Sobre você', until a dream is chosen; null for none. LEARN, point 8 */
export function storedWish(): number | null {
  const kept = read(WISHED_DREAM) ?? '';
  return /^[1-9]$/.test(kept) ? Number(kept) : null;
}
export const storeWish = (dreamId: number): void => write(WISHED_DREAM, String(dreamId));
export const forgetWish = (): void => write(WISHED_DREAM, '');

/** A part of the quiz that was left before its end; `screens/desafio/quiz-answers.ts` defines its content. */
export const storedQuiz = (): string | null => read(QUIZ);
export const storeQuiz = (part: string): void => write(QUIZ, part);

/** The cards of ideas that were laid into popups this month; teaching/cards/laid-cards.ts defines its contents. */
export const storedCards = (): string | null => read(IDEA_CARDS);
export const storeCards = (cards: string): void => write(IDEA_CARDS, cards);

/** The notes of a player who came the short way; session/first-notes.ts defines its contents. */
export const storedFirstNotes = (): string | null => read(FIRST_NOTES);
export const storeFirstNotes = (notes: string): void => write(FIRST_NOTES, notes);

/** Whether the help of a minigame was read on this device; the minigame's page writes it. */
export const isHelpRead = (game: Game): boolean => (read(helpKeyOf(game)) ?? '') !== '';
/** The minigame's page then shows its help and the ways to play again. */
export const forgetHelp = (game: Game): void => remove(helpKeyOf(game));

/** SPEC section 4: logout clears local and session storage. */
export function clearStorage(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[area].clear();
    } catch {
      // storage is refused: there is nothing to clear
    }
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // storage is refused
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage is refused
  }
}
