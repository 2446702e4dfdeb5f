import type { ParsedBodyOf, ReplyOf } from '@consorcio/contract';
import { ok, type Result, refuse } from '@consorcio/kernel';
import { paperMove, refusalNow } from '@consorcio/rules/live';
import { json } from '../../db/database.ts';
import type { LiveToken } from '../../http/live-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { hostViewOf, readHost } from './host.ts';
import type { LiveContext } from './move-on.ts';
import { TYPE_MOVES } from './paper-store.ts';
import type { GroupRead } from './read-live.ts';
import { stateOf } from './seat-state.ts';

type Line = ParsedBodyOf<'liveMoves'>['moves'][number];
type LineRefusal =
  | 'LIVE_NOT_FOUND'
  | 'LIVE_PAUSED'
  | 'LIVE_NOT_NOW'
  | 'LIVE_MONTH_CLOSED'
  | 'LIVE_MOVED_ON'
  | 'LIVE_MAY_NOT_BUY'
  | 'LIVE_BID_INVALID'
  | 'BALANCE_INSUFFICIENT';

/** How often it is looked again because somebody was faster. */
const MOST_ATTEMPTS = 20;

/** The lines of a month as they are kept, or why one of them is refused. */
async function typed(
  context: LiveContext,
  { group, seats }: GroupRead,
  month: number,
  lines: readonly Line[],
): Promise<Result<readonly object[], LineRefusal>> {
  const kept = [];
  for (const line of lines) {
    const seat = seats.find(({ quota }) => quota === line.quota);
    if (seat === undefined) return refuse('LIVE_MOVED_ON');
    const move = paperMove(await stateOf(context, { group, seat, move: null, people: null }), month, line);
    if (!move.ok) return move;
    const { option, buys, place, pace, pays, bid, quota } = line;
    kept.push({ quota, option, buys, place, pace, pays, bid, score: move.value.score });
  }
  return ok(kept);
}

/**
 * What the host types of a month that is played on paper (LIVE 3.13): all lines or none, anew until the month closes. Of two lines
 * of a quota the last one counts. A line of a quota on which nobody sits is LIVE_MOVED_ON.
 * @throws Refusal HOST_INVALID for another key
 */
export async function typeMoves(
  context: LiveContext,
  token: LiveToken,
  { month, moves }: ParsedBodyOf<'liveMoves'>,
): Promise<Result<ReplyOf<'liveMoves'>, LineRefusal>> {
  const lines = [...new Map(moves.map((line) => [line.quota, line])).values()];
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const read = await readHost(context, token);
    if (!read.ok) return read;
    const { group } = read.value;
    if (group.mode !== 'PAPER') return refuse('LIVE_NOT_NOW');
    const refused = refusalNow(group, month);
    if (refused !== null) return refuse(refused);
    const kept = await typed(context, read.value, month, lines);
    if (!kept.ok) return kept;
    const [row] = await context.database.query(TYPE_MOVES, [group.groupId, month, json(kept.value)]);
    if (row?.written !== true) continue;
    const after = await readHost(context, token);
    return after.ok ? ok(await hostViewOf(context, after.value)) : after;
  }
  throw new Refusal('UNAVAILABLE', 1);
}
