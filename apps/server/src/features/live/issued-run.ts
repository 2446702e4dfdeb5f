import type { ReplyOf } from '@consorcio/contract';
import {
  atCard,
  atPayday,
  coinsOf,
  drawOffset,
  gameAt,
  type LiveGroup,
  liveRunSeed,
  seatOf,
  termsOfGroup,
  vigorOf,
} from '@consorcio/rules/live';
import type { MoveRow } from './live-rows.ts';
import { type DrawnGroup, seedsOf } from './story.ts';

/** The percent of a score that counts: by the energy after card and payday at work, all of it at leisure. */
function vigorAt(
  { group, draw }: DrawnGroup,
  standing: LiveGroup,
  quota: number,
  move: Omit<MoveRow, 'quota'>,
): number {
  const terms = termsOfGroup(standing);
  if (!terms.places[move.place].isWork) return 100;
  const draft = { ...seatOf(standing, quota) };
  const coins = coinsOf(drawOffset(standing, group.month, draw), quota, terms);
  atCard(draft, coins, move.cardOption, terms);
  atPayday(draft, group.month, move.buys, terms);
  return vigorOf(draft.energy, terms);
}

/** What a page needs to play the month's minigame; null where it was left out. */
export function issuedRunOf(
  drawn: DrawnGroup,
  standing: LiveGroup,
  quota: number,
  move: Omit<MoveRow, 'quota'>,
): ReplyOf<'liveBegin'>['run'] {
  if (!move.isPlayed || move.runVersion === null) return null;
  return {
    game: gameAt(move.place),
    version: move.runVersion,
    seed: liveRunSeed(seedsOf(drawn.group), drawn.group.month, quota),
    vigor: vigorAt(drawn, standing, quota, move),
  };
}
