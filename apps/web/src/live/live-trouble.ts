import type { CallError } from '../api/read-answer.ts';

/**
 * Why a view does not come. `offline`: no answer came; `foreign`: somebody else's; `crowded`: a limit; `failing`: the server could not answer. These pass, and
 * it is looked again. `gone`: the group is deleted; `refused`: the key has ended.
 */
export type LiveTrouble = 'offline' | 'foreign' | 'crowded' | 'failing' | 'gone' | 'refused';

const TROUBLES: Readonly<Record<number, LiveTrouble>> = { 401: 'refused', 404: 'gone', 429: 'crowded' };

/** Only what says so for good ends the looking: limits and faults of the server pass. */
export const troubleOf = (error: CallError): LiveTrouble =>
  error.kind === 'network' ? (error.isForeign ? 'foreign' : 'offline') : (TROUBLES[error.status] ?? 'failing');
