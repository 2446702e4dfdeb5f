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
import { OPEN_TRY } from './store.ts';

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
  const { player, week, tries } = standing;
  const { name, seed, seal, rulebook } = week;
  const clientSeed = asked.ranked ? wordOf(name, seed, rulebook) : freeWord(name, tries.free + 1);
  const opened = openTry(drawFrom({ serverSeed: seed, clientSeed }), rulebook);
  const campaignId = newId(services.now());
  const answer = {
    campaignId: services.ids.of(player.id, campaignId),
    week: name,
    ranked: asked.ranked,
    seedCommitment: seal,
    quota: opened.campaign.quota,
  };
  return ok({ answer, write: opening(services, standing, asked, { campaignId, clientSeed, opened }) });
}

/** Why a try may not begin; null when it may. */
function refusalOf({ player, week, tries }: WeekStanding, { ranked }: Start, now: number): Code | null {
  if (player.personaId === null) return 'PERSONA_NOT_FOUND';
  if (ranked && player.isGuest) return 'ACCOUNT_REQUIRED';
  const inSlot = tries.slot?.kept ?? null;
  if (inSlot !== null && inSlot.week !== null) {
    // A clock that was set back: a try of a week to come is not pushed out of the slot.
    if (inSlot.week.name > week.name) return 'CAMP_INVALID_STATUS';
    if (isPlayable(inSlot.week, now) && !isTryOver(inSlot.value)) return 'CAMP_NOT_FINISHED';
  }
  if (!ranked) return null;
  const isOpen = statusAt(week.name, week.notes !== null, now) === 'OPEN';
  return isOpen && tries.ranked === null ? null : 'CAMP_INVALID_STATUS';
}

/** The first answer again to a request that began the try in the slot less than a day ago; null for any other request. */
function startedBefore(
  { ids, now }: Uses<'ids' | 'now'>,
  { player, week, tries }: WeekStanding,
  { ranked, requestKey }: Start,
): Started | null {
  const kept = tries.slot?.kept ?? null;
  if (requestKey === null || kept === null || kept.choiceKey === null || kept.week === null) return null;
  const isSame = Buffer.compare(kept.choiceKey, keptKey(requestKey)) === 0;
  if (!isSame || now() - kept.createdAt.getTime() >= KEY_LIFE) return null;
  const { name, number } = kept.week;
  if (ranked !== (number === 0) || name !== week.name) return refuse('KEY_REUSED');
  const campaignId = ids.of(player.id, kept.id);
  return ok({ answer: { campaignId, week: name, ranked, seedCommitment: week.seal, quota: kept.value.quota } });
}

interface Opening {
  readonly campaignId: string;
  readonly clientSeed: string;
  readonly opened: Step;
}

function opening(
  services: Uses<'now'>,
  { player, week, tries }: WeekStanding,
  { ranked, requestKey }: Start,
  { campaignId, clientSeed, opened: { campaign, facts } }: Opening,
): NonNullable<Decision<unknown>['write']> {
  const at = services.now();
  const { energy, effort } = campaign.wallet;
  return OPEN_TRY.of({
    player_id: player.id,
    version: player.version,
    campaign_id: campaignId,
    number: tries.lowestNumber - 1,
    dream_id: campaign.dreamId,
    energy,
    effort,
    seed: Buffer.from(week.seed, 'hex'),
    root: Buffer.from(week.root, 'hex'),
    client_seed: clientSeed,
    state: json(packCampaign(campaign)),
    movements: packMovements(movementsOf(facts), at, at),
    now: new Date(at),
    choice_key: requestKey === null ? null : keptKey(requestKey),
    week: week.name,
    week_try: ranked ? 0 : tries.free + 1,
  });
}
