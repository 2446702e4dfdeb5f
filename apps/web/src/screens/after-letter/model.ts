import { LOT_BOX, MAP_BOX, SKY_BOX } from '@consorcio/art/city-boxes';
import type { ReplyOf } from '@consorcio/contract';
import type { BidUse } from '@consorcio/rules/vocabulary';
import type { Part, Town } from '../../map/popups/place/camera.ts';
import type { StatementEntry } from '../../teaching/queries.ts';

/** A contract after its letter, as the API returns it. RULES 11.13. */
export type ContractView = ReplyOf<'afterLetter'>;
type Works = ContractView['plans'][number]['works'];

/** What a player says in the months after the letter. */
export type ContractCommand =
  | { readonly type: 'use'; readonly use: BidUse }
  | { readonly type: 'plan'; readonly works: Works }
  | { readonly type: 'event'; readonly option: number }
  | { readonly type: 'pay' };

/** What a step of the month needs. */
export interface BoardProps {
  readonly campaignId: string;
  readonly view: ContractView;
  /** A command is under way: buttons wait. */
  readonly isBusy: boolean;
  readonly onCommand: (command: ContractCommand) => void;
}

/** Quotas that got a letter in the assembly of a month; none where there was no assembly. RULES 11.11. */
export function lettersIn({ news }: ContractView, month: number): readonly number[] {
  const held = news.find(({ cycle }) => cycle === month);
  return [held?.winnerQuota, held?.drawnQuota].filter((quota) => typeof quota === 'number');
}

/** What a bid took and left, in effort, and how many bills were missed after it. */
interface EmptiedReserve {
  readonly bid: number;
  readonly left: number;
  readonly missed: number;
}

/** The months whose bill was not paid whole, in order. */
export const missedMonths = (months: ContractView['months']): readonly number[] =>
  months.filter(({ paid }) => paid === false).map(({ month }) => month);

/**
 * The bid that left less than the instalment paid before it, where a bill was missed afterwards; null for any other contract: no
 * bid is blamed that kept a reserve.
 */
export function emptiedReserve(
  entries: readonly StatementEntry[],
  months: ContractView['months'],
): EmptiedReserve | null {
  const missed = missedMonths(months).length;
  const won = entries.find(({ kind }) => kind === 'BID_WON');
  if (missed === 0 || won === undefined) return null;
  const paidBefore = entries.filter(({ kind, cycle }) => kind === 'INSTALMENT' && cycle === won.cycle).at(-1);
  const left = won.balance.effort;
  if (left >= (paidBefore?.amount ?? 1)) return null;
  return { bid: won.amount ?? 0, left, missed };
}

/** From the first size on the lot can be distinguished from its neighbours; up to the second it is sharp. */
export const SIZES = { least: 0.42, most: 1.7 } as const;

const MIDDLE = { x: LOT_BOX.x + LOT_BOX.width / 2, y: LOT_BOX.y + LOT_BOX.height / 2 } as const;
/** How far the town is drawn from the middle of the lot, in px of the map. */
const DRAWN = {
  left: MIDDLE.x - SKY_BOX.x,
  right: SKY_BOX.x + SKY_BOX.width - MIDDLE.x,
  above: MIDDLE.y - SKY_BOX.y,
  below: MAP_BOX.height - MIDDLE.y,
} as const;

/**
 * The lot stands in the middle of what is free and fills it as far as its sizes go; larger where the window would show an
 * edge of the town.
 * @param window how far to the right and down, in px, the town has to be drawn
 */
export function lotShot(free: Part, window: Pick<Part, 'width' | 'height'>): Town {
  const [x, y] = [free.left + free.width / 2, free.top + free.height / 2];
  const fitting = Math.min(free.width / LOT_BOX.width, free.height / LOT_BOX.height, SIZES.most);
  const covering = Math.max(
    x / DRAWN.left,
    (window.width - x) / DRAWN.right,
    y / DRAWN.above,
    (window.height - y) / DRAWN.below,
  );
  const px = Math.max(fitting, covering, SIZES.least);
  return { px, left: x - px * MIDDLE.x, top: y - px * MIDDLE.y };
}
