import { aroundStatements, type Database } from './database.ts';

/** The same database, reporting the name of every statement as it is sent. */
export function observeStatements(database: Database, onStatement: (name: string) => void): Database {
  const watch =
    (query: Database['query']): Database['query'] =>
    (statement, values) => {
      onStatement(statement.name);
      return query(statement, values);
    };
  return {
    ...aroundStatements(database, watch),
    transaction: (work) => database.transaction((query, connection) => work(watch(query), connection)),
  };
}
