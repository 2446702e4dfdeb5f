import { type Database, statement } from '../../db/database.ts';

type Row = Readonly<Record<string, unknown>>;

/** Every table that has something of players, so that a new one can't be forgotten. */
const TABLES = statement<{ readonly name: string }>({
  name: 'me-tables',
  text: `select table_name::text as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'player_id' order by table_name`,
});
/** The one table of players that is kept by another key than theirs. */
const ADDRESSES = 'login_email';

/** `$1` player, `$2` columns that stay here. The table's name comes from the database's own list. */
function rowsOf(table: string) {
  const quoted = `"${table}"`;
  return statement<{ readonly row: Row }>({
    name: `me-export-${table}`,
    text: `select to_jsonb(t) - $2::text[] as row from ${quoted} t where player_id = $1${table === ADDRESSES ? ' and email = $3' : ''}`,
  });
}

/** Not about the player but keys to the game's locks: what proves a login, and what future draws follow from. */
const SECRETS = ['password_hash', 'token_hash', 'code_hash', 'next_seed'];

/** An active campaign's seed tells the rivals' bids and every draw to come; it is public once the campaign is over. */
function withoutOpenSeed(row: Row): Row {
  const { seed: _, ...rest } = row;
  return row.status === 'ACTIVE' ? rest : row;
}

/** All rows that are kept on a player, by table. `normalEmail` is the address as it is compared. */
export async function exportRows(
  database: Database,
  playerId: string,
  normalEmail: string,
): Promise<Record<string, readonly Row[]>> {
  const tables = await database.query(TABLES);
  const all: Record<string, readonly Row[]> = {};
  for (const { name } of tables) {
    const values = [playerId, SECRETS, ...(name === ADDRESSES ? [normalEmail] : [])];
    const rows = await database.query(rowsOf(name), values);
    all[name] = rows.map(({ row }) => (name === 'campaign' ? withoutOpenSeed(row) : row));
  }
  return all;
}
