import { type Database, type SqlValue, statement } from '../../db/database.ts';
import type { PublicIds } from '../../public-ids.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Every table that has something of players, so that a new one can't be forgotten; lti_user says no more than
 * `player.lti_user`.
 */
const TABLES = statement<{ readonly name: string }>({
  name: 'me-tables',
  text: `select table_name::text as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'player_id' and table_name <> 'lti_user' order by table_name`,
});
/** Addresses are found by the address; the codes of certificates, which are kept by code, by the player all the same. */
const ADDRESSES = 'login_email';
/** Rows that are read at once: others are served in between. */
const PAGE = 200;
/** What follows the player in the key of the tables that may have many rows of one player, with its types. The rest is read at once. */
const PAGED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  campaign: { campaign_id: 'uuid' },
  certificate: { code: 'text' },
  run: { campaign_number: 'integer', ordinal: 'smallint' },
  session: { token_hash: 'bytea' },
  share: { share_id: 'uuid' },
};

interface ExportedRow {
  readonly row: Row;
  /** Where the next page begins, of a paged table. */
  readonly place: readonly string[];
}

/** `$1` player, `$2` columns that stay here, then the address, or the place after which the page begins. The table's name comes from the database's own list. */
function pageOf(table: string, isFirst: boolean) {
  const key = Object.entries(PAGED[table] ?? {});
  const columns = key.map(([column]) => column).join(', ');
  const after = `(${columns}) > (${key.map(([, type], i) => `$${i + 3}::text::${type}`).join(', ')})`;
  const where = table === ADDRESSES ? ' and email = $3' : isFirst ? '' : ` and ${after}`;
  const page = key.length === 0 ? '' : ` order by ${columns} limit ${PAGE}`;
  return statement<ExportedRow>({
    name: `me-export-${table}${isFirst ? '' : '-on'}`,
    text: `select to_jsonb(t) - $2::text[] as row, array[${key.map(([column]) => `${column}::text`).join(', ')}]::text[] as place
      from "${table}" t where player_id = $1${where}${page}`,
  });
}

/** Not about the player but keys to the game's locks: what proves a login, and what future draws follow from. */
const SECRETS = ['password_hash', 'token_hash', 'code_hash', 'next_seed', 'next_root', 'root'];

/**
 * An active campaign's seed reveals the rivals' bids and every draw to come; it is public once the campaign is over. That of a week is not the
 * player's: the page of past weeks shows it.
 */
function withoutOpenSeed(row: Row): Row {
  const { seed: _, ...rest } = row;
  return row.status === 'ACTIVE' || row.week !== null ? rest : row;
}

/** A campaign as its player knows it: by the id that its pages have, too. */
const campaignRow = (ids: PublicIds, row: Row): Row => ({
  public_id: ids.of(String(row.player_id), String(row.campaign_id)),
  ...withoutOpenSeed(row),
});

/** Where rows are read, and the ids under which others know them. */
interface Source {
  readonly database: Database;
  readonly ids: PublicIds;
}

/** The rows of one table, page by page. */
async function* pagesOf(
  { database, ids }: Source,
  table: string,
  values: readonly SqlValue[],
): AsyncGenerator<readonly Row[]> {
  for (let place: readonly string[] = []; ; ) {
    const rows = await database.query(pageOf(table, place.length === 0), [...values, ...place]);
    yield rows.map(({ row }) => (table === 'campaign' ? campaignRow(ids, row) : row));
    place = rows.length < PAGE ? [] : (rows.at(-1)?.place ?? []);
    if (place.length === 0) return;
  }
}

async function* textOf(
  source: Source,
  tables: readonly string[],
  playerId: string,
  normalEmail: string,
): AsyncGenerator<string> {
  yield '{';
  for (const [i, table] of tables.entries()) {
    yield `${i === 0 ? '' : ','}${JSON.stringify(table)}:[`;
    let between = '';
    const values = [playerId, SECRETS, ...(table === ADDRESSES ? [normalEmail] : [])];
    for await (const rows of pagesOf(source, table, values)) {
      for (const row of rows) {
        yield between + JSON.stringify(row);
        between = ',';
      }
    }
    yield ']';
  }
  yield '}';
}

/**
 * All rows that are kept on a player, by table, as the pieces of one JSON text: no more than a page of it is ever held.
 * `normalEmail` is the address as it is compared.
 */
export async function exportText(
  source: Source,
  playerId: string,
  normalEmail: string,
): Promise<AsyncIterable<string>> {
  const tables = (await source.database.query(TABLES)).map(({ name }) => name);
  return textOf(source, tables, playerId, normalEmail);
}
