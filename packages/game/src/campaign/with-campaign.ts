import { ok, type Result } from '@consorcio/kernel';
import { closeAfter, isCompleted, NO_COUNTERS } from '@consorcio/rules';
import type { SlotName } from '@consorcio/rules/vocabulary';
import { isTryOver } from '@consorcio/rules/week';
import type { Note } from '@consorcio/rules/what-if';
import { decideAnew } from '../guarded-write.ts';
import type { CampaignRow, Ports } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import { type Change, type PlayerSnapshot, saveOf, type Written, writtenOf } from './campaign-write.ts';
import { type KeptCampaign, keptFrom } from './kept-campaign.ts';
import { isPlayable } from './week-hours.ts';

/**
 * What a call names: the slot of the week, or by its id a campaign that may be in that slot. Null and any other id mean the player's own
 * newest campaign.
 */
export type CampaignSlot = SlotName | CampaignId | null;
type CampaignId = string & {};

/** Reads the player and the newest campaign of a slot at once. */
export async function readSnapshot(
  { store }: Ports,
  playerId: string,
  slot: CampaignSlot = null,
): Promise<PlayerSnapshot> {
  const row = await store.snapshot(slot ?? '');
  return {
    playerId,
    version: row.version,
    name: row.name,
    personaId: row.personaId,
    next: { seed: row.nextSeed, root: row.nextRoot, rulebook: row.nextRulebook },
    counters: { ...NO_COUNTERS, ...row.counters },
    allowsShifts: row.allowsShifts || row.week !== null,
    // A store has the whole campaign or nothing of it.
    latest: row.campaignId === null ? null : keptFrom(row as CampaignRow, row.isPublished),
  };
}

/** Any campaign of a player with the packed statement; null when there is none of that id. */
export async function readCampaign(
  { store }: Ports,
  playerId: string,
  campaignId: string,
): Promise<{ readonly campaign: KeptCampaign; readonly movements: string } | null> {
  const row = await store.campaign(playerId, campaignId);
  if (row === null) return null;
  const campaign = keptFrom(row, row.isPublished);
  // The choice of the next dream has closed what was still open: this follows from its being there, and is not written.
  const value = row.isPast ? closeAfter(campaign.value) : campaign.value;
  return { campaign: { ...campaign, value }, movements: row.movements };
}

/**
 * The unit of work of every command of a campaign: reads player and campaign at once, lets one rule decide,
 * and writes campaign, statement, badges and counters at once. If another command was faster, it reads
 * and decides again. A rule that returns the campaign unchanged writes nothing.
 */
export const withCampaign = <Answer, Code>(
  ports: Ports,
  playerId: string,
  decide: (snapshot: PlayerSnapshot) => Result<Change<Answer>, Code> | Promise<Result<Change<Answer>, Code>>,
  slot: CampaignSlot = null,
): Promise<Result<Answer, Code>> =>
  decideAnew(
    () => readSnapshot(ports, playerId, slot),
    async (snapshot) => {
      const decided = await decide(snapshot);
      if (!decided.ok) return decided;
      const { facts, answer } = decided.value;
      const found = writtenOf(snapshot, decided.value);
      if (found === null) return ok({ answer });
      const now = ports.now();
      const { kept, campaign: after } = found;
      const note = kept.week === null ? null : await noteAt(ports, found);
      const change = saveOf(snapshot, found, decided.value, { note, now, newId: ports.newId });
      const write = () => ports.store.save(change);
      if (kept.week !== null) return ok({ answer, write });
      const played = { playerId, number: kept.number, before: kept.value, after, facts };
      return ok({ answer, write, onWritten: () => ports.count({ type: 'PLAYED', ...played }) });
    },
  );

/**
 * The note of a try that this change ends; otherwise null.
 * @throws Refusal CAMP_INVALID_STATUS outside the hours of the try: only its results may still be seen
 */
async function noteAt({ noteOf, now }: Ports, { kept, campaign }: Written): Promise<Note | null> {
  const { week, value: before } = kept;
  const isLook = isCompleted(before) && campaign.resultsSeen && !before.resultsSeen;
  if (week !== null && !isLook && !isPlayable(week, now())) throw new Refusal('CAMP_INVALID_STATUS');
  if (!isTryOver(campaign) || isTryOver(before)) return null;
  return noteOf({ seed: kept.seeds.serverSeed, campaign });
}
