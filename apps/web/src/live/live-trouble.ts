import type { CallError } from '@consorcio/contract/call';
import { FOREIGN_SENTENCE } from '@consorcio/copy/errors';
import { liveErrors as liveErrorsOf, TRY_AGAIN } from '@consorcio/copy/live-errors';
import { type ShownGroup, termsOfView } from '@consorcio/rules/live';
import { OFFERED } from './live-rulebook.ts';

/**
 * Why a view is not loaded. `offline`: no answer; `foreign`: an answer of somebody else; `crowded`: a limit; `failing`: a fault of
 * the server. These pass, and the view is loaded again. `gone`: the group is deleted; `refused`: the key is no longer valid.
 */
export type LiveTrouble = 'offline' | 'foreign' | 'crowded' | 'failing' | 'gone' | 'refused';

const TROUBLES: Readonly<Record<number, LiveTrouble>> = { 401: 'refused', 404: 'gone', 429: 'crowded' };

/** Only 401 and 404 are for good: limits and faults of the server pass. */
export const troubleOf = (error: CallError): LiveTrouble =>
  error.kind === 'network' ? (error.isForeign ? 'foreign' : 'offline') : (TROUBLES[error.status] ?? 'failing');

/** What a page says without an answer. */
interface Sentences {
  readonly offline: string;
  /** The server did not answer now, or with a code that has no sentence of its own. */
  readonly busy: string;
}

/** What a command says: without sentences of its own, that it can be tried again. */
interface CommandSentences extends Partial<Sentences> {
  /** Instead of the usual sentence of a limit. */
  readonly crowded?: string | undefined;
}

/** What a page says of a trouble that passes; null without one, and for one that is for good. */
export function troubleSentence(trouble: LiveTrouble | null, { offline, busy }: Sentences): string | null {
  if (trouble === 'offline') return offline;
  if (trouble === 'foreign') return FOREIGN_SENTENCE;
  if (trouble === 'crowded') return liveErrors.RATE_LIMITED;
  return trouble === 'failing' ? busy : null;
}

/** What a code says where no group is known: none of its numbers. */
export const liveErrors = liveErrorsOf(OFFERED);

/** The sentence for a refusal in a live group, with the numbers of its rulebook. */
export function liveSentence(
  error: CallError,
  { offline = TRY_AGAIN.offline, busy = TRY_AGAIN.busy, crowded }: CommandSentences = {},
  group?: ShownGroup,
): string {
  if (error.kind === 'network') return error.isForeign ? FOREIGN_SENTENCE : offline;
  if (error.kind !== 'code') return busy;
  if (error.code === 'RATE_LIMITED' && crowded !== undefined) return crowded;
  const sentences: Readonly<Record<string, string>> =
    group === undefined ? liveErrors : liveErrorsOf(termsOfView({ group }));
  return sentences[error.code] ?? busy;
}
