import { ok, type Result } from '@consorcio/kernel';
import { closeAfter, isCompleted, NO_COUNTERS } from '@consorcio/rules';
import type { SlotName } from '@consorcio/rules/vocabulary';
import { isTryOver } from '@consorcio/rules/week';
import type { Note } from '@consorcio/rules/what-if';
import { retryOnConflict } from '../../db/guarded-write.ts';
import { countCommand } from '../../desk/steps.ts';
import type { Services } from '../../feature.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Token } from '../../http/token.ts';
import { type CampaignRow, READ_CAMPAIGN, READ_SNAPSHOT } from './campaign-store.ts';
import {
  type Change,
  campaignWrite,
  type PlayerSnapshot,
  tryWrite,
  type Written,
  writtenOf,
} from './campaign-write.ts';
import { type KeptCampaign, keptFrom } from './kept-campaign.ts';
import { isPlayable } from './week-hours.ts';

/**
 * What a call names: the slot of the week, or by its id a campaign that may be in that slot. Null and any other id mean the player's own
 * newest campaign.
 */
export type CampaignSlot = SlotName | CampaignId | null;
type CampaignId = string & {};

/**
 * Reads session, player and the newest campaign of a slot with one statement.
 * @throws Refusal TOKEN_INVALID when the session is no live one
 */
export async function readSnapshot(
  { database, sessions }: Services,
  token: Token,
  slot: CampaignSlot = null,
): Promise<PlayerSnapshot> {
  const [row] = await database.query(READ_SNAPSHOT, [token.playerId, token.hash, slot ?? '']);
  if (row === undefined) throw new Refusal('TOKEN_INVALID');
  sessions.accept(token, row.lastUsedAt);
  return {
    playerId: token.playerId,
    version: row.version,
    name: row.name,
    personaId: row.personaId,
    next: { seed: row.nextSeed, root: row.nextRoot, rulebook: row.nextRulebook },
    counters: { ...NO_COUNTERS, ...row.counters },
    // The join finds the whole campaign or nothing of it.
    latest: row.campaignId === null ? null : keptFrom(row as CampaignRow, row.isPublished),
  };
}

/** Any campaign of a player with the packed statement; null when there is none of that id. */
export async function readCampaign(
  { database }: Services,
  playerId: string,
  campaignId: string,
): Promise<{ readonly campaign: KeptCampaign; readonly movements: string } | null> {
  const [row] = await database.query(READ_CAMPAIGN, [playerId, campaignId]);
  if (row === undefined) return null;
  const campaign = keptFrom(row, row.isPublished);
  // The choice of the next dream has closed what was still open: this follows from its being there, and is not written.
  const value = row.isPast ? closeAfter(campaign.value) : campaign.value;
  return { campaign: { ...campaign, value }, movements: row.movements };
}

/**
 * The unit of work of every command of a campaign: reads player and campaign with one statement, lets one rule decide,
 * and writes campaign, statement, badges and counters with one more. If another command was faster, it reads
 * and decides again. A rule that returns the campaign unchanged writes nothing.
 */
export const withCampaign = <Answer, Code>(
  services: Services,
  token: Token,
  decide: (snapshot: PlayerSnapshot) => Result<Change<Answer>, Code> | Promise<Result<Change<Answer>, Code>>,
  slot: CampaignSlot = null,
): Promise<Result<Answer, Code>> =>
  retryOnConflict(
    services.database,
    () => readSnapshot(services, token, slot),
    async (snapshot) => {
      const decided = await decide(snapshot);
      if (!decided.ok) return decided;
      const { facts, answer } = decided.value;
      const found = writtenOf(snapshot, decided.value);
      if (found === null) return ok({ answer });
      const now = services.now();
      const { kept, campaign: after } = found;
      if (kept.week !== null) {
        const note = await noteAt(services, found);
        return ok({ answer, write: tryWrite(snapshot, found, decided.value, { note, now }) });
      }
      const { playerId } = snapshot;
      const played = { playerId, number: kept.number, before: kept.value, after, facts };
      const onWritten = (): void => countCommand(services.counts, played);
      return ok({ answer, write: campaignWrite(snapshot, found, decided.value, now), onWritten });
    },
  );

/**
 * The note of a try that this change ends; otherwise null.
 * @throws Refusal CAMP_INVALID_STATUS outside the hours of the try: only its results may still be seen
 */
async function noteAt({ noter, now }: Services, { kept, campaign }: Written): Promise<Note | null> {
  const { week, value: before } = kept;
  const isLook = isCompleted(before) && campaign.resultsSeen && !before.resultsSeen;
  if (week !== null && !isLook && !isPlayable(week, now())) throw new Refusal('CAMP_INVALID_STATUS');
  if (!isTryOver(campaign) || isTryOver(before)) return null;
  return noter.note({ seed: kept.seeds.serverSeed, campaign });
}
