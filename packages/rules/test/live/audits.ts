import { readFileSync } from 'node:fs';
import { commitmentOf, drawFrom, type Seeds } from '../../src/index.ts';
import { type PublishedLive, replayLive } from '../../src/live/audit/index.ts';
import {
  liveClientSeed,
  type Opening,
  openLiveGroup,
  type PlayedMonth,
  packMoves,
  type SealedWord,
  unpackMoves,
  wordsText,
} from '../../src/live/index.ts';
import { LIVE_RULEBOOK_VERSIONS, LUCKY_WORDS } from '../../src/live/words.ts';
import { foldGroup } from './fold-group.ts';
import { goldenGroups } from './golden.ts';
import { playedVectors, vectors } from './vectors.ts';

/** What the server publishes of a group that was played. */
function auditOfGroup(
  opening: Opening,
  played: readonly PlayedMonth[],
  { serverSeed, words }: Pick<Seeds, 'serverSeed'> & { readonly words: readonly SealedWord[] },
): PublishedLive {
  const draw = drawFrom({ serverSeed, clientSeed: liveClientSeed(words) });
  const folded = foldGroup(opening, played, draw);
  const { draws, months } = replayLive(opening, folded, draw);
  const late = played.flatMap(({ joined }, i) => joined.map((quota) => ({ quota, joinedMonth: i + 1 })));
  return {
    commitment: commitmentOf(serverSeed),
    rulebook: opening.rulebook ?? 1,
    months: opening.months,
    quotas: words.length,
    words: wordsText(words),
    clientSeed: liveClientSeed(words),
    seats: [...opening.people.map((quota) => ({ quota, joinedMonth: 0 })), ...late],
    seed: serverSeed,
    moves: folded.map(({ moves }) => packMoves(moves)),
    draws,
    balances: months.map(({ balances }) => balances),
  };
}

/** Words for a group: every third person has none. */
function wordsFor(opening: Opening): readonly SealedWord[] {
  const { seats } = openLiveGroup(opening, () => 0);
  return seats.map(({ quota, isHouse }) => {
    if (isHouse) return 'casa';
    return quota % 3 === 0 ? '-' : (LUCKY_WORDS[quota % LUCKY_WORDS.length] ?? '-');
  });
}

/** What a server published of a group that was played over the wire; its own tests pin the file. */
const publishedAs = (name: string): PublishedLive =>
  JSON.parse(readFileSync(new URL(`golden/audit-${name}.json`, import.meta.url), 'utf8'));

/** The worked group of LIVE 3.10, every golden group with words of its own, and groups on paper and over days. */
export const audits: readonly { readonly name: string; readonly audit: PublishedLive }[] = [
  {
    name: 'the worked group',
    audit: auditOfGroup(vectors, playedVectors(), { serverSeed: vectors.seed, words: vectors.words }),
  },
  ...LIVE_RULEBOOK_VERSIONS.flatMap(goldenGroups).map(({ name, opening, seeds, months }) => ({
    name: `${name}, by rulebook ${opening.rulebook}`,
    audit: auditOfGroup(
      opening,
      months.map(({ joined, parts }) => ({ joined, parts: new Map(parts) })),
      { serverSeed: seeds.serverSeed, words: wordsFor(opening) },
    ),
  })),
  ...['paper', 'paper-2', 'week', 'week-2'].map((name) => ({ name: `a group as ${name}`, audit: publishedAs(name) })),
];

