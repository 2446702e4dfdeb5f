import { setImmediate as breathe } from 'node:timers/promises';
import type { GradeOutcome } from '@consorcio/copy/lti';
import { type CampaignRow, keptFrom } from '@consorcio/game';
import { type Campaign, choicesOf, closeAfter } from '@consorcio/rules';
import { canRelive, noteOf, paidSoFar, provisionalWorths, redraws } from '@consorcio/rules/what-if';
import { type Database, statement } from '../../db/database.ts';
import { keptNewest } from '../../kept-newest.ts';
import { CAMPAIGN } from '../campaign/campaign-store.ts';
import type { Result } from './activity-store.ts';

/** Replays between two breaths, so that players are served meanwhile. */
const AT_ONCE = 10;

/** Campaigns that have ended since. `$1` player, `$2` moment. */
const ENDED = statement<CampaignRow & { readonly isPast: boolean }>('lti-campaigns-ended')`
  select ${CAMPAIGN}, c.campaign_id is distinct from p.latest_campaign_id as "isPast"
    from campaign c join player p on p.player_id = c.player_id
    where c.player_id = $1 and c.week is null and c.status <> 'ACTIVE' and c.finished_at >= $2`;

function outcomeOf({ status, after }: Campaign): GradeOutcome {
  if (status !== 'SUCCESS') return 'MISSED';
  if (after?.status === 'OPEN') return 'PROVISIONAL';
  if (after?.status === 'CLOSED') return 'LEFT';
  return after?.end === 'RETOMADO' ? 'TAKEN_BACK' : 'PAID';
}

/** The worth of each replay; a contract that has months left, for now or for good, counts them as unpaid. */
function* worthsOf(campaign: Campaign, outcome: GradeOutcome, serverSeed: string): Generator<number> {
  if (outcome === 'PROVISIONAL' || outcome === 'LEFT') {
    yield* provisionalWorths(choicesOf(campaign), paidSoFar(campaign), serverSeed);
  } else for (const { worth } of redraws(choicesOf(campaign), serverSeed)) yield worth;
}

/**
 * What a campaign counts as: its note (RULES 12.2). Null when there is nothing to report, as for one that was given up.
 */
async function resultOf(campaign: Campaign, serverSeed: string): Promise<Result | null> {
  const outcome = outcomeOf(campaign);
  if (campaign.status === 'GIVEN_UP') return null;
  if (!canRelive(choicesOf(campaign))) return null;
  const worths: number[] = [];
  for (const worth of worthsOf(campaign, outcome, serverSeed)) {
    worths.push(worth);
    if (worths.length % AT_ONCE === 0) await breathe();
  }
  return { points: noteOf(worths).note, outcome };
}

/** Results that were computed, by campaign and what it held: a note takes a thousand replays. */
const MOST_KEPT = 500;

/** Reads the best result of a player's campaigns; null when there is none. */
export function resultsIn(database: Pick<Database, 'query'>) {
  const kept = keptNewest<Result | null>(MOST_KEPT);
  return async (playerId: string, since: Date, dreamId: number | null): Promise<Result | null> => {
    const rows = await database.query(ENDED, [playerId, since]);
    let best: Result | null = null;
    for (const row of rows.filter((one) => dreamId === null || one.dreamId === dreamId)) {
      const name = JSON.stringify([row.campaignId, row.isPast, row.state]);
      const result = await kept(name, async () => {
        const { value, seeds } = keptFrom(row);
        return resultOf(row.isPast ? closeAfter(value) : value, seeds.serverSeed);
      });
      if (result !== null && (best === null || result.points > best.points)) best = result;
    }
    return best;
  };
}
