import type { ReplyOf } from '@consorcio/contract';
import { commitmentOf, drawsMade, isCompleted } from '@consorcio/rules';
import type { KeptCampaign } from './with-campaign.ts';

/**
 * What anybody needs to check the draws. While the campaign is active the seed stays sealed and no draw is told: they
 * would give the rivals' bids away (RULES 8.1, CONTRACT section 3).
 */
export function auditReply({ value, seeds, draw }: KeptCampaign): ReplyOf<'audit'> {
  const { dreamId, isNewGamePlus, status } = value;
  const isOver = isCompleted(value);
  return {
    commitment: commitmentOf(seeds.serverSeed),
    clientSeed: seeds.clientSeed,
    dreamId,
    isNewGamePlus,
    status,
    seed: isOver ? seeds.serverSeed : null,
    draws: isOver ? [...drawsMade(value, draw)] : [],
  };
}
