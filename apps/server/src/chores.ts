import type { Database } from './db/database.ts';
import { endedSessions } from './features/auth/ended-sessions.ts';
import type { Chore } from './upkeep.ts';

/** All that a running server does by itself. */
export const choresOn = (database: Database): readonly Chore[] => [endedSessions(database)];
