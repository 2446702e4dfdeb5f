import { Dice } from '@consorcio/kernel';
import { type Campaign, worthOf } from '@consorcio/rules';
import type { Context, ContractEnd, DreamId, RulebookVersion } from '@consorcio/rules/vocabulary';
import { canRelive, choicesOf, lifeOf, lives, livesOfNote, withScore } from '@consorcio/rules/what-if';
import { fastDraw, seedOf } from '../fast-draw.ts';
import { scoresOf } from '../scores.ts';
import { decisionsOf, type Person } from './people.ts';

/** What the tables need to know of a campaign that is over. */
export interface Outcome {
  readonly context: Context;
  readonly cycle: number;
  readonly end: ContractEnd | null;
  /** 0 to 1000 (RULES 12.1). */
  readonly worth: number;
}

/** Campaigns of one person and one dream by a rulebook. */
export interface Cell {
  readonly rulebook: RulebookVersion;
  /** Names the streams of its draws and dice. */
  readonly name: string;
  readonly person: Person;
  readonly dream: DreamId;
}

const outcomeOf = (campaign: Campaign): Outcome => ({
  context: campaign.context ?? 'DEFAULT',
  cycle: campaign.cycle,
  end: campaign.after?.end ?? null,
  worth: worthOf(campaign) ?? 0,
});

interface Lived {
  readonly campaign: Campaign;
  readonly seed: string;
}

/** A cell's campaigns by the rules that the server uses, the same each time; `look` is given each once. */
function eachOf<T>({ rulebook, name, person, dream }: Cell, count: number, look: (lived: Lived) => T): readonly T[] {
  const terms = { rulebook, dreamId: dream, isNewGamePlus: false } as const;
  const score = scoresOf(person.skill);
  return Array.from({ length: count }, (_, i) => {
    const seed = seedOf(`${name}, dream ${dream}`, i);
    const decisions = decisionsOf(person, terms, Dice.of(seed, 1), score);
    return look({ campaign: lifeOf(terms, decisions)(fastDraw(seed)), seed });
  });
}

/** The outcomes of a cell. */
export const outcomesOf = (cell: Cell, count: number): readonly Outcome[] =>
  eachOf(cell, count, ({ campaign }) => outcomeOf(campaign));

/** Basis points. */
const PERFECT = 10_000;
const SLOW = 3_500;

/** A campaign with its note: the mean worth of its decisions under other draws. */
export interface Noted {
  readonly context: Context;
  readonly note: number;
  /** True when its own draws give the same campaign again. */
  readonly isSameAgain: boolean;
  /** Worth of the same decisions with perfect hands less that with hands of 0.35, under one of the draws. */
  readonly ofHands: number;
}

/** The notes of a cell's campaigns that have a whole month, each by `redraws` other draws. */
export function notesOf(cell: Cell, count: number, redraws: number): readonly Noted[] {
  return eachOf({ ...cell, name: `${cell.name}, noted` }, count, ({ campaign, seed }): readonly Noted[] => {
    const choices = choicesOf(campaign);
    if (!canRelive(choices)) return [];
    const live = livesOfNote(choices);
    const worths = Array.from(
      { length: redraws },
      (_, i) => worthOf(live(fastDraw(seedOf(`${seed}, drawn again`, i)))) ?? 0,
    );
    const withHands = (scoreBp: number): number => {
      const months = choices.months.map((month) => withScore(month, scoreBp));
      return worthOf(livesOfNote({ ...choices, months })(fastDraw(seedOf(`${seed}, drawn again`, 0)))) ?? 0;
    };
    const ofHands = withHands(PERFECT) - withHands(SLOW);
    const isSameAgain = JSON.stringify(lives(choices)(fastDraw(seed))) === JSON.stringify(campaign);
    return [
      {
        context: campaign.context ?? 'DEFAULT',
        note: worths.reduce((a, b) => a + b, 0) / redraws,
        isSameAgain,
        ofHands,
      },
    ];
  }).flat();
}
