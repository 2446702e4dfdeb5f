import type { CallError } from '../api/read-answer.ts';

/** Why a view does not come. `offline`: not now, it is looked again; `gone`: the group is deleted; `refused`: the key has ended. */
export type LiveTrouble = 'offline' | 'gone' | 'refused';

/** Only what says so for good ends the looking: limits and faults of the server pass. */
export function troubleOf(error: CallError): LiveTrouble {
  if (error.kind !== 'code') return 'offline';
  if (error.status === 404) return 'gone';
  return error.status === 401 ? 'refused' : 'offline';
}
