import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { drawFrom, type Seeds } from '../../src/index.ts';
import {
  type LiveGroup,
  liveRulebookOf,
  type Minutes,
  type MoveParts,
  type Opening,
  type PlayedMonth,
} from '../../src/live/index.ts';
import { CARD_OPTIONS, LIVE_PLACES, type LiveRulebookVersion, MONTH_PACES } from '../../src/live/words.ts';
import { fingerprintOfData } from '../../src/rulebook/fingerprint.ts';
import { foldGroup } from './fold-group.ts';

/** A month as it is kept in the file: quotas that came late, and every seat's parts by quota. */
interface KeptMonth {
  readonly joined: readonly number[];
  readonly parts: readonly (readonly [number, MoveParts])[];
}

/** A pinned group: its seeds and moves give these minutes and this end, for ever. */
export interface GoldenGroup {
  readonly name: string;
  readonly opening: Opening;
  readonly seeds: Seeds;
  readonly months: readonly KeptMonth[];
  readonly minutes: readonly Minutes[];
  readonly end: LiveGroup;
}

const fileOf = (version: number): URL => new URL(`golden/live-${version}.json`, import.meta.url);
const sumsFileOf = (version: number): URL => new URL(`golden/live-${version}.sums.json`, import.meta.url);

/** The bytes of a version's golden groups, or null when none are pinned. */
export const goldenText = (version: number): string | null =>
  existsSync(fileOf(version)) ? readFileSync(fileOf(version), 'utf8') : null;

export const goldenGroups = (version: number): readonly GoldenGroup[] => JSON.parse(goldenText(version) ?? '[]');

/** What a served live rulebook is known by. */
export const sumsOf = (version: LiveRulebookVersion) => ({
  rulebook: fingerprintOfData(liveRulebookOf(version)),
  groups: createHash('sha256')
    .update(goldenText(version) ?? '')
    .digest('hex'),
});

export const pinnedSums = (version: number): unknown => JSON.parse(readFileSync(sumsFileOf(version), 'utf8'));

/** Where a golden group's moves lead. */
export function playGolden({ opening, seeds, months }: Pick<GoldenGroup, 'opening' | 'seeds' | 'months'>) {
  const played = months.map(({ joined, parts }): PlayedMonth => ({ joined, parts: new Map(parts) }));
  const folded = foldGroup(opening, played, drawFrom(seeds));
  return { minutes: folded.map(({ minutes }) => minutes), end: folded.at(-1)?.group };
}

/** Moves of all kinds, the same for the same numbers. */
function partsFor(quota: number, month: number): MoveParts | null {
  const at = quota * 31 + month * 17 + quota * month;
  const pick = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;
  if (at % 11 === 0) return null;
  return {
    begun: {
      option: pick(CARD_OPTIONS, at),
      buys: at % 3 > 0,
      place: pick(LIVE_PLACES, at % 5 === 0 ? at : at % 2),
      isPlayed: at % 4 > 0,
    },
    score: at % 13 === 0 ? null : (at * 577) % 10_001,
    sealed: at % 9 === 0 ? null : { pace: pick(MONTH_PACES, at), pays: at % 8 > 0, bid: (at % 5) * 23 },
  };
}

/** Four, five and six months; five people, thirty-one, and forty, with one who comes late. */
const KINDS = [
  { name: 'five people', months: 4, people: 5, joined: [] },
  { name: 'thirty-one people', months: 5, people: 31, joined: [32] },
  { name: 'forty people', months: 5, people: 40, joined: [] },
  { name: 'twelve people', months: 6, people: 11, joined: [12] },
] as const;

/**
 * Pins groups of every kind by a new live rulebook, and its sums.
 * @throws Error EEXIST when the version is pinned: a file that is there is never written over
 */
export function pinGolden(version: LiveRulebookVersion): void {
  const groups = KINDS.map(({ name, months, people, joined }, i) => {
    const opening = { rulebook: version, months, people: Array.from({ length: people }, (_, at) => at + 1) };
    const hash = (part: string): string => createHash('sha256').update(`${part} ${i}`).digest('hex');
    const seeds = { serverSeed: hash('seed'), clientSeed: hash('words') };
    const kept = Array.from({ length: months }, (_, at): KeptMonth => {
      const seated = [...opening.people, ...(at > 0 ? joined : [])];
      const parts = seated.flatMap((quota) => {
        const made = partsFor(quota, at + 1);
        return made === null ? [] : [[quota, made] as const];
      });
      return { joined: at === 1 ? joined : [], parts };
    });
    const group = { name, opening, seeds, months: kept };
    return { ...group, ...playGolden(group) };
  });
  writeFileSync(fileOf(version), `${JSON.stringify(groups)}\n`, { flag: 'wx' });
  writeFileSync(sumsFileOf(version), `${JSON.stringify(sumsOf(version), null, 2)}\n`, { flag: 'wx' });
}
