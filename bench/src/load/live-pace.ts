import { setTimeout as pause } from 'node:timers/promises';
import type { WireClient } from '@consorcio/tools/rig';
import { LIVE_CALLS, type LiveSeat } from './live-groups.ts';

/** Seconds after which a page looks at its view beside its stream. */
const LOOK = 25;

type Kind = 'command' | 'look';
interface Pacing {
  readonly seconds: number;
  readonly month: number;
}

/**
 * Seats play their month and look at their views for so many seconds, as many a second as where a month lasts `month` seconds:
 * it has two commands of each seat. Milliseconds of every answer, from when it was due: what waits for a connection counts.
 */
export async function classPace(
  clients: readonly WireClient[],
  seats: readonly LiveSeat[],
  { seconds, month }: Pacing,
): Promise<Readonly<Record<Kind, readonly number[]>>> {
  const times: Record<Kind, number[]> = { command: [], look: [] };
  const due = dueCalls(seats, { seconds, month });
  const from = performance.now();
  let next = 0;
  const work = async (client: WireClient): Promise<void> => {
    for (let one = due[next++]; one !== undefined; one = due[next++]) {
      await pause(Math.max(0, from + one.at - performance.now()));
      await LIVE_CALLS[one.call](one.seat, client);
      times[one.call === 'view, 304' ? 'look' : 'command'].push(performance.now() - from - one.at);
    }
  };
  await Promise.all(clients.map(work));
  return times;
}

/** All calls by the time at which they are due: the first seats play, all look. */
function dueCalls(seats: readonly LiveSeat[], { seconds, month }: Pacing) {
  const playing = seats.slice(0, Math.ceil((seats.length * seconds) / month));
  const milliseconds = seconds * 1_000;
  const moves = playing.flatMap((seat, i) => {
    const at = (i * milliseconds) / (2 * playing.length);
    return [
      { at, seat, call: 'begin' as const },
      { at: at + milliseconds / 2, seat, call: 'seal' as const },
    ];
  });
  const looks = Array.from({ length: Math.floor((seats.length * seconds) / LOOK) }, (_, i) => ({
    at: (i * LOOK * 1_000) / seats.length,
    seat: seats[i % seats.length] as LiveSeat,
    call: 'view, 304' as const,
  }));
  return [...moves, ...looks].sort((a, b) => a.at - b.at);
}
