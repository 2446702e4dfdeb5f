/*
 * Everything needed to check a campaign's chance again, in the browser as on the server (RULES section 8). Offered as
 * its own subpath, because the screens that need it are few and load it late.
 */
import type { Campaign } from '../campaign/campaign.ts';
import { isCompleted } from '../campaign/current.ts';
import { commitmentOf, drawFrom, type Seeds } from '../draw/fair-draw.ts';
import type { CampaignStatus, DreamId, RulebookVersion } from '../vocabulary.ts';
import { type DrawMade, drawsMade } from './history.ts';

export { monthsWithoutBids } from '../assembly/assembly.ts';
export { newGroup } from '../assembly/group.ts';
export { commitmentOf, type Draw, drawFrom, runSeedOf, type Seeds } from '../draw/fair-draw.ts';
export { drawsMade, groupHistory } from './history.ts';
export { type RaffleMade, rafflesOf } from './raffles.ts';

/** What a completed campaign publishes (CONTRACT section 3, `/campaign/{id}/audit`). */
export interface PublishedDraws {
  readonly commitment: string;
  readonly clientSeed: string;
  /** 64 hex digits; null while the campaign goes on. */
  readonly seed: string | null;
  readonly draws: readonly DrawMade[];
}

/** The same with what the draws were made for. */
interface CampaignAudit extends PublishedDraws {
  readonly rulebook: RulebookVersion;
  readonly dreamId: DreamId;
  readonly isNewGamePlus: boolean;
  readonly status: CampaignStatus;
}

/** What may be told of a campaign's chance: neither seed nor draws before it is over (RULES 8.1). */
export function publishDraws(campaign: Campaign, seeds: Seeds): CampaignAudit {
  const { rulebook, dreamId, isNewGamePlus, status } = campaign;
  const isOver = isCompleted(campaign);
  return {
    commitment: commitmentOf(seeds.serverSeed),
    clientSeed: seeds.clientSeed,
    rulebook,
    dreamId,
    isNewGamePlus,
    status,
    seed: isOver ? seeds.serverSeed : null,
    draws: isOver ? drawsMade(campaign, drawFrom(seeds)) : [],
  };
}

export interface CheckedDraw extends DrawMade {
  /** What the revealed seed gives for this label. */
  readonly recomputed: number;
  readonly isTrue: boolean;
}

export interface Verdict {
  /** The revealed seed is the one that was sealed before the dream was chosen. */
  readonly isSealTrue: boolean;
  readonly draws: readonly CheckedDraw[];
  /** The seal and every draw are true. */
  readonly isFair: boolean;
}

const SEED_PATTERN = /^[0-9a-f]{64}$/i;

/** Recomputes the seal and every draw; null while the seed is not revealed. */
export function verifyDraws({ commitment, clientSeed, seed, draws }: PublishedDraws): Verdict | null {
  if (seed === null) return null;
  if (!SEED_PATTERN.test(seed)) return { isSealTrue: false, draws: [], isFair: false };
  const draw = drawFrom({ serverSeed: seed, clientSeed });
  const checked = draws.map((made) => {
    const recomputed = draw(made.n, made.label);
    return { ...made, recomputed, isTrue: recomputed === made.value };
  });
  const isSealTrue = commitmentOf(seed) === commitment.toLowerCase();
  return { isSealTrue, draws: checked, isFair: isSealTrue && checked.every(({ isTrue }) => isTrue) };
}
