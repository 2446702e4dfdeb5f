import { decideBids, everybodyStays, raffleAmongWaiting } from '../assembly/steps.ts';
import { PAYMENT_POSITION } from '../vocabulary.ts';
import type { Rulebook } from './rulebook.ts';

/** Rulebook 1 (docs/spec/rules-v1.md). It has been served: never edited, see docs/determinism.md. */
export const RULEBOOK_1: Rulebook = {
  version: 1,
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
  dreams: [
    { id: 1, difficulty: 'EASY', cycles: 3, effortCostPerCycle: 9, quotas: 15, entryCostEnergy: 3, entryCostEffort: 1 },
    { id: 2, difficulty: 'EASY', cycles: 4, effortCostPerCycle: 9, quotas: 20, entryCostEnergy: 3, entryCostEffort: 1 },
    {
      id: 3,
      difficulty: 'MEDIUM',
      cycles: 5,
      effortCostPerCycle: 12,
      quotas: 25,
      entryCostEnergy: 3,
      entryCostEffort: 2,
    },
    {
      id: 4,
      difficulty: 'MEDIUM',
      cycles: 6,
      effortCostPerCycle: 12,
      quotas: 30,
      entryCostEnergy: 3,
      entryCostEffort: 2,
    },
    {
      id: 5,
      difficulty: 'HARD',
      cycles: 7,
      effortCostPerCycle: 12,
      quotas: 35,
      entryCostEnergy: 3,
      entryCostEffort: 3,
    },
    {
      id: 6,
      difficulty: 'HARD',
      cycles: 8,
      effortCostPerCycle: 12,
      quotas: 40,
      entryCostEnergy: 3,
      entryCostEffort: 3,
    },
    {
      id: 7,
      difficulty: 'HARD',
      cycles: 9,
      effortCostPerCycle: 12,
      quotas: 45,
      entryCostEnergy: 3,
      entryCostEffort: 3,
    },
  ],
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
  // Good and bad energy are +12 and -12, good and bad effort +13 and -12.
  cards: [
    { id: 1, energy: 0, effort: 3 },
    { id: 2, energy: 3, effort: 0 },
    { id: 3, energy: 0, effort: 2 },
    { id: 4, energy: 2, effort: 1 },
    { id: 5, energy: 4, effort: 0 },
    { id: 6, energy: 0, effort: 4 },
    { id: 7, energy: 1, effort: 1 },
    { id: 8, energy: 2, effort: 0 },
    { id: 9, energy: 0, effort: -3 },
    { id: 10, energy: -3, effort: 0 },
    { id: 11, energy: 0, effort: -2 },
    { id: 12, energy: -2, effort: -1 },
    { id: 13, energy: -3, effort: 0 },
    { id: 14, energy: 0, effort: -3 },
    { id: 15, energy: -1, effort: -1 },
    { id: 16, energy: -2, effort: 0 },
    { id: 17, energy: 0, effort: 2 },
    { id: 18, energy: 0, effort: -1 },
    { id: 19, energy: 0, effort: -1 },
    { id: 20, energy: -1, effort: 0 },
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
    entryPercent: 110,
    entrySavings: { normal: 0, newGamePlus: 10 },
    monthlySavings: { normal: [0, 1], newGamePlus: [0, 1, 2] },
  },
  assembly: [
    { decides: 'MEMBERS', hold: everybodyStays },
    { decides: 'BIDS', hold: decideBids },
    { decides: 'RAFFLE', hold: raffleAmongWaiting },
  ],
};
