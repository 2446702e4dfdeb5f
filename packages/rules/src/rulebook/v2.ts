import { decideBids, raffleAmongWaiting, someLeave } from '../assembly/steps.ts';
import { type Difficulty, WEEK_DREAM_ID } from '../vocabulary.ts';
import type { Card, DreamFigures, GoodTerms } from './parts.ts';
import type { Rulebook } from './rulebook.ts';
import { RULEBOOK_1 } from './v1.ts';

/*
 * Rulebook 2 (docs/spec/rules-v2.md): rulebook 1 with rivals who save and spend, hurry and leave, cards with a choice, and
 * months after the letter. It is served: never edited, see docs/determinism.md.
 */

/** Effort and energy of the months after the letter (RULES2 A.6). */
const GOOD: Readonly<Record<Difficulty, GoodTerms>> = {
  EASY: { upkeep: 1, joy: 2, delivery: { least: 4, choices: 6 } },
  MEDIUM: { upkeep: 1, joy: 4, delivery: { least: 4, choices: 6 } },
  HARD: { upkeep: 2, joy: 5, delivery: { least: 4, choices: 6 } },
};

/** RULES2 F.1. */
const WEEK: DreamFigures = {
  id: WEEK_DREAM_ID,
  difficulty: 'MEDIUM',
  cycles: 3,
  effortCostPerCycle: 12,
  quotas: 15,
  entryCostEnergy: 3,
  entryCostEffort: 2,
  good: { upkeep: 1, joy: 2, delivery: { least: 8, choices: 5 } },
};

/** RULES2 E.1. */
const CHOICES: Readonly<Record<number, NonNullable<Card['choice']>>> = {
  1: { kind: 'POCKET', others: [{ kind: 'BODY', energy: 4, effort: 0 }] },
  6: { kind: 'POCKET', others: [{ kind: 'BODY', energy: 3, effort: 2 }] },
  9: {
    kind: 'POCKET',
    others: [
      {
        kind: 'LATER',
        energy: 0,
        effort: -1,
        later: [
          { energy: 0, effort: -2 },
          { energy: 0, effort: -2 },
        ],
      },
      { kind: 'BODY', energy: -2, effort: -1 },
    ],
  },
  10: {
    kind: 'BODY',
    others: [
      { kind: 'POCKET', energy: -1, effort: -1 },
      { kind: 'LATER', energy: 0, effort: 0, later: [{ energy: -5, effort: 0 }] },
    ],
  },
  11: {
    kind: 'POCKET',
    others: [
      {
        kind: 'LATER',
        energy: 0,
        effort: -1,
        later: [
          { energy: 0, effort: -1 },
          { energy: 0, effort: -1 },
        ],
      },
      { kind: 'BODY', energy: -1, effort: -1 },
    ],
  },
  14: {
    kind: 'POCKET',
    others: [
      { kind: 'BODY', energy: -2, effort: -1 },
      { kind: 'LATER', energy: 0, effort: 0, later: [{ energy: 0, effort: -5 }] },
    ],
  },
  16: { kind: 'BODY', others: [{ kind: 'POCKET', energy: 0, effort: -1 }] },
  20: {
    kind: 'BODY',
    others: [
      { kind: 'BODY', energy: -2, effort: 0 },
      { kind: 'LATER', energy: 0, effort: -5 },
    ],
  },
};

export const RULEBOOK_2: Rulebook = {
  ...RULEBOOK_1,
  version: 2,
  dreams: RULEBOOK_1.dreams.map((dream) => ({ ...dream, good: GOOD[dream.difficulty] })),
  week: WEEK,
  cards: RULEBOOK_1.cards.map((card) => {
    const choice = CHOICES[card.id];
    return choice === undefined ? card : { ...card, choice };
  }),
  rivals: {
    ...RULEBOOK_1.rivals,
    entryPercent: 50,
    monthlySavings: { normal: [-3, -1, 0, 1, 1, 2], newGamePlus: [-2, 0, 1, 2, 2, 3] },
    leavePercent: 47,
    hurry: { groups: 3, of: 10, extraPercent: 50, oneIn: 3 },
  },
  afterLetter: { turns: 3, mostMisses: 3, collection: 1 },
  assembly: [
    { decides: 'MEMBERS', hold: someLeave },
    { decides: 'BIDS', hold: decideBids },
    { decides: 'RAFFLE', hold: raffleAmongWaiting },
  ],
};
