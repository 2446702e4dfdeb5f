import { NO_CONNECTION, sentenceOf } from '@consorcio/copy/errors';
import type { CallError } from '../api/read-answer.ts';

/**
 * What a player reads when a call fails: SPEC section 8. Lines of an invalid body come without the field's name, which
 * is the API's own word, and joined by newlines.
 */
export function errorMessage(error: CallError): string {
  switch (error.kind) {
    case 'network':
      return NO_CONNECTION;
    case 'code':
      return sentenceOf(error.code);
    case 'lines':
      return error.lines.map((line) => line.replace(/^\w+: /, '')).join('\n');
  }
}
