import { normalEmail } from '@consorcio/contract';
import { type Database, statement } from '../db/database.ts';
import { CAMPAIGN } from '../features/campaign/campaign-store.ts';
import { faultOf, type WholeRow } from '../features/stage/audit-campaign.ts';
import { FIRST_ID } from '../ids.ts';

const BATCH = 200;

const NEXT = statement<WholeRow>('check-campaigns')`
  select c.player_id as "playerId", ${CAMPAIGN}, c.movements,
      array(select r.inputs from run r where r.player_id = c.player_id and r.campaign_number = c.number) as logs
    from campaign c where (c.player_id, c.campaign_id) > ($1::uuid, $2::uuid)
    order by c.player_id, c.campaign_id limit ${BATCH}`;
/** Players whose addresses are looked up at once. */
const PLAYERS = 1_000;

/**
 * `$1` the last player that was looked at. A guest has no address. A player without one who never did anything is one whose
 * sign-up was cut off: nobody knows of it.
 */
const NEXT_ACCOUNTS = statement<{ readonly id: string; readonly email: string }>('check-accounts')`
  select player_id as id, email from player where player_id > $1 and version > 0 and email <> ''
    order by player_id limit ${PLAYERS}`;
/** `$1` addresses in the form in which they are compared. */
const ADDRESSES = statement<{ readonly id: string; readonly email: string }>('check-addresses')`
  select player_id as id, email from login_email where email = any($1::text[])`;

/** Rows that point to nothing. Addresses and players are kept by different keys, so one of the two is gathered first. */
const LOOSE_ENDS: Readonly<Record<string, string>> = {
  'addresses of nobody': `with p as materialized (select player_id from player)
    select count(*) as n from login_email e where not exists (select 1 from p where p.player_id = e.player_id)`,
  'codes of nobody': `with p as materialized (select player_id from player)
    select count(*) as n from certificate c where not exists (select 1 from p where p.player_id = c.player_id)`,
  'players whose campaign is not there': `select count(*) as n from player p where p.latest_campaign_id is not null
    and not exists (select 1 from campaign c where c.player_id = p.player_id and c.campaign_id = p.latest_campaign_id)`,
  'current campaigns that are not the newest': `select count(*) as n from player p
    where p.current_campaign_id is not null and p.current_campaign_id is distinct from p.latest_campaign_id`,
  'players whose try of a week is not there': `select count(*) as n from player p where p.week_campaign_id is not null
    and not exists (select 1 from campaign c where c.player_id = p.player_id and c.campaign_id = p.week_campaign_id)`,
  'logs of no campaign': `select count(*) as n from run r
    where not exists (select 1 from campaign c where c.player_id = r.player_id and c.number = r.campaign_number)`,
};

/**
 * Players whose address does not lead to them. The form in which addresses are compared is the contract's alone: a database
 * makes other letters small, by its locale.
 */
async function playersWithoutAddress(database: Database): Promise<number> {
  let count = 0;
  for (let from = FIRST_ID; ; ) {
    const players = await database.query(NEXT_ACCOUNTS, [from]);
    const last = players.at(-1);
    if (last === undefined) return count;
    from = last.id;
    const rows = await database.query(ADDRESSES, [players.map(({ email }) => normalEmail(email))]);
    const owners = new Map(rows.map(({ id, email }) => [email, id]));
    count += players.filter(({ id, email }) => owners.get(normalEmail(email)) !== id).length;
  }
}

interface Progress {
  readonly campaigns: (count: number) => void;
  readonly fault: (sentence: string) => void;
}

/**
 * Unpacks every campaign with its movements and logs, audits it with its own draws, and looks for rows that point to
 * nothing: how many campaigns, and how many faults were told. Goes through all of it in portions, so that it takes no more memory however much there is.
 */
export async function checkAll(database: Database, told: Progress) {
  let [campaigns, faults] = [0, 0];
  const find = (sentence: string): void => {
    faults += 1;
    told.fault(sentence);
  };
  for (let [player, campaign] = [FIRST_ID, FIRST_ID]; ; ) {
    const rows = await database.query(NEXT, [player, campaign]);
    const last = rows.at(-1);
    if (last === undefined) break;
    for (const row of rows) {
      const fault = faultOf(row);
      if (fault !== null) find(`campaign ${row.campaignId} of player ${row.playerId} ${fault}`);
    }
    campaigns += rows.length;
    told.campaigns(rows.length);
    [player, campaign] = [last.playerId, last.campaignId];
  }
  for (const [what, text] of Object.entries(LOOSE_ENDS)) {
    const [row] = await database.query(statement<{ readonly n: number }>(`check ${what}`)`${text}`);
    if (row !== undefined && row.n > 0) find(`${row.n} ${what}`);
  }
  const withoutAddress = await playersWithoutAddress(database);
  if (withoutAddress > 0) find(`${withoutAddress} players without an address`);
  return { campaigns, faults };
}
