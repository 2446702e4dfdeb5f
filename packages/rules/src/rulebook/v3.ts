import { type Difficulty, PAYMENT_POSITION, WEEK_DREAM_ID } from '../vocabulary.ts';
import { CARE } from './care.ts';
import type { DreamFigures, DreamTerms, GoodTerms } from './parts.ts';
import type { Rulebook } from './rulebook.ts';
import { decideBids, raffleAmongWaiting, someLeave } from './steps.ts';

/** Effort and energy of the months after the letter (RULES 11.6). */
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

/** RULES 14.1. */
const WEEK: DreamFigures = {
  ...MEDIUM,
  id: WEEK_DREAM_ID,
  cycles: 3,
  quotas: 15,
  good: { upkeep: 1, joy: 2, delivery: { least: 8, choices: 5 } },
};

/** Effort in a month after the card's. */
const effortLater = (effort: number) => ({ energy: 0, effort });

/** Rulebook 3 (docs/spec/rules.md). Once it is released it is never edited, see docs/determinism.md. */
export const RULEBOOK_3: Rulebook = {
  version: 3,
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
  rooms: [
    { id: 1, min: 0, max: 0 },
    { id: 2, min: 2, max: 9 },
    { id: 3, min: 1, max: 11 },
    { id: 4, min: 4, max: 9 },
    { id: 5, min: 2, max: 12 },
  ],
  roomBonus: { normal: 0, newGamePlus: 2 },
  care: CARE,
  // The first room of each pair pays what was agreed, the second by the day: a higher mean that swings.
  movement: { rooms: [3, 5], steps: [-2_500, -1_000, 0, 1_000, 2_500] },
  // First options: good and bad energy are +12 and -12, good and bad effort +13 and -12. Of two options the better one hangs
  // on how much energy there is (RULES 5.4).
  cards: [
    { id: 1, kind: 'POCKET', energy: 0, effort: 3, others: [{ kind: 'BODY', energy: 4, effort: 0 }] },
    { id: 2, kind: 'BODY', energy: 3, effort: 0, others: [{ kind: 'POCKET', energy: 0, effort: 2 }] },
    { id: 3, kind: 'POCKET', energy: 0, effort: 2, others: [{ kind: 'BODY', energy: 3, effort: 0 }] },
    { id: 4, kind: 'BODY', energy: 2, effort: 1, others: [{ kind: 'POCKET', energy: -1, effort: 3 }] },
    { id: 5, kind: 'BODY', energy: 4, effort: 0, others: [{ kind: 'POCKET', energy: 1, effort: 2 }] },
    { id: 6, kind: 'POCKET', energy: 0, effort: 4, others: [{ kind: 'BODY', energy: 3, effort: 2 }] },
    { id: 7, kind: 'BODY', energy: 1, effort: 1, others: [{ kind: 'POCKET', energy: 0, effort: 2 }] },
    { id: 8, kind: 'BODY', energy: 2, effort: 0, others: [{ kind: 'POCKET', energy: -1, effort: 2 }] },
    {
      id: 9,
      kind: 'POCKET',
      energy: 0,
      effort: -3,
      others: [
        { kind: 'LATER', energy: 0, effort: -1, later: [effortLater(-2), effortLater(-2)] },
        { kind: 'BODY', energy: -2, effort: -1 },
      ],
    },
    {
      id: 10,
      kind: 'BODY',
      energy: -3,
      effort: 0,
      others: [
        { kind: 'POCKET', energy: -1, effort: -1 },
        { kind: 'LATER', energy: 0, effort: 0, later: [{ energy: -5, effort: 0 }] },
      ],
    },
    {
      id: 11,
      kind: 'POCKET',
      energy: 0,
      effort: -2,
      others: [
        { kind: 'LATER', energy: 0, effort: -1, later: [effortLater(-1), effortLater(-1)] },
        { kind: 'BODY', energy: -1, effort: -1 },
      ],
    },
    {
      id: 12,
      kind: 'BODY',
      energy: -2,
      effort: -1,
      others: [{ kind: 'LATER', energy: 0, effort: 0, later: [{ energy: -1, effort: -2 }] }],
    },
    { id: 13, kind: 'BODY', energy: -3, effort: 0, others: [{ kind: 'POCKET', energy: 0, effort: -2 }] },
    {
      id: 14,
      kind: 'POCKET',
      energy: 0,
      effort: -3,
      others: [
        { kind: 'BODY', energy: -2, effort: -1 },
        { kind: 'LATER', energy: 0, effort: 0, later: [effortLater(-5)] },
      ],
    },
    {
      id: 15,
      kind: 'POCKET',
      energy: -1,
      effort: -1,
      others: [{ kind: 'LATER', energy: 0, effort: 0, later: [effortLater(-2)] }],
    },
    { id: 16, kind: 'BODY', energy: -2, effort: 0, others: [{ kind: 'POCKET', energy: 0, effort: -1 }] },
    { id: 17, kind: 'POCKET', energy: 0, effort: 2, others: [{ kind: 'BODY', energy: 3, effort: 0 }] },
    { id: 18, kind: 'POCKET', energy: 0, effort: -1, others: [{ kind: 'BODY', energy: -1, effort: 0 }] },
    { id: 19, kind: 'POCKET', energy: 0, effort: -1, others: [{ kind: 'BODY', energy: -3, effort: 1 }] },
    {
      id: 20,
      kind: 'BODY',
      energy: -1,
      effort: 0,
      others: [
        { kind: 'BODY', energy: -2, effort: 0 },
        { kind: 'LATER', energy: 0, effort: -5 },
      ],
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
