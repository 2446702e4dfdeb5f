import type { MinigameRoomId } from '@consorcio/rules/vocabulary';
import { HASHTAG } from './share.ts';

/** A try's result, as the contract tells it. */
interface Grid {
  readonly months: readonly GridMonth[];
  readonly cycle: number;
  readonly letter: keyof typeof LETTERS | null;
  readonly after: readonly (keyof typeof AFTER)[];
}
interface GridMonth {
  readonly rooms: readonly number[];
  readonly payment: keyof typeof PAYMENTS | null;
  readonly bid: number | null;
}
/** 0 to 1000, with the interval; null where there is none. */
interface Note {
  readonly note: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** Signs of the pasted result (RULES2 F.8). */
const PLACES: Readonly<Record<MinigameRoomId, string>> = { 2: '🍔', 3: '🍕', 4: '🛍️', 5: '🎵' };
const PAYMENTS = { PAID: ' ✅', LATE: ' ⏰', UNPAID: ' ❌' } as const;
const LETTERS = { BID: 'lance', JACKPOT: 'sorteio', PAID: 'tudo pago' } as const;
const AFTER = { PAID: '🟩', MISSED: '🟨', TAKEN_BACK: '🟥' } as const;

const bidSign = (bid: number | null): string => (bid === null ? '' : bid > 0 ? ` 🔨${bid}` : ' 🤲');
const monthLine = ({ rooms, payment, bid }: GridMonth, i: number): string =>
  `${i + 1} ${rooms.map((room) => PLACES[room as MinigameRoomId]).join('')}${payment === null ? '' : PAYMENTS[payment]}${bidSign(bid)}`;

function endLine({ cycle, letter, after }: Grid): string {
  if (letter === null) return `🚪 encerrado no mês ${cycle}`;
  const months = after.length === 0 ? '' : ` · depois ${after.map((month) => AFTER[month]).join('')}`;
  return `🏁 carta no mês ${cycle} (${LETTERS[letter]})${months}`;
}

/** The result as text to paste: places, payments, bids, the end; no card, no draw, no name (RULES2 F.8). */
export const gridText = (week: string, { note, low, high }: Note, grid: Grid): string =>
  [
    `Assembleia da semana ${week}`,
    ...(note === null ? [] : [`Nota das escolhas ${note} (de ${low} a ${high})`]),
    ...grid.months.map(monthLine),
    endLine(grid),
    HASHTAG,
  ].join('\n');
