import { liveErrors } from '@consorcio/copy/live-errors';
import type { CallError } from '../api/read-answer.ts';

const sentences: Readonly<Record<string, string>> = liveErrors;

/** The sentence for a refusal in a live group; `otherwise` without an answer, or for one without its own sentence. */
export const liveSentence = (error: CallError, otherwise: string): string =>
  error.kind === 'code' ? (sentences[error.code] ?? otherwise) : otherwise;
