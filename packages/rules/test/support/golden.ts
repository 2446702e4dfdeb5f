import { readFileSync } from 'node:fs';
import type { Campaign } from '../../src/index.ts';
import type { Move } from './moves.ts';

/** A pinned game: these seeds and these moves give this campaign, for ever. */
export interface GoldenCampaign {
  readonly name: string;
  readonly seeds: { readonly serverSeed: string; readonly clientSeed: string };
  readonly dreamsDone: number;
  readonly moves: readonly Move[];
  readonly end: Campaign;
  /** Badges earned on the way, in the order earned. */
  readonly badges: readonly number[];
}

export const goldenCampaigns = (): readonly GoldenCampaign[] =>
  JSON.parse(readFileSync(new URL('../golden/campaigns.json', import.meta.url), 'utf8'));
