import type { Fact } from '../campaign/fact.ts';
import { BADGES } from '../catalogue/index.ts';
import { BADGE_TYPES, type BadgeType, type Game, MINIGAMES } from '../vocabulary.ts';

/** What a player has counted over all campaigns: one number for each type of badge (RULES section 10). */
export type BadgeCounters = Readonly<Record<BadgeType, number>>;

/** Energy and effort that both must reach right after an instalment to count as balance (CONTENT, BALANCE). */
const BALANCED = 5;

/** Counters of a player who has done nothing yet. */
export const NO_COUNTERS = Object.fromEntries(BADGE_TYPES.map((type) => [type, 0])) as BadgeCounters;

/** Games with a badge that a player with these counters has ended: their places offer a turn without a game (RULES 4.9). */
export const gamesEnded = (counters: BadgeCounters): readonly Game[] =>
  MINIGAMES.filter((minigame) => {
    const badge: BadgeType | null = minigame.badge;
    return badge !== null && counters[badge] > 0;
  }).map(({ game }) => game);

/** What one fact adds: to a sum, or as a new best. */
function countsOf(fact: Fact): readonly { type: BadgeType; add?: number; best?: number }[] {
  switch (fact.type) {
    case 'MinigameFinished': {
      const badge: BadgeType | null = MINIGAMES.find(({ roomId }) => roomId === fact.roomId)?.badge ?? null;
      return badge === null || fact.isShift ? [] : [{ type: badge, add: 1 }];
    }
    case 'InstalmentPaid': {
      const isBalanced = Math.min(fact.balance.energy, fact.balance.effort) >= BALANCED;
      return [
        { type: fact.late ? 'COMEBACK' : 'PAYMENT_ON_TIME', add: 1 },
        { type: 'BALANCE', add: isBalanced ? 1 : 0 },
      ];
    }
    case 'AssemblyOpened':
      return [{ type: 'ASSEMBLY', add: 1 }];
    case 'BidLost':
      return [{ type: 'BID_PLACED', add: 1 }];
    case 'BidWon':
      return [
        { type: 'BID_PLACED', add: 1 },
        { type: 'BID_WON', add: 1 },
      ];
    case 'RaffleWon':
      return [{ type: 'JACKPOT_WON', add: 1 }];
    case 'DreamCompleted':
      return [
        { type: 'DREAM_DONE', add: 1 },
        { type: 'SAVER', best: fact.reserve },
      ];
    case 'ContractInstalment':
      return [{ type: 'PAYMENT_ON_TIME', add: fact.whole ? 1 : 0 }];
    case 'EventAcknowledged':
    case 'CardAnswered':
      return [{ type: 'EVENTS', add: 1 }];
    case 'ConceptLearned':
      return [{ type: 'CONCEPTS', add: 1 }];
    default:
      return [];
  }
}

/** Counts what happened; `earned` are the ids of the badges that these very facts earned, ascending (RULES section 10). */
export function foldFacts(
  counters: BadgeCounters,
  facts: readonly Fact[],
): { readonly counters: BadgeCounters; readonly earned: readonly number[] } {
  const counted: Record<BadgeType, number> = { ...counters };
  for (const { type, add = 0, best = 0 } of facts.flatMap(countsOf)) {
    counted[type] = Math.max(counted[type] + add, best);
  }
  const earned = BADGES.filter(({ type, value }) => counters[type] < value && value <= counted[type]);
  return { counters: counted, earned: earned.map(({ id }) => id) };
}
