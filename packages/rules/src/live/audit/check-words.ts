import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Opening } from '../group.ts';
import { type SealedWord, wordsText } from '../seal.ts';
import { liveRulebookOf, quotasOf } from '../terms.ts';
import { LUCKY_WORDS } from '../words.ts';
import type { LiveFault, PublishedLive } from './published.ts';

/** Quotas of those who were there when the room was closed. */
const earlyOf = ({ seats }: Pick<PublishedLive, 'seats'>): readonly number[] =>
  seats.filter(({ joinedMonth }) => joinedMonth === 0).map(({ quota }) => quota);

/** What a group was opened with. */
export const openingOf = ({ rulebook, months, seats }: PublishedLive): Opening => ({
  rulebook: liveRulebookOf(rulebook).version,
  months,
  people: earlyOf({ seats }),
});

const isWord = (text: string): text is SealedWord => ['-', 'casa', ...LUCKY_WORDS].some((word) => word === text);

/** The words of the published text by quota - 1; what is no word of the list reads as `casa`. */
function wordsIn(text: string): readonly SealedWord[] {
  const pairs = (text.split('|')[1] ?? '').split(',');
  return pairs.map((pair) => {
    const word = pair.split(':')[1] ?? '';
    return isWord(word) ? word : 'casa';
  });
}

/** Whether the words are one a quota, the house's are the house's, and they make the key (LIVE 3.12). */
export function checkWords(audit: PublishedLive): readonly LiveFault[] {
  const { words, clientSeed, quotas } = audit;
  if (clientSeed === null) return [];
  const early = earlyOf(audit);
  const count = quotasOf(liveRulebookOf(audit.rulebook), audit.months, early.length, Math.max(0, ...early));
  const said = wordsIn(words ?? '');
  const proper = Array.from({ length: count }, (_, i): SealedWord => {
    const word = said[i] ?? 'casa';
    if (!early.includes(i + 1)) return 'casa';
    return word === 'casa' ? '-' : word;
  });
  const key = bytesToHex(sha256(utf8ToBytes(words ?? '')));
  const faults: LiveFault[] = [];
  if (quotas !== count) faults.push({ part: 'WORDS', at: 'quotas', told: `${quotas}`, computed: `${count}` });
  if (wordsText(proper) !== words)
    faults.push({ part: 'WORDS', at: 'words', told: words ?? '', computed: wordsText(proper) });
  if (key !== clientSeed.toLowerCase())
    faults.push({ part: 'WORDS', at: 'clientSeed', told: clientSeed, computed: key });
  return faults;
}
