import type { ReplyOf } from '@consorcio/contract';
import { must } from '@consorcio/kernel';
import {
  coinsOf,
  drawOffset,
  type LiveGroup,
  moveAtClosing,
  privateMonth,
  seatOf,
  termsOfGroup,
} from '@consorcio/rules/live';
import { partsOf } from './closing.ts';
import type { MoveRow, SeatRow } from './live-rows.ts';
import { monthView, walletOf } from './seat-parts.ts';
import { type DrawnGroup, standingGroup } from './story.ts';
import { type Seen, shownGroup } from './views.ts';

type PaperSeats = NonNullable<ReplyOf<'liveProjector'>['paper']>;
type PaperMonth = NonNullable<PaperSeats[number]['month']>;

/** What a card comes to with the line that was typed, before the assembly. */
function sumsOf({ group, draw }: DrawnGroup, standing: LiveGroup, move: MoveRow): PaperMonth['sums'] {
  const terms = termsOfGroup(standing);
  const draft = { ...seatOf(standing, move.quota) };
  const coins = coinsOf(drawOffset(standing, group.month, draw), move.quota, terms);
  privateMonth(draft, moveAtClosing(draft, coins, partsOf(move), terms), group.month, coins, terms);
  return { cash: draft.cash, energy: draft.energy, card: draft.card, next: draft.next };
}

function paperMonth(drawn: DrawnGroup, standing: LiveGroup, quota: number, move: MoveRow | null): PaperMonth | null {
  const view = monthView(drawn, standing, seatOf(standing, quota), move);
  if (view === null) return null;
  const { card, coins, due, mayBuy } = view;
  return { card, coins, due, mayBuy, sums: move === null ? null : sumsOf(drawn, standing, move) };
}

/**
 * The cards of a group that is played on paper, as the projector shows them so that paper and computer agree (LIVE 3.13): of an
 * assembly nothing before its last step. Null for other groups, and while the room is open.
 */
export function paperView(seen: Seen, seats: readonly SeatRow[], moves: readonly MoveRow[]): PaperSeats | null {
  const { group, story } = seen;
  if (group.mode !== 'PAPER' || story === null) return null;
  const late = seats.filter(({ joinedMonth }) => joinedMonth > 0).map(({ quota }) => quota);
  const shown = must(shownGroup(seen), 'a group whose room is closed');
  const standing = standingGroup(story, late);
  return seats.map(({ quota }) => {
    const seat = seatOf(shown, quota);
    const move = moves.find((each) => each.quota === quota) ?? null;
    return {
      ...{ quota, motive: seat.motive, status: seat.status, wallet: walletOf(seat, shown) },
      month: paperMonth({ group, draw: story.draw }, standing, quota, move),
    };
  });
}

/** Lines as they were typed, for the host alone. */
export const paperLines = ({ group }: Pick<Seen, 'group'>, moves: readonly MoveRow[]): ReplyOf<'liveHost'>['lines'] =>
  group.mode !== 'PAPER' || group.phase !== 'PRIVATE'
    ? []
    : moves.map(({ quota, cardOption: option, place, pace, pays, bid, buys }) => ({
        ...{ quota, option, place, buys },
        ...{ pace: pace ?? 'REST', pays: pays ?? true, bid: bid ?? 0 },
      }));
