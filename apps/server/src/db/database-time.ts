import { type Database, statement } from './database.ts';

const DATABASE_TIME = statement<{ readonly now: Date }>({
  name: 'stage-database-time',
  text: 'select clock_timestamp() as now',
});

/** Milliseconds since 1970 as the database counts them: on another machine a second opinion on ours. */
export const databaseTime = async (database: Database): Promise<number> =>
  (await database.query(DATABASE_TIME))[0]?.now.getTime() ?? 0;
