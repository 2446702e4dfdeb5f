import type { LiveGroup } from '../group.ts';
import type { Seat } from '../seat.ts';

/*
 * A group after a closed month as one line of text, for the audit and its verifiers: first `pot.reserve.admin.insurance`, then
 * every quota, such as `12.WAITING.140.0.-30.6.240.0.0.0.0.0.0.0.0`. Numbers are coins, but for quota, energy and misses.
 */

/** What stands of a quota, in this order, behind its number and status. */
const BALANCE_FIELDS = [
  ...(['cash', 'card', 'next', 'energy', 'paid', 'bid', 'fees', 'costs'] as const),
  ...(['feesPaid', 'costsPaid', 'misses', 'refund', 'share'] as const),
] as const satisfies readonly (keyof Seat)[];

const packed = (seat: Seat): string =>
  [seat.quota, seat.status, ...BALANCE_FIELDS.map((field) => seat[field])].join('.');

/** All coins of a group after a month, quotas ascending. */
export const packBalances = ({ pot, reserve, admin, insurance, seats }: LiveGroup): string =>
  [[pot, reserve, admin, insurance].join('.'), ...seats.map(packed)].join(' ');
