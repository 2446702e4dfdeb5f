import type { endpoints, ReplyOf } from '@consorcio/contract';
import { isPlayable, KEY_LIFE, keptKey, packCampaign, packMovements, statusAt } from '@consorcio/game';
import { ok, type Result, refuse } from '@consorcio/kernel';
import { drawFrom, movementsOf, type Step } from '@consorcio/rules';
import { freeWord, isTryOver, openTry, wordOf } from '@consorcio/rules/week';
import { json } from '../../db/database.ts';
import type { Decision } from '../../db/guarded-write.ts';
import type { Uses } from '../../feature.ts';
import { newId } from '../../ids.ts';
import type { WeekStanding } from './read-week.ts';
import { OPEN_TRY } from './week-store.ts';

interface Start {
  readonly ranked: boolean;
  readonly requestKey: string | null;
}
type Code = (typeof endpoints.weekStart)['errors'][number];
type Started = Result<Decision<ReplyOf<'weekStart'>>, Code>;

/** Begins a try of the week with the seed whose seal everybody has been shown (RULES 14.4). */
export function startTry(services: Uses<'ids' | 'now'>, standing: WeekStanding, asked: Start): Started {
  const repeat = startedBefore(services, standing, asked);
  if (repeat !== null) return repeat;
  const refused = refusalOf(standing, asked, services.now());
  if (refused !== null) return refuse(refused);
  const { week, seed, seal, rulebook, freeTries, playerId } = standing;
  const clientSeed = asked.ranked ? wordOf(week, seed, rulebook) : freeWord(week, freeTries + 1);
  const opened = openTry(drawFrom({ serverSeed: seed, clientSeed }), rulebook);
  const campaignId = newId(services.now());
  const answer = {
    campaignId: services.ids.of(playerId, campaignId),
    week,
    ranked: asked.ranked,
    seedCommitment: seal,
    quota: opened.campaign.quota,
  };
  return ok({ answer, write: opening(services, standing, asked, { campaignId, clientSeed, opened }) });
}

/** Why a try may not begin; null when it may. */
function refusalOf(standing: WeekStanding, { ranked }: Start, now: number): Code | null {
  const { personaId, slot, week, isPublished } = standing;
  if (personaId === null) return 'PERSONA_NOT_FOUND';
  if (ranked && standing.isGuest) return 'ACCOUNT_REQUIRED';
  const inSlot = slot?.kept ?? null;
  if (inSlot !== null && inSlot.week !== null) {
    // A clock that was set back: a try of a week to come is not pushed out of the slot.
    if (inSlot.week.name > week) return 'CAMP_INVALID_STATUS';
    if (isPlayable(inSlot.week, now) && !isTryOver(inSlot.value)) return 'CAMP_NOT_FINISHED';
  }
  if (!ranked) return null;
  const isOpen = statusAt(week, isPublished, now) === 'OPEN';
  return isOpen && standing.ranked === null ? null : 'CAMP_INVALID_STATUS';
}

/** The first answer again to a request that began the try in the slot less than a day ago; null for any other request. */
function startedBefore(
  { ids, now }: Uses<'ids' | 'now'>,
  standing: WeekStanding,
  { ranked, requestKey }: Start,
): Started | null {
  const kept = standing.slot?.kept ?? null;
  if (requestKey === null || kept === null || kept.choiceKey === null || kept.week === null) return null;
  const isSame = Buffer.compare(kept.choiceKey, keptKey(requestKey)) === 0;
  if (!isSame || now() - kept.createdAt.getTime() >= KEY_LIFE) return null;
  const { name: week, number } = kept.week;
  if (ranked !== (number === 0) || week !== standing.week) return refuse('KEY_REUSED');
  const { seal: seedCommitment, playerId } = standing;
  return ok({
    answer: { campaignId: ids.of(playerId, kept.id), week, ranked, seedCommitment, quota: kept.value.quota },
  });
}

interface Opening {
  readonly campaignId: string;
  readonly clientSeed: string;
  readonly opened: Step;
}

function opening(
  services: Uses<'now'>,
  { playerId, version, lowestNumber, root, seed, week, freeTries }: WeekStanding,
  { ranked, requestKey }: Start,
  { campaignId, clientSeed, opened: { campaign, facts } }: Opening,
): NonNullable<Decision<unknown>['write']> {
  const at = services.now();
  const { energy, effort } = campaign.wallet;
  return OPEN_TRY.of({
    player_id: playerId,
    version,
    campaign_id: campaignId,
    number: lowestNumber - 1,
    dream_id: campaign.dreamId,
    energy,
    effort,
    seed: Buffer.from(seed, 'hex'),
    root: Buffer.from(root, 'hex'),
    client_seed: clientSeed,
    state: json(packCampaign(campaign)),
    movements: packMovements(movementsOf(facts), at, at),
    now: new Date(at),
    choice_key: requestKey === null ? null : keptKey(requestKey),
    week,
    week_try: ranked ? 0 : freeTries + 1,
  });
}
