import { goodOf } from '../after/contract.ts';
import { assemblyOf, monthsWithoutBids } from '../assembly/assembly.ts';
import { newGroup, nextMonth } from '../assembly/group.ts';
import type { DrawMade } from '../audit/history.ts';
import { openCampaign } from '../campaign/beginning.ts';
import type { Campaign, Step } from '../campaign/campaign.ts';
import { commitmentOf, type Draw, drawFrom, seedOfRoot } from '../draw/fair-draw.ts';
import { CURRENT_RULEBOOK, termsOf } from '../rulebook/registry.ts';
import type { Group } from '../rulebook/rulebook.ts';
import { drawCard } from '../stage/event.ts';
import { WEEK_DREAM_ID } from '../vocabulary.ts';
import { rankedWord } from './name.ts';

/** The rulebook of every week's campaign. */
export const WEEK_RULEBOOK = CURRENT_RULEBOOK;
const TERMS = termsOf({ rulebook: WEEK_RULEBOOK, dreamId: WEEK_DREAM_ID, isNewGamePlus: false });

/** True where the player's quota comes out in no raffle: the three months are lived unless a bid wins. */
function isSpared(draw: Draw): boolean {
  const group = newGroup(TERMS, draw);
  return [...monthsWithoutBids(group, draw)].every(({ drawnQuota }) => drawnQuota !== group.quota);
}

/**
 * The word of the ranked try: `{week}-{n}` with the smallest n from 1 under which the week's quota is drawn in no raffle
 * (RULES 14.3). `seed`: 64 hex digits.
 */
export function wordOf(week: string, seed: string): string {
  for (let n = 1; ; n += 1) {
    const clientSeed = rankedWord(week, n);
    if (isSpared(drawFrom({ serverSeed: seed, clientSeed }))) return clientSeed;
  }
}

/** A try's campaign with its first cycle open (RULES 14.1). */
export const openTry = (draw: Draw): Step & { readonly campaign: Campaign } => openCampaign(TERMS, draw);

/** What is published of a week once it was counted: as an audit has it, so that the same verifier checks it. */
export interface WeekProof {
  /** Hex SHA-256 of the seed: the seal, shown before the week opened. */
  readonly commitment: string;
  /** The ranked tries' word. */
  readonly clientSeed: string;
  /** Hex SHA-256 of the root. */
  readonly seed: string;
  readonly root: string;
  readonly quota: number;
  /** What everybody met, in the order made: quota, hurry, then month by month card, who leaves, bids, raffle. */
  readonly draws: readonly DrawMade[];
  /** Papers and delivery of the first month after a letter; its cards hang on the month of the letter. */
  readonly rootDraws: readonly DrawMade[];
}

/** Seed and seal of a root, hex (RULES 8.1). */
export function sealOf(root: string): { readonly seed: string; readonly seal: string } {
  const seed = seedOfRoot(root);
  return { seed, seal: commitmentOf(seed) };
}

/** The proof of a week from its root, 64 hex digits. */
export function proofOf(week: string, root: string): WeekProof {
  const { seed, seal } = sealOf(root);
  const clientSeed = wordOf(week, seed);
  const made = noted(drawFrom({ serverSeed: seed, clientSeed }));
  const quota = retrace(made.draw);
  const papers = noted(drawFrom({ serverSeed: root, clientSeed }));
  papers.draw(goodOf(openTry(made.draw).campaign).delivery.choices, 'entrega');
  return { commitment: seal, clientSeed, seed, root, quota, draws: made.draws(), rootDraws: papers.draws() };
}

/** Makes every draw of a try in which nobody but the rivals bids. */
function retrace(draw: Draw): number {
  const cards: number[] = [];
  const meetCard = ({ cycle }: Pick<Group, 'cycle'>): void => {
    cards.push(drawCard(TERMS.rulebook, cards, cycle, draw));
  };
  let group = newGroup(TERMS, draw);
  for (; group.cycle < TERMS.dream.cycles; group = nextMonth(group)) {
    meetCard(group);
    group = assemblyOf(group, 'RAFFLE', draw);
  }
  meetCard(group);
  assemblyOf(group, 'MEMBERS', draw);
  return group.quota;
}

/** The same draw, which also notes each label once, in the order first asked for. */
function noted(from: Draw): { readonly draw: Draw; readonly draws: () => readonly DrawMade[] } {
  const made = new Map<string, DrawMade>();
  const draw: Draw = (n, label) => {
    const value = from(n, label);
    made.set(label, { label, n, value });
    return value;
  };
  return { draw, draws: () => [...made.values()] };
}
