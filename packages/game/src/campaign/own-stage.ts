import type { StageOrdinal } from '@consorcio/rules/vocabulary';
import type { Ports } from '../ports.ts';
import type { PlayerSnapshot } from './campaign-write.ts';
import type { KeptCampaign } from './kept-campaign.ts';
import { campaignIn, ordinalOf, type StageIdKind } from './stage-ids.ts';
import { readCampaign } from './with-campaign.ts';

/** A stage of one of the player's earlier campaigns. */
export interface PastStage {
  readonly campaign: KeptCampaign;
  readonly ordinal: StageOrdinal;
}

/** The stage of the newest campaign that an id names, or null. */
export const stageNamed = ({ latest }: PlayerSnapshot, kind: StageIdKind, id: string): StageOrdinal | null =>
  ordinalOf(latest, kind, id);

/**
 * For an id that names no stage of the newest campaign: the stage of an earlier one of the same player, or null. One
 * statement, and only for an id that speaks of another campaign; nobody else's is ever found.
 */
export async function pastStageNamed(
  ports: Ports,
  { playerId, latest }: PlayerSnapshot,
  kind: StageIdKind,
  id: string,
): Promise<PastStage | null> {
  const campaignId = campaignIn(id);
  if (campaignId === null || campaignId === latest?.id) return null;
  const found = await readCampaign(ports, playerId, campaignId);
  if (found === null) return null;
  const ordinal = ordinalOf(found.campaign, kind, id);
  return ordinal === null ? null : { campaign: found.campaign, ordinal };
}
