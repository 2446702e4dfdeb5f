import { type Database, statement } from '../db/database.ts';
import { CODEC } from '../features/campaign/campaign-codec.ts';
import { unpackMovements } from '../features/campaign/movement-codec.ts';
import { publicId } from '../ids.ts';

interface CampaignRow {
  readonly playerId: string;
  readonly campaignId: string;
  readonly energy: number;
  readonly effort: number;
  readonly movements: string;
  readonly createdAt: Date;
}

const BATCH = 500;
/** The smallest id there is: where going through all campaigns begins. */
const FIRST = '00000000-0000-0000-0000-000000000000';

const NEXT = statement<CampaignRow>({
  name: 'check-campaigns',
  text: `select player_id as "playerId", campaign_id as "campaignId", energy, effort, movements, created_at as "createdAt"
    from campaign where (player_id, campaign_id) > ($1::uuid, $2::uuid) order by player_id, campaign_id limit ${BATCH}`,
});
/**
 * Rows that point to nothing. Addresses and players are kept by different keys, so one of the two is gathered first. A player
 * without an address who never did anything is one whose sign-up was cut off: nobody was ever told of it.
 */
const LOOSE_ENDS: Readonly<Record<string, string>> = {
  'addresses of nobody': `with p as materialized (select player_id from player)
    select count(*) as n from login_email e where not exists (select 1 from p where p.player_id = e.player_id)`,
  'players without an address': `with e as materialized (select email, player_id from login_email)
    select count(*) as n from player p where p.version > 0
    and not exists (select 1 from e where e.player_id = p.player_id and e.email = lower(p.email))`,
  'players whose campaign is not there': `select count(*) as n from player p where p.latest_campaign_id is not null
    and not exists (select 1 from campaign c where c.player_id = p.player_id and c.campaign_id = p.latest_campaign_id)`,
  'current campaigns that are not the newest': `select count(*) as n from player p
    where p.current_campaign_id is not null and p.current_campaign_id is distinct from p.latest_campaign_id`,
  'campaigns packed by a newer version': `select count(*) as n from campaign where (state->>'codec')::integer > ${CODEC}`,
  'logs of no campaign': `select count(*) as n from run r
    where not exists (select 1 from campaign c where c.player_id = r.player_id and c.number = r.campaign_number)`,
};

/** Why a campaign's balance is a lie, or null. */
function lieOf({ energy, effort, movements, createdAt }: CampaignRow): string | null {
  const entries = unpackMovements(movements, createdAt);
  const last = entries.at(-1)?.balance ?? { energy: 0, effort: 0 };
  if (last.energy !== energy) return `keeps ${energy} energy, its movements give ${last.energy}`;
  if (last.effort !== effort) return `keeps ${effort} effort, its movements give ${last.effort}`;
  const below = entries.find(({ balance }) => Math.min(balance.energy, balance.effort) < 0);
  return below === undefined ? null : `was below zero in month ${below.cycle}`;
}

interface Findings {
  readonly campaigns: number;
  /** A sentence each; empty when all is well. */
  readonly faults: readonly string[];
}

/** Adds up every campaign's movements and compares them with its balances; looks for rows that point to nothing. */
export async function checkAll(database: Database, onCampaigns: (count: number) => void): Promise<Findings> {
  const faults: string[] = [];
  let campaigns = 0;
  for (let [player, campaign] = [FIRST, FIRST]; ; ) {
    const rows = await database.query(NEXT, [player, campaign]);
    const last = rows.at(-1);
    if (last === undefined) break;
    for (const row of rows) {
      const lie = lieOf(row);
      if (lie !== null) faults.push(`campaign ${publicId(row.playerId, row.campaignId)} ${lie}`);
    }
    campaigns += rows.length;
    onCampaigns(rows.length);
    [player, campaign] = [last.playerId, last.campaignId];
  }
  for (const [what, text] of Object.entries(LOOSE_ENDS)) {
    const [row] = await database.query(statement<{ readonly n: number }>({ name: `check ${what}`, text }));
    if (row !== undefined && row.n > 0) faults.push(`${row.n} ${what}`);
  }
  return { campaigns, faults };
}
