import type { ReplyOf } from '@consorcio/contract';
import { ok, type Result } from '@consorcio/kernel';
import { chooseDream, commitmentOf, drawFrom, movementsOf, type Step } from '@consorcio/rules';
import { json } from '../../db/database.ts';
import type { Services } from '../../feature.ts';
import { newId, publicId } from '../../ids.ts';
import { packCampaign } from '../campaign/campaign-codec.ts';
import type { Decision } from '../campaign/guarded-write.ts';
import { packMovements } from '../campaign/movement-codec.ts';
import type { PlayerSnapshot } from '../campaign/with-campaign.ts';
import { OPEN_CAMPAIGN } from './dream-store.ts';

interface DreamChoice {
  readonly dreamId: number;
  /** The 'palavra da sorte', empty when none was sent. */
  readonly clientSeed: string;
}
type Chosen = Result<Decision<ReplyOf<'dreamChoose'>>, 'PERSONA_NOT_FOUND' | 'CAMP_NOT_FINISHED' | 'DREAM_NOT_FOUND'>;

/** Bytes of a seed (RULES 8.1). */
const SEED_BYTES = 32;

/**
 * Starts a campaign with the seed whose commitment the player has been shown; a new one is drawn for the campaign after
 * it, so that neither side alone can steer a draw (RULES 3.5).
 */
export function choose(services: Services, snapshot: PlayerSnapshot, { dreamId, clientSeed }: DreamChoice): Chosen {
  const { latest, personaId, nextSeed, counters } = snapshot;
  const serverSeed = Buffer.from(nextSeed).toString('hex');
  const choice = { personaId, dreamId, dreamsDone: counters.DREAM_DONE };
  const chosen = chooseDream(latest?.value ?? null, choice, drawFrom({ serverSeed, clientSeed }));
  if (!chosen.ok) return chosen;
  const { quota, isNewGamePlus } = chosen.value.answer;
  const campaignId = newId(services.now());
  const answer = {
    campaignId: publicId(snapshot.playerId, campaignId),
    dreamId,
    isNewGamePlus,
    seedCommitment: commitmentOf(serverSeed),
    quota,
  };
  return ok({ answer, write: opening(services, snapshot, campaignId, clientSeed, chosen.value) });
}

function opening(
  { now, randomBytes }: Services,
  { playerId, version, nextSeed, latest }: PlayerSnapshot,
  campaignId: string,
  clientSeed: string,
  { campaign, facts }: Step,
): NonNullable<Decision<unknown>['write']> {
  const at = now();
  const { wallet, dreamId } = campaign;
  return {
    statement: OPEN_CAMPAIGN,
    values: [
      playerId,
      version,
      campaignId,
      randomBytes(SEED_BYTES),
      dreamId,
      wallet.energy,
      wallet.effort,
      nextSeed,
      clientSeed,
      json(packCampaign(campaign)),
      packMovements(movementsOf(facts), at, at),
      new Date(at),
      (latest?.number ?? 0) + 1,
    ],
  };
}
