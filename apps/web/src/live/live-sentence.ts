import { FOREIGN_SENTENCE } from '@consorcio/copy/errors';
import { liveErrors as liveErrorsOf } from '@consorcio/copy/live-errors';
import type { CallError } from '../api/read-answer.ts';
import { LIVE } from './live-rulebook.ts';

/** What a code says in a group that is played now. */
export const liveErrors = liveErrorsOf(LIVE);
const sentences: Readonly<Record<string, string>> = liveErrors;

/** The sentence for a refusal in a live group; `otherwise` without an answer, or for one without its own sentence. */
export function liveSentence(error: CallError, otherwise: string): string {
  if (error.kind === 'network' && error.isForeign) return FOREIGN_SENTENCE;
  return error.kind === 'code' ? (sentences[error.code] ?? otherwise) : otherwise;
}
