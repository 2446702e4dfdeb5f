import { type Database, statement } from '../db/database.ts';

type Rows = readonly Readonly<Record<string, string | number>>[];

/** Sign-ups of the last days, and who came back: numbers only, no names. */
const PLAYERS = statement<Rows[number]>('report-players')`
  select to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) as "signed up",
      count(*) filter (where p.email = '') as "of them guests",
      count(*) filter (where p.persona_id is not null) as "with a persona",
      count(*) filter (where p.latest_campaign_id is not null) as "with a campaign",
      count(*) filter (where exists (select 1 from session s where s.player_id = p.player_id
        and s.last_used_at > p.created_at + interval '1 day')) as "back on another day"
    from player p group by day order by day desc limit 30`;
const CAMPAIGNS = statement<Rows[number]>('report-campaigns')`
  select dream_id as dream, count(*) as campaigns,
      count(*) filter (where status = 'ACTIVE') as active, count(*) filter (where status = 'SUCCESS') as success,
      count(*) filter (where status = 'FAILED') as failed, count(*) filter (where status = 'GIVEN_UP') as "given up",
      coalesce(round(percentile_cont(0.5) within group (order by extract(epoch from finished_at - created_at) / 60)
        filter (where status = 'SUCCESS'))::integer, 0) as "median minutes to success"
    from campaign group by dream_id order by dream_id`;
/** Each step by the players who got there. A payment's line in the statement begins with I or L. */
const FUNNEL = statement<Record<string, number>>('report-funnel')`
  select
      (select count(*) from player) as "signed up",
      (select count(*) from player where persona_id is not null) as "chose a persona",
      (select count(distinct player_id) from campaign where week is null) as "chose a dream",
      (select count(distinct player_id) from run) as "finished a minigame",
      (select count(distinct player_id) from campaign where week is null and movements ~ '(^|\\n)[IL]') as "paid an instalment",
      (select count(distinct player_id) from campaign where week is null and status in ('SUCCESS', 'FAILED')) as "came to an end",
      (select count(distinct player_id) from campaign where week is null and status = 'SUCCESS') as "fulfilled the dream",
      (select count(distinct player_id) from campaign where week is null and status = 'SUCCESS' and results_seen) as "saw the certificate",
      (select count(distinct player_id) from share) as "shared a badge"`;

/** Sign-ups by day. */
export const reportPlayers = (database: Database): Promise<Rows> => database.query(PLAYERS);
export const reportCampaigns = (database: Database): Promise<Rows> => database.query(CAMPAIGNS);

/** The steps from sign-up to certificate, each with its share of those who signed up. */
export async function reportFunnel(database: Database): Promise<Rows> {
  const [row = {}] = await database.query(FUNNEL);
  const all = row['signed up'] ?? 0;
  return Object.entries(row).map(([step, players]) => ({
    step,
    players,
    'of 100': all === 0 ? 0 : Math.round((100 * players) / all),
  }));
}
