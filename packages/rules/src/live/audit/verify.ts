import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DrawMade } from '../../audit/history.ts';
import { commitmentOf, drawFrom, type Seeds } from '../../draw/fair-draw.ts';
import type { Opening } from '../group.ts';
import { type SealedWord, wordsText } from '../seal.ts';
import { liveRulebookOf, quotasOf } from '../terms.ts';
import { LUCKY_WORDS } from '../words.ts';
import { checkLogs } from './check-logs.ts';
import { checkMinutes, checkMonths, readMoves } from './check-months.ts';
import { faultsOf, type LiveFault, type PublishedLive } from './published.ts';
import { type Replay, replayLive } from './replay.ts';

/** Quotas of those who were there when the room was closed. */
const earlyOf = ({ seats }: Pick<PublishedLive, 'seats'>): readonly number[] =>
  seats.filter(({ joinedMonth }) => joinedMonth === 0).map(({ quota }) => quota);

const openingOf = ({ rulebook, months, seats }: PublishedLive): Opening => ({
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
function checkWords(audit: PublishedLive): readonly LiveFault[] {
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
  const fault = faultsOf('WORDS');
  return [
    ...(quotas === count ? [] : [fault('quotas', `${quotas}`, `${count}`)]),
    ...(wordsText(proper) === words ? [] : [fault('words', words ?? '', wordsText(proper))]),
    ...(key === clientSeed.toLowerCase() ? [] : [fault('clientSeed', clientSeed, key)]),
  ];
}

/** How a group's audit came out. */
export type LiveVerdict = Readonly<NonNullable<ReturnType<typeof verifyLive>>>;

const SEED = /^[0-9a-f]{64}$/i;

function checkDraws(published: readonly DrawMade[], made: readonly DrawMade[]): readonly LiveFault[] {
  const text = (draw: DrawMade | undefined): string => (draw === undefined ? '' : `${draw.value} (${draw.n})`);
  return Array.from({ length: Math.max(published.length, made.length) }, (_, i) => i).flatMap((i) => {
    const [theirs, own] = [published[i], made[i]];
    const isSame = theirs?.label === own?.label && theirs?.n === own?.n && theirs?.value === own?.value;
    return isSame ? [] : [faultsOf('DRAWS')(theirs?.label ?? own?.label ?? '', text(theirs), text(own))];
  });
}

/** Replays the published months; null if a line of moves cannot be read. */
function replayed(audit: PublishedLive, seeds: Seeds): Replay | null {
  const played = audit.moves.map((text, i) => ({
    joined: audit.seats.filter(({ joinedMonth }) => joinedMonth === i + 1).map(({ quota }) => quota),
    moves: readMoves(text),
  }));
  const readable = played.flatMap(({ joined, moves }) => (moves === null ? [] : [{ joined, moves }]));
  return readable.length === audit.months && played.length === audit.months
    ? replayLive(openingOf(audit), readable, drawFrom(seeds))
    : null;
}

/**
 * Checks a published group by the rules themselves: seal, words, every draw, every month to the last coin and what the projector showed of it,
 * that every played score has its log, the books. What a log scores is the minigames' to replay (`logsToReplay`).
 * Null until its seed is shown. `faults`: what differs, in the order of LIVE_PARTS; `logs`: null where none were published; `books`:
 * after the last month, null where the months could not be played.
 */
export function verifyLive(audit: PublishedLive) {
  const { seed, clientSeed, commitment } = audit;
  if (seed === null || clientSeed === null) return null;
  const sealed = SEED.test(seed) ? commitmentOf(seed) : '';
  const seal = sealed === commitment.toLowerCase() ? [] : [faultsOf('SEAL')('', commitment, sealed)];
  const replay = sealed === '' ? null : replayed(audit, { serverSeed: seed, clientSeed });
  const books = replay?.months.at(-1)?.books ?? null;
  const unread = faultsOf('MONTHS')('', `${audit.moves.length}`, `${audit.months}`);
  const difference = books?.difference ?? 0;
  return {
    faults: [
      ...seal,
      ...checkWords(audit),
      ...(replay === null ? [] : checkDraws(audit.draws, replay.draws)),
      ...(replay === null ? [unread] : [...checkMonths(audit, replay), ...checkMinutes(audit, replay)]),
      ...checkLogs(audit),
      ...(difference === 0 ? [] : [faultsOf('BOOKS')('', '0', `${difference}`)]),
    ],
    draws: audit.draws.length,
    moves: audit.moves.flatMap((line) => line.split(' ')).filter(Boolean).length,
    logs: audit.runs?.length ?? null,
    books,
  };
}
