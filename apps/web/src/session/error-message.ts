import type { CallError } from '@consorcio/contract/call';
import { FOREIGN_SENTENCE, NO_CONNECTION, sentenceOf } from '@consorcio/copy/errors';
import { isAnswerForeign } from '../api/client.ts';

/** Message for a failed query: no server answered, or another one than the game's. */
export const notLoaded = (): string => (isAnswerForeign() ? FOREIGN_SENTENCE : NO_CONNECTION);

/**
 * What a player reads when a call fails: SPEC section 8. Lines of an invalid body come without the field's name, which
 * is the API's own word, and joined by newlines.
 */
export function errorMessage(error: CallError): string {
  switch (error.kind) {
    case 'network':
      return error.isForeign ? FOREIGN_SENTENCE : NO_CONNECTION;
    case 'code':
      return sentenceOf(error.code);
    case 'lines':
      return error.lines.map((line) => line.replace(/^\w+: /, '')).join('\n');
  }
}
