import pg from 'pg';
import type { Query } from './connection.ts';

/** How the rows of a prepared statement are read, as the driver keeps it. */
interface Columns {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

/** The part of the driver's query that its types leave out. */
interface Driver {
  prepare(connection: pg.Connection): void;
  handleRowDescription(message: unknown): void;
}
const driver = pg.Query.prototype as unknown as Driver;

/** What a connection knows of its prepared statements. */
interface Known {
  /** By name. */
  readonly columns: Map<string, Columns>;
  /** The connection without the question what columns there are. */
  readonly unasked: pg.Connection;
}
const KNOWN = new WeakMap<pg.Client, Known>();

function knownOf(client: pg.Client): Known {
  const nothing = (): Known => ({
    columns: new Map(),
    unasked: Object.create(client.connection, { describe: { value: () => undefined } }) as pg.Connection,
  });
  const known = KNOWN.get(client) ?? nothing();
  KNOWN.set(client, known);
  return known;
}

/**
 * A prepared statement that asks for its columns the first time only: the driver asks with every use, and takes them in anew. They
 * cannot change: PostgreSQL refuses a statement whose columns have (see `isStalePlan`), and it is prepared anew elsewhere. What
 * that saves: docs/measurements/server.md.
 */
class OnceDescribed extends pg.Query {
  declare private readonly name: string;
  declare private readonly _result: Columns;
  declare private _accumulateRows: boolean;
  readonly #known: Known;

  constructor({ name = '', text, values }: Query, known: Known, answer: ConstructorParameters<typeof pg.Query>[2]) {
    super(text, values, answer);
    this.name = name;
    this.#known = known;
  }

  prepare(connection: pg.Connection): void {
    const columns = this.#known.columns.get(this.name);
    if (columns !== undefined) {
      Object.assign(this._result, columns);
      this._accumulateRows = true;
    }
    driver.prepare.call(this, columns === undefined ? connection : this.#known.unasked);
  }

  handleRowDescription(message: unknown): void {
    driver.handleRowDescription.call(this, message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.#known.columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

/** Sends a statement on a pipeline; one with a name asks for its columns once a connection. */
export function ask(client: pg.Client, query: Query): Promise<{ rows: unknown[] }> {
  if (query.name === undefined) return client.query(query);
  return new Promise((resolve, reject) => {
    client.query(
      new OnceDescribed(query, knownOf(client), (error, result) => (error ? reject(error) : resolve(result))),
    );
  });
}
