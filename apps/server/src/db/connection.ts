/** One statement as a driver takes it; without values its text may hold several. */
export interface Query {
  name?: string;
  text: string;
  values?: unknown[];
  query_timeout?: number;
}

/** The part of a driver's connection that is used here. */
export interface Connection {
  query(query: Query): Promise<{ rows: unknown[] }>;
}
