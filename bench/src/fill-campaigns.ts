import { openDatabase } from '@consorcio/server/database';
import { readSettings } from '@consorcio/server/settings';

/**
 * Fills the database of DATA_DIR or DATABASE_URL with copies of one player whose campaign is over:
 * `fill-campaigns.js PLAYER_ID UNTIL`, started by growth.ts. Copies are numbered; those up to UNTIL that are missing are made.
 * Each has an address, a session, a campaign and as many logs of minigames as the player has. For benchmarks only.
 */
const PORTION = 20_000;
/** Id of copy number `$n`: grows with the number, as the ids of real players do with time. */
const ID = "('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";
/** Every column of a table but the player's, taken from the original. */
const COPIES = {
  player: [
    'email, name, character_name, password_hash, persona_id, version, next_seed, next_root, next_rulebook',
    'counters, latest_campaign_id',
  ],
  campaign: [
    'campaign_id, number, dream_id, status, results_seen, energy, effort, seed, root, client_seed, state, movements',
    'run_version, run_began_at, created_at, finished_at',
  ],
  run: ['campaign_number, ordinal, version, ticks, points, inputs'],
  user_badge: ['badge_id, user_badge_id, earned_at, seen'],
} as const;

const [playerId = '', until = ''] = process.argv.slice(2);
const database = await openDatabase(readSettings(process.env), 'fill');
const [standing] = await database.query<{ n: number }>({
  name: 'bench-count',
  text: "select count(*)::integer as n from player where player_id >= '01900000-0000-7000-8000-000000000000' and player_id < '01900000-0000-7000-9000-000000000000'",
});
for (let from = (standing?.n ?? 0) + 1; from <= Number(until); from += PORTION) {
  const to = Math.min(Number(until), from + PORTION - 1);
  const numbers = `generate_series(${from}, ${to}) as n`;
  for (const [table, lists] of Object.entries(COPIES)) {
    const columns = lists.join(', ');
    const text = `insert into ${table} (player_id, ${columns}) select ${ID}, ${columns} from ${table}, ${numbers} where player_id = '${playerId}'`;
    await database.query({ name: `bench-${table}-${from}`, text });
  }
  const copies = `select ${ID} as id, n from ${numbers}`;
  await database.query({
    name: `bench-session-${from}`,
    text: `insert into session (player_id, token_hash) select id, sha256(decode(lpad(to_hex(n), 64, '0'), 'hex')) from (${copies}) c`,
  });
  await database.query({
    name: `bench-email-${from}`,
    text: `insert into login_email (email, player_id) select 'copia' || n || '@exemplo.com.br', id from (${copies}) c`,
  });
}
await database.close();
