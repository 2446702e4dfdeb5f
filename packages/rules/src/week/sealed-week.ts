import { goodOf } from '../after/contract.ts';
import { assemblyOf, monthsWithoutBids } from '../assembly/assembly.ts';
import { newGroup, nextMonth } from '../assembly/group.ts';
import { neighboursOf } from '../assembly/neighbours.ts';
import { noted } from '../audit/history.ts';
import type { Campaign, Step } from '../campaign/campaign.ts';
import { drawCard } from '../campaign/cards.ts';
import { commitmentOf, type Draw, drawFrom, seedOfRoot } from '../draw/fair-draw.ts';
import { termsOf } from '../rulebook/registry.ts';
import type { Group, Terms } from '../rulebook/rulebook.ts';
import { openCampaign } from '../stage/beginning.ts';
import { WEEK_DREAM_ID } from '../vocabulary.ts';
import { rankedWord } from './name.ts';

/** What a week is played by: the rulebook that it was sealed with. @throws BrokenInvariant UNKNOWN for one that was never served */
const weekTerms = (rulebook: number): Terms => termsOf({ rulebook, dreamId: WEEK_DREAM_ID, isNewGamePlus: false });

/** True where the player's quota comes out in no raffle: the three months are lived unless a bid wins. */
function isSpared(terms: Terms, draw: Draw): boolean {
  const group = newGroup(terms, draw);
  return [...monthsWithoutBids(group, draw)].every(({ drawnQuota }) => drawnQuota !== group.quota);
}

/**
 * The word of the ranked try: `{week}-{n}` with the smallest n from 1 under which the week's quota is drawn in no raffle
 * (RULES 14.3). `seed`: 64 hex digits; `rulebook`: the week's.
 */
export function wordOf(week: string, seed: string, rulebook: number): string {
  const terms = weekTerms(rulebook);
  for (let n = 1; ; n += 1) {
    const clientSeed = rankedWord(week, n);
    if (isSpared(terms, drawFrom({ serverSeed: seed, clientSeed }))) return clientSeed;
  }
}

/** A try's campaign with its first cycle open (RULES 14.1); `rulebook`: the week's. */
export const openTry = (draw: Draw, rulebook: number): Step & { readonly campaign: Campaign } =>
  openCampaign(weekTerms(rulebook), draw);

/** Seed and seal of a root, hex (RULES 8.1). */
export function sealOf(root: string): { readonly seed: string; readonly seal: string } {
  const seed = seedOfRoot(root);
  return { seed, seal: commitmentOf(seed) };
}

/**
 * What is published of a week once it was counted, from its root, 64 hex digits, and the rulebook that it was sealed with: as an
 * audit has it, so that the same verifier checks it. `draws`: what everybody met, in the order made: quota, hurry, then month by
 * month card, who leaves, who is seen, bids, raffle. `rootDraws`: papers and delivery of the first month after a letter; its cards hang on
 * the month of the letter.
 */
export function proofOf(week: string, root: string, rulebook: number) {
  const { seed, seal } = sealOf(root);
  const clientSeed = wordOf(week, seed, rulebook);
  const made = noted(drawFrom({ serverSeed: seed, clientSeed }));
  const quota = retrace(weekTerms(rulebook), made.draw);
  const papers = noted(drawFrom({ serverSeed: root, clientSeed }));
  papers.draw(goodOf(openTry(made.draw, rulebook).campaign).delivery.choices, 'entrega');
  return { commitment: seal, clientSeed, seed, root, quota, draws: made.draws(), rootDraws: papers.draws() };
}

/** Makes every draw of a try in which nobody but the rivals bids. */
function retrace(terms: Terms, draw: Draw): number {
  const cards: number[] = [];
  const meetCard = ({ cycle }: Pick<Group, 'cycle'>): void => {
    cards.push(drawCard(terms.rulebook, cards, cycle, draw));
  };
  let group = newGroup(terms, draw);
  for (; group.cycle < terms.dream.cycles; group = nextMonth(group)) {
    meetCard(group);
    group = assemblyOf(group, 'MEMBERS', draw);
    neighboursOf(group, draw);
    group = assemblyOf(group, 'RAFFLE', draw);
  }
  meetCard(group);
  assemblyOf(group, 'MEMBERS', draw);
  return group.quota;
}
