import type { Movement } from '@consorcio/rules';
import type { MovementKind, RoomId } from '@consorcio/rules/vocabulary';

/** A line of the statement with its time. */
export interface Entry extends Movement {
  readonly at: Date;
}

const MARKS = {
  START: 'S',
  ENTRY: 'E',
  REWARD: 'R',
  EVENT: 'V',
  INSTALMENT: 'I',
  LATE_INSTALMENT: 'L',
  BID_WON: 'W',
  BID_LOST: 'B',
  UPKEEP: 'U',
  CHANGE: 'C',
} as const satisfies Record<MovementKind, string>;
const KINDS = Object.fromEntries(Object.entries(MARKS).map(([kind, mark]) => [mark, kind as MovementKind]));
const DIGITS = 36;

/**
 * Kind, cycle, room or event, amount, energy, effort, milliseconds since the campaign began and of an answered card the
 * option, a line each: about 16 bytes. The balance is not kept: it is the sum.
 */
export function packMovements(movements: readonly Movement[], at: number, createdAt: number): string {
  const since = Math.max(0, at - createdAt).toString(DIGITS);
  return movements
    .map(({ kind, cycle, roomId, eventId, option, amount, energy, effort }) => {
      const chosen = option === null ? [] : [option];
      const fields = [cycle, roomId ?? eventId, amount, energy || null, effort || null, since, ...chosen];
      return `${MARKS[kind]}${fields.map((field) => field ?? '').join(',')}\n`;
    })
    .join('');
}

/** The statement again, in order, each line with the balance right after. */
export function unpackMovements(packed: string, createdAt: Date): readonly Entry[] {
  const balance = { energy: 0, effort: 0 };
  return packed
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const kind = KINDS[line.charAt(0)];
      const fields = line.slice(1).split(',');
      const [cycle = '', about = '', amount = '', energy = '', effort = '', since = '', option = ''] = fields;
      if (kind === undefined) throw new Error(`a movement was kept as ${line}`);
      balance.energy += Number(energy);
      balance.effort += Number(effort);
      return {
        at: new Date(createdAt.getTime() + Number.parseInt(since, DIGITS)),
        kind,
        cycle: Number(cycle),
        roomId: about === '' || kind === 'EVENT' ? null : (Number(about) as RoomId),
        eventId: kind === 'EVENT' ? Number(about) : null,
        option: option === '' ? null : Number(option),
        amount: amount === '' ? null : Number(amount),
        energy: Number(energy),
        effort: Number(effort),
        balance: { ...balance },
      };
    });
}
