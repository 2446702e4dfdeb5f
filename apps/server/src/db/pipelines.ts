import pg from 'pg';
import type { Query } from './engine.ts';

/** Connections that carry single statements. Each has one statement running and any number waiting behind it. */
const LANES = 8;
/** Statements of one turn of the event loop that go over the same lane, in one write. */
const TOGETHER = 4;

/** A connection, whether it stands already or is being made. */
interface Lane {
  readonly client: Promise<pg.Client>;
  /** Statements sent and not answered yet. */
  waiting: number;
  /** True until the end of this turn of the event loop, when all that was said in it is written at once. */
  isGathering: boolean;
}

export interface Lanes {
  /** Sends one statement that is its own transaction. */
  ask(query: Query): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
}

/**
 * A few connections on which statements are sent one behind the other without waiting for answers, each ended by a sync
 * of its own, so that one that fails takes no other with it. Against lending a connection to each statement this takes
 * less than half of the CPU time on both sides (decision 0040). Statements that come in the same turn of the event loop
 * travel together, a few in one write: half of what a short request costs are the writes. A lane that breaks fails what
 * it carries and is opened anew by the next statement.
 */
export function openLanes(settings: pg.ClientConfig): Lanes {
  const lanes: (Lane | null)[] = Array.from({ length: LANES }, () => null);
  /** The lane that this turn's statements take, and how many have; null in a turn without any. */
  let turn: { lane: Lane; taken: number } | null = null;

  const open = (place: number): Lane => {
    const client = new pg.Client({ ...settings, pipeline: true });
    const drop = (): void => {
      if (lanes[place] === lane) lanes[place] = null;
    };
    client.on('error', drop);
    client.on('end', drop);
    const connecting = client.connect().then(
      () => client,
      (error: unknown) => {
        drop();
        throw error;
      },
    );
    const lane: Lane = { client: connecting, waiting: 0, isGathering: false };
    lanes[place] = lane;
    return lane;
  };

  /** The lane with the fewest statements; the first of them, so that a quiet server keeps few connections. */
  const freest = (): Lane => {
    let best = 0;
    for (let place = 0; place < LANES; place += 1) {
      const waiting = lanes[place]?.waiting ?? 0;
      if (waiting === 0) return lanes[place] ?? open(place);
      if (waiting < (lanes[best]?.waiting ?? 0)) best = place;
    }
    return lanes[best] ?? open(best);
  };

  const ofThisTurn = (): Lane => {
    if (turn === null) {
      setImmediate(() => {
        turn = null;
      });
    }
    if (turn === null || turn.taken === TOGETHER) turn = { lane: freest(), taken: 0 };
    turn.taken += 1;
    return turn.lane;
  };

  /** Holds back what is written on a lane until the end of this turn. */
  const gather = (lane: Lane, { connection: { stream } }: pg.Client): void => {
    if (lane.isGathering) return;
    lane.isGathering = true;
    stream.cork();
    setImmediate(() => {
      lane.isGathering = false;
      stream.uncork();
    });
  };

  return {
    async ask(query) {
      const lane = ofThisTurn();
      lane.waiting += 1;
      try {
        const client = await lane.client;
        gather(lane, client);
        return await client.query(query);
      } finally {
        lane.waiting -= 1;
      }
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane?.client.then((client) => client.end()).catch(() => undefined)));
    },
  };
}
