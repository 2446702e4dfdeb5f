import { FOREIGN_SENTENCE } from '@consorcio/copy/errors';
import { liveErrors } from './live-sentence.ts';
import type { LiveTrouble } from './live-trouble.ts';

/** What a page says while it goes on looking. */
interface Sentences {
  readonly offline: string;
  /** The server did not answer now. */
  readonly busy: string;
}

/** What a page says of a trouble that passes; null of none, and of one that ends the looking. */
export function troubleSentence(trouble: LiveTrouble | null, { offline, busy }: Sentences): string | null {
  if (trouble === 'offline') return offline;
  if (trouble === 'foreign') return FOREIGN_SENTENCE;
  if (trouble === 'crowded') return liveErrors.RATE_LIMITED;
  return trouble === 'failing' ? busy : null;
}
