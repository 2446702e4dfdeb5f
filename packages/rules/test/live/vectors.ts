import { readFileSync } from 'node:fs';
import { commitmentOf, drawFrom } from '../../src/index.ts';
import {
  type FoldedMonth,
  liveClientSeed,
  type Minutes,
  type MoveParts,
  type Opening,
  type PlayedMonth,
  type SealedWord,
  type Seat,
} from '../../src/live/index.ts';
import type { CardOption, LivePlace, MonthPace, Motive } from '../../src/live/words.ts';
import { foldGroup } from './fold-group.ts';

type Shown = Pick<Seat, 'status' | 'cash' | 'card' | 'next' | 'energy' | 'paid' | 'bid' | 'fees' | 'costs'>;

/** The worked group of LIVE 3.10, as data: the file describes its parts. */
interface Vectors extends Pick<Opening, 'months' | 'people'> {
  readonly rulebook: 1;
  readonly seed: string;
  readonly words: readonly SealedWord[];
  readonly seal: string;
  readonly said: string;
  readonly clientSeed: string;
  readonly motives: readonly Motive[];
  readonly moves: Readonly<Record<string, readonly string[]>>;
  readonly closed: readonly { readonly minutes: Omit<Minutes, 'globe'>; readonly seats: readonly Shown[] }[];
  readonly end: { readonly admin: number; readonly insurance: number; readonly worth: readonly number[] };
}

export const vectors: Vectors = {
  rulebook: 1,
  ...JSON.parse(readFileSync(new URL('vectors.json', import.meta.url), 'utf8')),
};

/** `A 2 6000 REST yes 60 buys` as the three parts of a move. */
function partsOf(text: string): MoveParts {
  const [option, place, score, pace, pays, bid, buys] = text.split(' ');
  return {
    begun: { option: option as CardOption, buys: buys === 'buys', place: Number(place) as LivePlace, isPlayed: true },
    score: Number(score),
    sealed: { pace: pace as MonthPace, pays: pays === 'yes', bid: Number(bid) },
  };
}

const monthOf = (i: number): PlayedMonth => ({
  joined: [],
  parts: new Map(Object.entries(vectors.moves).map(([quota, texts]) => [Number(quota), partsOf(texts[i] ?? '')])),
});

/** What is stored of the worked group's months. */
export const playedVectors = (): readonly PlayedMonth[] => vectors.closed.map((_, i) => monthOf(i));

/** The worked group, month by month. */
export function foldVectors(): readonly FoldedMonth[] {
  const seeds = { serverSeed: vectors.seed, clientSeed: liveClientSeed(vectors.words) };
  return foldGroup(vectors, playedVectors(), drawFrom(seeds));
}

export const sealOfVectors = (): string => commitmentOf(vectors.seed);
