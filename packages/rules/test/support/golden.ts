import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type Campaign,
  drawFrom,
  fingerprintOf,
  foldFacts,
  NO_COUNTERS,
  rulebookOf,
  type Seeds,
} from '../../src/index.ts';
import { RULEBOOK_VERSIONS, type RulebookVersion } from '../../src/vocabulary.ts';
import { afterMove, type Game, type Move, NEW_GAME } from './moves.ts';

/** A game to be played: these seeds and these moves. */
interface Played {
  readonly name: string;
  readonly seeds: Seeds;
  readonly dreamsDone: number;
  readonly moves: readonly Move[];
}

/** A pinned game: it gives this campaign, for ever. */
export interface GoldenCampaign extends Played {
  readonly end: Campaign;
  /** Badges earned on the way, in the order earned. */
  readonly badges: readonly number[];
}

const fileOf = (version: number): URL => new URL(`../golden/v${version}.json`, import.meta.url);
const sumsFileOf = (version: number): URL => new URL(`../golden/v${version}.sums.json`, import.meta.url);

/** What a served rulebook is known by: SHA-256 in hex of its figures, and of the file of its golden campaigns. */
interface Sums {
  readonly rulebook: string;
  readonly campaigns: string;
}

/** The bytes of a version's golden campaigns, or null when none are pinned. */
export const goldenText = (version: number): string | null =>
  existsSync(fileOf(version)) ? readFileSync(fileOf(version), 'utf8') : null;

/** The golden campaigns of a version; none when it is not pinned. */
export const goldenCampaigns = (version: number): readonly GoldenCampaign[] => JSON.parse(goldenText(version) ?? '[]');

/** The sums of a rulebook as it is now. */
export const sumsOf = (version: RulebookVersion): Sums => ({
  rulebook: fingerprintOf(rulebookOf(version)),
  campaigns: createHash('sha256')
    .update(goldenText(version) ?? '')
    .digest('hex'),
});

/** The sums that a rulebook was served with. */
export const pinnedSums = (version: RulebookVersion): Sums => JSON.parse(readFileSync(sumsFileOf(version), 'utf8'));

/** Where a game leads by a rulebook. */
export function playGolden({ seeds, dreamsDone, moves }: Played, rulebook: RulebookVersion) {
  const draw = drawFrom(seeds);
  const begun: Game = { ...NEW_GAME, dreamsDone, rulebook };
  const { latest, facts } = moves.reduce((before, move) => afterMove(before, move, draw), begun);
  let counters = NO_COUNTERS;
  const badges = facts.flatMap((fact) => {
    const folded = foldFacts(counters, [fact]);
    counters = folded.counters;
    return folded.earned;
  });
  return { end: latest, badges };
}

/**
 * Pins the games of the first rulebook that is served, by a new rulebook, and its sums.
 * @throws Error EEXIST when the version is pinned: a file that is there is never written over
 */
export function pinGolden(version: RulebookVersion): void {
  const played = goldenCampaigns(RULEBOOK_VERSIONS[0]).map((game) => ({ ...game, ...playGolden(game, version) }));
  writeFileSync(fileOf(version), `${JSON.stringify(played)}\n`, { flag: 'wx' });
  writeFileSync(sumsFileOf(version), `${JSON.stringify(sumsOf(version), null, 2)}\n`, { flag: 'wx' });
}
