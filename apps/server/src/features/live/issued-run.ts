import type { ReplyOf } from '@consorcio/contract';
import { must } from '@consorcio/kernel';
import {
  atCard,
  atPayday,
  coinsOf,
  drawOffset,
  type LiveGroup,
  liveRunSeed,
  seatOf,
  termsOfGroup,
  vigorOf,
} from '@consorcio/rules/live';
import type { LivePlace } from '@consorcio/rules/live-words';
import { type Game, MINIGAMES } from '@consorcio/rules/vocabulary';
import type { GroupRow, MoveRow } from './live-rows.ts';
import { drawOf, seedsOf } from './story.ts';

/** The minigame of a place. */
export const gameAt = (place: LivePlace): Game =>
  must(
    MINIGAMES.find(({ roomId }) => roomId === place),
    `minigame of place ${place}`,
  ).game;

/** The percent of a score that counts: by the energy after card and payday at work, all of it at leisure. */
function vigorAt(group: GroupRow, standing: LiveGroup, quota: number, move: Omit<MoveRow, 'quota'>): number {
  const terms = termsOfGroup(standing);
  if (!terms.places[move.place].isWork) return 100;
  const draft = { ...seatOf(standing, quota) };
  const coins = coinsOf(drawOffset(standing, group.month, drawOf(group)), quota, terms);
  atCard(draft, coins, move.cardOption, terms);
  atPayday(draft, group.month, move.buys, terms);
  return vigorOf(draft.energy, terms);
}

/** What a page needs to play the month's minigame; null where it was left out. */
export function issuedRunOf(
  group: GroupRow,
  standing: LiveGroup,
  quota: number,
  move: Omit<MoveRow, 'quota'>,
): ReplyOf<'liveBegin'>['run'] {
  if (!move.isPlayed || move.runVersion === null) return null;
  return {
    game: gameAt(move.place),
    version: move.runVersion,
    seed: liveRunSeed(seedsOf(group), group.month, quota),
    vigor: vigorAt(group, standing, quota, move),
  };
}
