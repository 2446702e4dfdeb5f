import { setImmediate as breathe } from 'node:timers/promises';
import { type Campaign, choicesOf, closeAfter, rulebookOf } from '@consorcio/rules';
import { canRelive, noteOf, redraws } from '@consorcio/rules/what-if';
import { type Database, statement } from '../../db/database.ts';
import { CAMPAIGN, type CampaignRow } from '../campaign/campaign-store.ts';
import { keptFrom } from '../campaign/kept-campaign.ts';

/** A dream that came true, whose note is still to come: less than any note. */
export const NO_NOTE_YET = -1;
/** The most that a note can be, and what a dream of a rulebook without notes is worth once it came true. */
export const FULL = 1_000;
/** Replays between two breaths, so that players are served meanwhile. */
const AT_ONCE = 10;

/** Campaigns that have ended since. `$1` player, `$2` moment. */
const ENDED = statement<CampaignRow & { readonly isPast: boolean }>({
  name: 'lti-campaigns-ended',
  text: `select ${CAMPAIGN}, c.campaign_id is distinct from p.latest_campaign_id as "isPast"
    from campaign c join player p on p.player_id = c.player_id
    where c.player_id = $1 and c.week is null and c.status <> 'ACTIVE' and c.finished_at >= $2`,
});

/**
 * What a campaign counts as: its note (RULES2 B.2) once campaign and contract are over; where the letter ends the
 * campaign, all or nothing. Null when there is nothing to report, as for one that was given up.
 */
async function resultOf(campaign: Campaign, serverSeed: string): Promise<number | null> {
  const { status, rulebook, after } = campaign;
  if (status === 'GIVEN_UP') return null;
  if (rulebookOf(rulebook).afterLetter === undefined) return status === 'SUCCESS' ? FULL : null;
  if (status === 'SUCCESS' && after?.status === 'OPEN') return NO_NOTE_YET;
  const choices = choicesOf(campaign);
  if (!canRelive(choices)) return null;
  const worths: number[] = [];
  for (const { worth } of redraws(choices, serverSeed)) {
    worths.push(worth ?? 0);
    if (worths.length % AT_ONCE === 0) await breathe();
  }
  return noteOf(worths).note;
}

/** Results that were computed, by campaign and what it held: a note takes a thousand replays. */
const MOST_KEPT = 500;

/** Reads the best result of a player's campaigns; null when there is none. */
export function resultsIn(database: Pick<Database, 'query'>) {
  const kept = new Map<string, number | null>();
  return async (playerId: string, since: Date, dreamId: number | null): Promise<number | null> => {
    const rows = await database.query(ENDED, [playerId, since]);
    let best: number | null = null;
    for (const row of rows.filter((one) => dreamId === null || one.dreamId === dreamId)) {
      const name = JSON.stringify([row.campaignId, row.isPast, row.state]);
      if (!kept.has(name)) {
        const { value, seeds } = keptFrom(row);
        const [oldest] = kept.keys();
        const result = await resultOf(row.isPast ? closeAfter(value) : value, seeds.serverSeed);
        if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
        kept.set(name, result);
      }
      const result = kept.get(name) ?? null;
      if (result !== null && (best === null || result > best)) best = result;
    }
    return best;
  };
}
