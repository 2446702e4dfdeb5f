import pg from 'pg';
import type { Query } from './database.ts';
import { isStalePlan } from './error-classes.ts';

/** Connections that carry single statements. Each has one statement running and any number waiting behind it. */
const PIPELINES = 8;
/** Statements of one turn of the event loop that go over the same pipeline, in one write. */
const BATCH = 4;
/** A row that somebody holds for long is waited for by its own write alone, not by all that share the transaction. */
const BEGIN: Query = { text: "begin; set local lock_timeout = '100ms'" };
/** After a statement that failed it is a rollback. */
const COMMIT: Query = { text: 'commit' };

/** A connection, whether it stands already or is being made. */
interface Pipeline {
  readonly client: Promise<pg.Client>;
  /** Statements sent and not answered yet. */
  waiting: number;
  /** True until the end of this turn of the event loop, when all that was said in it is written at once. */
  isCorked: boolean;
  /** True when it takes no more statements, and ends with the last of those that it has. */
  isRetired: boolean;
}

interface Pipelines {
  query(query: Query): Promise<{ rows: unknown[] }>;
  /** Sends several that are one transaction; see `shareCommits`. */
  together(queries: readonly Query[]): Promise<readonly { rows: unknown[] }[]>;
  /** Ends the connections, each with the last of the statements that it has. */
  retireAll(): void;
  close(): Promise<void>;
}

/** The answers to what was sent at once; throws the error of the first that failed, once all have ended. */
async function allOf<T>(sent: readonly Promise<T>[]): Promise<readonly T[]> {
  await Promise.allSettled(sent);
  return Promise.all(sent);
}

/**
 * A few connections on which statements are sent one behind the other without waiting for answers, each ended by a sync
 * of its own, so that one that fails takes no other with it. Against lending a connection to each statement this takes
 * less than half of the CPU time on both sides. Statements that come in the same turn of the event loop
 * travel together, a few in one write: half of what a short request costs are the writes. A pipeline that breaks fails what
 * it carries and is opened anew by the next statement.
 */
export function openPipelines(settings: pg.ClientConfig): Pipelines {
  const pipelines: (Pipeline | null)[] = Array.from({ length: PIPELINES }, () => null);
  /** The pipeline that this turn's statements take, and how many have; null in a turn without any. */
  let turn: { pipeline: Pipeline; taken: number } | null = null;

  const open = (place: number): Pipeline => {
    const client = new pg.Client({ ...settings, pipeline: true });
    const drop = (): void => {
      if (pipelines[place] === pipeline) pipelines[place] = null;
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
    const pipeline: Pipeline = { client: connecting, waiting: 0, isCorked: false, isRetired: false };
    pipelines[place] = pipeline;
    return pipeline;
  };

  /** The pipeline with the fewest statements; the first of them, so that a quiet server keeps few connections. */
  const leastLoaded = (): Pipeline => {
    let best = 0;
    for (let place = 0; place < PIPELINES; place += 1) {
      const waiting = pipelines[place]?.waiting ?? 0;
      if (waiting === 0) return pipelines[place] ?? open(place);
      if (waiting < (pipelines[best]?.waiting ?? 0)) best = place;
    }
    return pipelines[best] ?? open(best);
  };

  const pipelineOfTurn = (): Pipeline => {
    if (turn === null) {
      setImmediate(() => {
        turn = null;
      });
    }
    if (turn === null || turn.taken === BATCH) turn = { pipeline: leastLoaded(), taken: 0 };
    turn.taken += 1;
    return turn.pipeline;
  };

  const endIfDone = ({ isRetired, waiting, client }: Pipeline): void => {
    if (isRetired && waiting === 0) client.then((one) => one.end()).catch(() => undefined);
  };

  /* From now on statements go over new connections, where they are prepared anew. */
  const retireAll = (): void => {
    turn = null;
    for (const pipeline of pipelines.splice(0, PIPELINES, ...Array.from({ length: PIPELINES }, () => null))) {
      if (pipeline === null) continue;
      pipeline.isRetired = true;
      endIfDone(pipeline);
    }
  };

  /** Holds back what is written on a pipeline until the end of this turn. */
  const cork = (pipeline: Pipeline, { connection: { stream } }: pg.Client): void => {
    if (pipeline.isCorked) return;
    pipeline.isCorked = true;
    stream.cork();
    setImmediate(() => {
      pipeline.isCorked = false;
      stream.uncork();
    });
  };

  /** Sends on a pipeline all that `send` says in one turn, with nothing of others in between. */
  const on = async <T>(pipeline: Pipeline, send: (client: pg.Client) => Promise<T>): Promise<T> => {
    pipeline.waiting += 1;
    try {
      const client = await pipeline.client;
      cork(pipeline, client);
      return await send(client);
    } catch (error) {
      if (isStalePlan(error) && !pipeline.isRetired) retireAll();
      throw error;
    } finally {
      pipeline.waiting -= 1;
      endIfDone(pipeline);
    }
  };

  return {
    query: (query) => on(pipelineOfTurn(), (client) => client.query(query)),
    together: (queries) =>
      on(leastLoaded(), async (client) =>
        (await allOf([BEGIN, ...queries, COMMIT].map((query) => client.query(query)))).slice(1, -1),
      ),
    retireAll,
    async close() {
      await Promise.all(
        pipelines.map((pipeline) => pipeline?.client.then((client) => client.end()).catch(() => undefined)),
      );
    },
  };
}
