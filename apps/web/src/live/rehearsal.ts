import { fieldsOf, kept } from '@consorcio/contract/kept';
import { keptOf } from './host-keys.ts';

/* A rehearsal: a group whose people are model players that the desk of this device plays. The server knows of none. */

/** A model player's place in the group. */
export interface ModelSeat {
  /** The random half of its token. */
  readonly key: string;
  /** 0 until it has come in. */
  readonly quota: number;
}

const isModelSeat = (value: unknown): value is ModelSeat => {
  const { key, quota } = fieldsOf(value);
  return typeof key === 'string' && Number.isInteger(quota);
};

/** The model players of a group; none where it is no rehearsal. */
export const modelSeats = (groupId: string) =>
  kept<readonly ModelSeat[]>(
    'live-rehearsal-',
    (text) => {
      const list: unknown = JSON.parse(text);
      return Array.isArray(list) && list.length > 0 && list.every(isModelSeat) ? list : null;
    },
    groupId,
  );

/** Whether this device rehearses with the group: desk, projector and sheets say so. */
export const isRehearsal = (groupId: string): boolean => modelSeats(groupId).read() !== null;

export const rehearsals = (): readonly string[] => keptOf('live-rehearsal-').filter(isRehearsal);
