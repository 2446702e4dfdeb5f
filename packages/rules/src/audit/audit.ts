/* All to check a campaign's chance again, anywhere (RULES section 8). A subpath: few screens need it, late. */
import { monthsWithoutBids } from '../assembly/assembly.ts';
import { newGroup } from '../assembly/group.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { isCompleted } from '../campaign/current.ts';
import { commitmentOf, drawFrom, type Seeds, seedOfRoot } from '../draw/fair-draw.ts';
import { type TermsSource, termsOf } from '../rulebook/registry.ts';
import type { CampaignStatus, PlayedDreamId } from '../vocabulary.ts';
import { type DrawMade, drawsMade, rootDrawsMade } from './history.ts';

export { commitmentOf, type Draw, drawFrom, runSeedOf, type Seeds, seedOfRoot } from '../draw/fair-draw.ts';
export { drawsMade, groupHistory, newsOf, rootDrawsMade } from './history.ts';
export { monthsWithoutBids, newGroup };

/** What a completed campaign publishes (CONTRACT section 3, `/campaign/{id}/audit`). */
export interface PublishedDraws {
  readonly commitment: string;
  readonly clientSeed: string;
  /** 64 hex digits; null while the campaign goes on. */
  readonly seed: string | null;
  readonly draws: readonly DrawMade[];
}

/** The key of the months after the letter and its draws; shown once those are over (RULES 8.1, 11.13). */
interface PublishedRoot {
  /** 64 hex digits; null until then. */
  readonly root: string | null;
  readonly rootDraws: readonly DrawMade[];
}

/** The seeds of a campaign, and the root of the months after its letter. */
export interface CampaignSeeds extends Seeds {
  readonly root: string;
}

/** The same with what the draws were made for. */
interface CampaignAudit extends PublishedDraws, PublishedRoot {
  readonly rulebook: number;
  readonly dreamId: PlayedDreamId;
  readonly isNewGamePlus: boolean;
  readonly status: CampaignStatus;
  /** Cycles whose instalment was paid late: their raffle was held without the player (RULES 6.4). */
  readonly lateCycles: readonly number[];
}

/** What may be published of a campaign's draws: neither seed nor draws before it is over (RULES 8.1). */
export function publishDraws(campaign: Campaign, seeds: CampaignSeeds): CampaignAudit {
  const { rulebook, dreamId, isNewGamePlus, status, recoveries } = campaign;
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
    lateCycles: isOver ? recoveries : [],
    ...publishRoot(campaign, seeds),
  };
}

function publishRoot(campaign: Campaign, { root, clientSeed }: CampaignSeeds): PublishedRoot {
  const isOver = campaign.after?.status === 'ENDED' || campaign.after?.status === 'CLOSED';
  if (!isOver) return { root: null, rootDraws: [] };
  return { root, rootDraws: rootDrawsMade(campaign, drawFrom({ serverSeed: root, clientSeed })) };
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
  /** The key of the months after the letter is what the seed was made of; null where it is not shown. */
  readonly isRootTrue: boolean | null;
  readonly rootDraws: readonly CheckedDraw[];
  /** The seal and every draw are true. */
  readonly isFair: boolean;
}

const SEED_PATTERN = /^[0-9a-f]{64}$/i;

const FALSE: Verdict = { isSealTrue: false, draws: [], isRootTrue: null, rootDraws: [], isFair: false };

function check(draws: readonly DrawMade[], seeds: Seeds): readonly CheckedDraw[] {
  const draw = drawFrom(seeds);
  return draws.map((made) => {
    const recomputed = draw(made.n, made.label);
    return { ...made, recomputed, isTrue: recomputed === made.value };
  });
}

/** Recomputes the seal and every draw; null while the seed is not revealed. */
export function verifyDraws(published: PublishedDraws & Partial<PublishedRoot>): Verdict | null {
  const { commitment, clientSeed, seed, draws, root = null, rootDraws = [] } = published;
  if (seed === null) return null;
  if (!SEED_PATTERN.test(seed) || (root !== null && !SEED_PATTERN.test(root))) return FALSE;
  const checked = check(draws, { serverSeed: seed, clientSeed });
  const checkedRoot = root === null ? [] : check(rootDraws, { serverSeed: root, clientSeed });
  const isSealTrue = commitmentOf(seed) === commitment.toLowerCase();
  const isRootTrue = root === null ? null : seedOfRoot(root) === seed.toLowerCase();
  const areTrue = [...checked, ...checkedRoot].every(({ isTrue }) => isTrue);
  const isFair = isSealTrue && isRootTrue !== false && areTrue;
  return { isSealTrue, draws: checked, isRootTrue, rootDraws: checkedRoot, isFair };
}

/** One raffle of the group, recomputed from the seed. */
export interface RaffleMade {
  readonly cycle: number;
  /** Quotas in the globe, ascending. */
  readonly globe: readonly number[];
  readonly drawnQuota: number;
}

/** What a campaign's end publishes of its raffles (CONTRACT section 3, `/campaign/{id}/audit`). */
interface PublishedRaffles extends TermsSource {
  readonly seed: string;
  readonly clientSeed: string;
  readonly draws: readonly Pick<DrawMade, 'label'>[];
  readonly lateCycles: readonly number[];
}

/**
 * The raffles that a finished campaign's seed gives, assembly by assembly, and the player's quota (RULES 7.4 to 7.7).
 * The player's own lost bids need not be known: whoever wins against them wins without them, and nobody bids on after a
 * win.
 * @throws BrokenInvariant UNKNOWN for a dream or a rulebook that does not exist
 */
export function rafflesOf(published: PublishedRaffles): {
  readonly quota: number;
  readonly raffles: readonly RaffleMade[];
} {
  const { seed, clientSeed, draws, lateCycles } = published;
  const draw = drawFrom({ serverSeed: seed, clientSeed });
  const group = newGroup(termsOf(published), draw);
  const raffles: RaffleMade[] = [];
  for (const { cycle, globe, drawnQuota } of monthsWithoutBids(group, draw, lateCycles)) {
    if (drawnQuota === null || !draws.some(({ label }) => label === `sorteio:${cycle}`)) break;
    raffles.push({ cycle, globe, drawnQuota });
  }
  return { quota: group.quota, raffles };
}
