import { type Campaign, type CampaignSeeds, currentStage, type Draw, drawFrom } from '@consorcio/rules';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { CampaignRow, RunIssue } from '../ports.ts';
import { unpackCampaign } from './campaign-codec.ts';
import type { StagesOwner } from './stage-ids.ts';
import type { TryOfWeek } from './week-hours.ts';

/** A campaign out of its store: the rules' value, and what the rules do not know. */
export interface KeptCampaign extends StagesOwner {
  /** The player's first, second, third campaign; below 0 for a try of a week. */
  readonly number: number;
  /** Of a try of a week: which one, and whether its key is out. */
  readonly week: TryOfWeek | null;
  readonly value: Campaign;
  readonly seeds: CampaignSeeds;
  readonly draw: Draw;
  /** Of the months after the letter. */
  readonly rootDraw: Draw;
  readonly runIssue: RunIssue | null;
  readonly createdAt: Date;
  /** What is kept of the request key with which its dream was chosen. */
  readonly choiceKey: Uint8Array | null;
}

const seedsOf = (row: Pick<CampaignRow, 'seed' | 'clientSeed' | 'root'>): CampaignSeeds => ({
  serverSeed: bytesToHex(row.seed),
  clientSeed: row.clientSeed,
  root: bytesToHex(row.root),
});

/** A campaign out of its row; `isPublished` of its week. Throws what `unpackCampaign` throws. */
export function keptFrom(row: CampaignRow, isPublished = false): KeptCampaign {
  const { dreamId, status, resultsSeen, energy, effort, runVersion, runBeganAt, week, weekTry } = row;
  const value = unpackCampaign({ dreamId, status, resultsSeen, wallet: { energy, effort } }, row.state);
  const seeds = seedsOf(row);
  return {
    id: row.campaignId,
    number: row.number,
    week: week === null ? null : { name: week, number: weekTry ?? 0, isPublished },
    seed: row.seed,
    count: value.stages.length,
    current: currentStage(value).ordinal,
    value,
    seeds,
    draw: drawFrom(seeds),
    rootDraw: drawFrom({ ...seeds, serverSeed: seeds.root }),
    runIssue: runVersion === null || runBeganAt === null ? null : { version: runVersion, issuedAt: runBeganAt },
    createdAt: row.createdAt,
    choiceKey: row.choiceKey,
  };
}

/**
 * True when the campaign's own state allows showing seed, root and draws: those of a week are everybody's, and wait
 * until it is published (RULES 14.3).
 */
export const tellsKey = ({ week }: Pick<KeptCampaign, 'week'>): boolean => week === null || week.isPublished;
