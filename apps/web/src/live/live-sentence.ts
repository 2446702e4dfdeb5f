import { liveErrors } from '@consorcio/copy/live-errors';
import type { CallError } from '../api/read-answer.ts';

const sentences: Readonly<Record<string, string>> = liveErrors;

/** What somebody in a live group reads of a refusal; `otherwise` where no answer came, or one without words of its own. */
export const liveSentence = (error: CallError, otherwise: string): string =>
  error.kind === 'code' ? (sentences[error.code] ?? otherwise) : otherwise;
