import { newGroup } from '../assembly/group.ts';
import type { Assembly, Campaign } from '../campaign/campaign.ts';
import { cardsMet, drawCard, drawnCards } from '../campaign/cards.ts';
import { assertStageCount } from '../campaign/cycle.ts';
import type { Draw } from '../draw/fair-draw.ts';
import { termsOf } from '../rulebook/registry.ts';
import { drawMovement } from '../rulebook/reward.ts';
import type { StageOrdinal } from '../vocabulary.ts';
import { canRelive, choicesOf, relive } from '../what-if/what-if.ts';
import { groupHistory } from './history.ts';

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The assembly as the draws give it, for one that the campaign keeps. */
function assemblyBySeed(campaign: Campaign, draw: Draw): Assembly | null {
  const held = groupHistory(campaign, draw).assemblies.at(-1);
  if (held === undefined) return null;
  const { cycle, bids, winnerQuota, drawnQuota } = held;
  const winningBid = bids.find(({ quota }) => quota === winnerQuota)?.bid ?? null;
  return { cycle, winningBid, winnerQuota, drawnQuota };
}

/** The stored cards, drawn again in order. */
function cardsBySeed(campaign: Campaign, draw: Draw): readonly number[] {
  const { rulebook } = termsOf(campaign);
  const kept = drawnCards(campaign);
  return kept.map((_, i) => drawCard(rulebook, kept.slice(0, i), i + 1, draw));
}

/** True where every finished minigame keeps the movement that its day had. */
const areMovementsDrawn = (campaign: Campaign, draw: Draw): boolean =>
  campaign.stages.every(({ roomId, scoreBp, movement }, i) => {
    if (roomId === undefined || scoreBp === undefined) return movement === undefined;
    const ordinal = (i + 1) as StageOrdinal;
    return movement === drawMovement(termsOf(campaign).rulebook, { roomId, scoreBp, ordinal }, draw);
  });

/** The cards after the letter, drawn again in order. */
function cardsByRoot(campaign: Campaign, rootDraw: Draw): readonly number[] {
  const { rulebook } = termsOf(campaign);
  const before = drawnCards(campaign).length;
  const met = cardsMet(campaign);
  return met.slice(before).map((_, i) => {
    const seen = met.slice(0, before + i);
    return drawCard(rulebook, seen, campaign.cycle + 1 + i, rootDraw);
  });
}

/** True when the decisions, replayed with the campaign's own draws, end it as it ended. */
function endsAgain(campaign: Campaign, draw: Draw): boolean {
  const choices = choicesOf(campaign);
  if (campaign.context === null || !canRelive(choices)) return true;
  return isEqual(relive(choices, draw), { context: campaign.context, cycle: campaign.cycle });
}

/**
 * What a campaign keeps that its seed and its player's decisions do not give; null when all of it follows (RULES
 * section 8). `draw`: the campaign's own draws; `rootDraw`: those of the months after its letter, where its root is known.
 * @throws BrokenInvariant for a campaign whose stages, dream or rulebook cannot be
 */
export function contradictionIn(campaign: Campaign, draw: Draw, rootDraw?: Draw): string | null {
  assertStageCount(campaign);
  const terms = termsOf(campaign);
  if (newGroup(terms, draw).quota !== campaign.quota) return 'its quota is not the one that was drawn';
  if (!isEqual(cardsBySeed(campaign, draw), drawnCards(campaign))) return 'its events are not those that were drawn';
  if (!areMovementsDrawn(campaign, draw)) return 'its movements of the day are not those that were drawn';
  if (!isEqual(assemblyBySeed(campaign, draw), campaign.assembly)) return 'its assembly is not the one that was held';
  const { waiting, late, gone } = groupHistory(campaign, draw);
  if (!isEqual(waiting, campaign.waiting)) return 'others wait than those who should';
  if (!isEqual([late, gone], [campaign.late, campaign.gone])) return 'others left the group than those who were drawn';
  const after = cardsMet(campaign).slice(drawnCards(campaign).length);
  if (rootDraw !== undefined && !isEqual(cardsByRoot(campaign, rootDraw), after)) {
    return 'its events after the letter are not those that were drawn';
  }
  return endsAgain(campaign, draw) ? null : 'its decisions lead to another end';
}