/** Changes in what the projector showed, of an audit that has it. */
export const wallForgeries: readonly {
  readonly name: string;
  readonly forge: (closed: NonNullable<PublishedLive['closed']>) => NonNullable<PublishedLive['closed']>;
}[] = [
  {
    name: 'another quota was published as drawn',
    forge: (closed) => JSON.parse(JSON.stringify(closed).replace(/("raffle":\{"globe":\d+,"quota":)\d+/, '$19')),
  },
  { name: 'an assembly is left out', forge: (closed) => closed.slice(1) },
  { name: 'an assembly comes twice', forge: (closed) => [...closed, ...closed.slice(-1)] },
  { name: 'an assembly tells nothing', forge: (closed) => closed.map(({ month }) => ({ month, minutes: {} })) },
];

const lines = (all: readonly string[], at: number, change: (line: string) => string): readonly string[] =>
  all.map((line, i) => (i === at ? change(line) : line));

/** Ways to publish something else that a lenient reader would take for the same, and where a verifier has to find it. */
export const looseForgeries: readonly {
  readonly name: string;
  readonly forge: (audit: PublishedLive) => object;
  readonly part: string;
}[] = [
  ...[
    ['another move of a quota before its own', (line: string) => line.replace(/^(\S+)\.\d+/, '$1.7 $&')],
    ['a move that comes twice', (line: string) => line.replace(/^\S+/, '$& $&')],
    ['moves in another order', (line: string) => line.split(' ').reverse().join(' ')],
    ['a number with a zero before it', (line: string) => line.replace(/\.(\d+)$/, '.0$1')],
    ['digits of another alphabet', (line: string) => line.replace(/^1/, '\u0661')],
    ['two spaces between moves', (line: string) => line.replace(' ', '  ')],
    ['a line feed behind the moves', (line: string) => `${line}\n`],
  ].map(([name, change]) => ({
    name: name as string,
    part: 'MONTHS',
    forge: (audit: PublishedLive) => ({
      ...audit,
      moves: lines(audit.moves, 0, change as (line: string) => string),
    }),
  })),
  {
    name: 'a draw of true where it is 1',
    part: 'DRAWS',
    forge: (audit) => ({
      ...audit,
      draws: audit.draws.map((made) => (made.value === 1 ? { ...made, value: true } : made)),
    }),
  },
  { name: 'a seed with a space in it', part: 'SEAL', forge: (audit) => ({ ...audit, seed: ` ${audit.seed}` }) },
  {
    name: 'a person twice, the second time from no month on',
    part: 'MONTHS',
    forge: (audit) => ({ ...audit, seats: [...audit.seats, { quota: 1, joinedMonth: 99 }] }),
  },
  { name: 'no words', part: 'WORDS', forge: (audit) => ({ ...audit, words: null }) },
  { name: 'no months', part: 'MONTHS', forge: (audit) => ({ ...audit, months: 0 }) },
];

/** An audit whose played scores have their logs. What a log holds is not the rules' to know. */
export function withLogs(audit: PublishedLive): PublishedLive {
  const runs = audit.moves.flatMap((line, i) =>
    [...unpackMoves(line)]
      .filter(([, { isAuto }]) => !isAuto)
      .map(([quota]) => ({ month: i + 1, quota, version: 1, ticks: 0, inputs: '' })),
  );
  return { ...audit, runs };
}

/** Changes in the logs of such an audit. */
export const logForgeries: readonly {
  readonly name: string;
  readonly forge: (audit: PublishedLive) => PublishedLive;
}[] = [
  { name: 'played scores have no log', forge: (audit) => ({ ...audit, runs: [] }) },
  {
    name: 'a log comes twice',
    forge: (audit) => ({ ...audit, runs: [...(audit.runs ?? []), ...(audit.runs ?? []).slice(0, 1)] }),
  },
  {
    name: 'a log belongs to the house',
    forge: (audit) => ({
      ...audit,
      runs: [...(audit.runs ?? []), { month: 1, quota: audit.quotas ?? 0, version: 1, ticks: 0, inputs: '' }],
    }),
  },
];

/** One thing changed in an honest audit, and where a verifier has to find it. */
export const forgeries: readonly {
  readonly name: string;
  readonly forge: (audit: PublishedLive) => PublishedLive;
  readonly part: string;
}[] = [
  {
    name: 'the seal',
    part: 'SEAL',
    forge: (audit) => ({
      ...audit,
      commitment: audit.commitment.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    }),
  },
  {
    name: 'a word',
    part: 'WORDS',
    forge: (audit) => ({ ...audit, words: (audit.words ?? '').replace(/2:[^,]+/, '2:chave') }),
  },
  {
    name: 'a draw',
    part: 'DRAWS',
    forge: (audit) => ({
      ...audit,
      draws: audit.draws.map((made, i) => (i === 3 ? { ...made, value: (made.value + 1) % made.n } : made)),
    }),
  },
  { name: 'a draw left out', part: 'DRAWS', forge: (audit) => ({ ...audit, draws: audit.draws.slice(0, -1) }) },
  {
    name: "a move's pace",
    part: 'MONTHS',
    forge: (audit) => ({ ...audit, moves: lines(audit.moves, 0, (line) => line.replace(/\.[NE](?=S)/, '.R')) }),
  },
  {
    name: "a move's score",
    part: 'MONTHS',
    forge: (audit) => ({
      ...audit,
      moves: lines(audit.moves, 0, (line) => line.replace(/^(\d+\.\w\w)\.\d+/, '$1.0')),
    }),
  },
  {
    name: 'a move left out',
    part: 'MONTHS',
    forge: (audit) => ({ ...audit, moves: lines(audit.moves, 1, (line) => line.split(' ').slice(1).join(' ')) }),
  },
  {
    name: 'a line of moves that is none',
    part: 'MONTHS',
    forge: (audit) => ({ ...audit, moves: lines(audit.moves, 1, (line) => line.replace('.', ',')) }),
  },
  {
    name: 'a coin of a person',
    part: 'MONTHS',
    forge: (audit) => ({
      ...audit,
      balances: lines(audit.balances, 2, (line) =>
        line.replace(/ 2\.(\w+)\.(\d+)/, (_, status, cash) => ` 2.${status}.${Number(cash) + 1}`),
      ),
    }),
  },
  {
    name: 'a coin of the pot',
    part: 'MONTHS',
    forge: (audit) => ({
      ...audit,
      balances: lines(audit.balances, 1, (line) => line.replace(/^\d+/, (pot) => `${Number(pot) + 1}`)),
    }),
  },
  {
    name: 'who came when',
    part: 'MONTHS',
    forge: (audit) => ({
      ...audit,
      seats: audit.seats.map((seat, i) => (i === 1 ? { ...seat, joinedMonth: 2 } : seat)),
    }),
  },
];
