import { decideBids, raffleAmongWaiting, someLeave } from '../assembly/steps.ts';
import { type Difficulty, PAYMENT_POSITION, WEEK_DREAM_ID } from '../vocabulary.ts';
import type { DreamFigures, DreamTerms, GoodTerms } from './parts.ts';
import type { Rulebook } from './rulebook.ts';

/** Effort and energy of the months after the letter (RULES2 A.6). */
const GOOD: Readonly<Record<Difficulty, GoodTerms>> = {
  EASY: { upkeep: 1, joy: 2, delivery: { least: 4, choices: 6 } },
  MEDIUM: { upkeep: 1, joy: 4, delivery: { least: 4, choices: 6 } },
  HARD: { upkeep: 2, joy: 5, delivery: { least: 4, choices: 6 } },
};

/** RULES 2.2: what all dreams of a difficulty have in common. */
const EASY = {
  difficulty: 'EASY',
  effortCostPerCycle: 9,
  entryCostEnergy: 3,
  entryCostEffort: 1,
  good: GOOD.EASY,
} as const;
const MEDIUM = {
  difficulty: 'MEDIUM',
  effortCostPerCycle: 12,
  entryCostEnergy: 3,
  entryCostEffort: 2,
  good: GOOD.MEDIUM,
} as const;
const HARD = {
  difficulty: 'HARD',
  effortCostPerCycle: 12,
  entryCostEnergy: 3,
  entryCostEffort: 3,
  good: GOOD.HARD,
} as const;

const DREAMS: readonly DreamTerms[] = [
  { id: 1, cycles: 3, quotas: 15, ...EASY },
  { id: 2, cycles: 4, quotas: 20, ...EASY },
  { id: 3, cycles: 5, quotas: 25, ...MEDIUM },
  { id: 4, cycles: 6, quotas: 30, ...MEDIUM },
  { id: 5, cycles: 7, quotas: 35, ...HARD },
  { id: 6, cycles: 8, quotas: 40, ...HARD },
  { id: 7, cycles: 9, quotas: 45, ...HARD },
];

/** RULES2 F.1. */
const WEEK: DreamFigures = {
  ...MEDIUM,
  id: WEEK_DREAM_ID,
  cycles: 3,
  quotas: 15,
  good: { upkeep: 1, joy: 2, delivery: { least: 8, choices: 5 } },
};

/** Rulebook 2 (docs/spec/rules.md). It is served: never edited, see docs/determinism.md. */
export const RULEBOOK_2: Rulebook = {
  version: 2,
  start: { normal: { energy: 5, effort: 5 }, newGamePlus: { energy: 10, effort: 10 } },
  month: {
    regular: [
      { position: 1, type: 'MINIGAME', createdByFailure: false },
      { position: 2, type: 'MINIGAME', createdByFailure: false },
      { position: 3, type: 'MINIGAME', createdByFailure: false },
      { position: 4, type: 'EVENT', createdByFailure: false },
      { position: PAYMENT_POSITION, type: 'PAYMENT', createdByFailure: false },
    ],
    recovery: [
      { position: 4, type: 'MINIGAME', createdByFailure: true },
      { position: PAYMENT_POSITION, type: 'PAYMENT', createdByFailure: true },
    ],
  },
  dreams: DREAMS,
  week: WEEK,
  // Rooms 2 and 3 break even at score 0.33, rooms 4 and 5 at 0.40: the first of each pair is safe, the second rewards
  // skill.
  rooms: [
    { id: 1, min: 0, max: 0 },
    { id: 2, min: 2, max: 9 },
    { id: 3, min: 1, max: 11 },
    { id: 4, min: 4, max: 9 },
    { id: 5, min: 2, max: 12 },
  ],
  roomBonus: { normal: 0, newGamePlus: 2 },
  // First options: good and bad energy are +12 and -12, good and bad effort +13 and -12. Others: RULES2 E.1.
  cards: [
    { id: 1, energy: 0, effort: 3, choice: { kind: 'POCKET', others: [{ kind: 'BODY', energy: 4, effort: 0 }] } },
    { id: 2, energy: 3, effort: 0 },
    { id: 3, energy: 0, effort: 2 },
    { id: 4, energy: 2, effort: 1 },
    { id: 5, energy: 4, effort: 0 },
    { id: 6, energy: 0, effort: 4, choice: { kind: 'POCKET', others: [{ kind: 'BODY', energy: 3, effort: 2 }] } },
    { id: 7, energy: 1, effort: 1 },
    { id: 8, energy: 2, effort: 0 },
    {
      id: 9,
      energy: 0,
      effort: -3,
      choice: {
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
    },
    {
      id: 10,
      energy: -3,
      effort: 0,
      choice: {
        kind: 'BODY',
        others: [
          { kind: 'POCKET', energy: -1, effort: -1 },
          { kind: 'LATER', energy: 0, effort: 0, later: [{ energy: -5, effort: 0 }] },
        ],
      },
    },
    {
      id: 11,
      energy: 0,
      effort: -2,
      choice: {
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
    },
    { id: 12, energy: -2, effort: -1 },
    { id: 13, energy: -3, effort: 0 },
    {
      id: 14,
      energy: 0,
      effort: -3,
      choice: {
        kind: 'POCKET',
        others: [
          { kind: 'BODY', energy: -2, effort: -1 },
          { kind: 'LATER', energy: 0, effort: 0, later: [{ energy: 0, effort: -5 }] },
        ],
      },
    },
    { id: 15, energy: -1, effort: -1 },
    { id: 16, energy: -2, effort: 0, choice: { kind: 'BODY', others: [{ kind: 'POCKET', energy: 0, effort: -1 }] } },
    { id: 17, energy: 0, effort: 2 },
    { id: 18, energy: 0, effort: -1 },
    { id: 19, energy: 0, effort: -1 },
    {
      id: 20,
      energy: -1,
      effort: 0,
      choice: {
        kind: 'BODY',
        others: [
          { kind: 'BODY', energy: -2, effort: 0 },
          { kind: 'LATER', energy: 0, effort: -5 },
        ],
      },
    },
  ],
  cardFactor: { normal: 1, newGamePlus: 2 },
  vigor: {
    FRESH: { entries: 2, percent: 100 },
    TIRED: { entries: 1, percent: 85 },
    EXHAUSTED: { entries: 0, percent: 15 },
  },
  surcharge: { fixed: 3, cycles: 2 },
  lateFeePercent: 3,
  mostRecoveries: 2,
  rivals: {
    bidders: 2,
    entryPercent: 50,
    entrySavings: { normal: 0, newGamePlus: 10 },
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
