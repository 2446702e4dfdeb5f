import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Database, type SqlValue, statement } from '../../db/database.ts';
import { SESSION_END } from '../../http/sessions.ts';
import type { Token } from '../../http/token.ts';
import { uuidBytes, uuidText } from '../../ids.ts';
import type { PublicIds } from '../../public-ids.ts';

/*
 * Stands for a login where a file is fetched by an address: the download managers of apps that show pages ask for it without
 * our header, and twice. It is signed by the hash of the session that asked, so it ends with that session, every server
 * knows it, and nothing is kept.
 */

/** Milliseconds. */
const LASTS = 120_000;
const TEXT = /^[\w-]{72}$/;
const [PLAYER, UNTIL] = [16, 22];

const SESSIONS = statement<{ readonly tokenHash: Uint8Array; readonly email: string }>('me-ticket')`
  select s.token_hash as "tokenHash", p.email from session s join player p on p.player_id = s.player_id
    where s.player_id = $1 and s.last_used_at > ${SESSION_END}`;

const sign = (hash: Uint8Array, what: Uint8Array): Buffer =>
  createHmac('sha256', hash).update('file').update(what).digest();

/** A ticket for two minutes from `now`, in milliseconds since 1970. */
export function fileTicket({ playerId, hash }: Token, now: number): string {
  const what = Buffer.concat([uuidBytes(playerId), Buffer.alloc(UNTIL - PLAYER)]);
  what.writeUIntBE(now + LASTS, PLAYER, UNTIL - PLAYER);
  return Buffer.concat([what, sign(hash, what)]).toString('base64url');
}

/** Whose ticket it is; null for none of ours, after its time and after its session. */
export async function ticketOwner(
  database: Pick<Database, 'query'>,
  text: string,
  now: number,
): Promise<{ readonly id: string; readonly email: string } | null> {
  if (!TEXT.test(text)) return null;
  const bytes = Buffer.from(text, 'base64url');
  const [what, signature] = [bytes.subarray(0, UNTIL), bytes.subarray(UNTIL)];
  if (bytes.readUIntBE(PLAYER, UNTIL - PLAYER) <= now) return null;
  const id = uuidText(bytes.subarray(0, PLAYER));
  const found = (await database.query(SESSIONS, [id])).find(({ tokenHash }) =>
    timingSafeEqual(sign(tokenHash, what), signature),
  );
  return found === undefined ? null : { id, email: found.email };
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Every table that has something of players, so that a new one can't be forgotten; lti_user says no more than
 * `player.lti_user`.
 */
const TABLES = statement<{ readonly name: string }>('me-tables')`
  select table_name::text as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'player_id' and table_name <> 'lti_user' order by table_name`;
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
  const places = key.map(([column]) => `${column}::text`).join(', ');
  return statement<ExportedRow>(`me-export-${table}${isFirst ? '' : '-on'}`)`
    select to_jsonb(t) - $2::text[] as row, array[${places}]::text[] as place
      from "${table}" t where player_id = $1${where}${page}`;
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
