import { cpuTime, type GamePlayer, type GameRig, type WireAnswer, type WireClient } from '@consorcio/tools/rig';

/** What a number of equal requests cost. */
export interface Burst {
  readonly requests: number;
  /** Milliseconds from the first to the last. */
  readonly wall: number;
  /** Milliseconds of CPU, of all of them together. */
  readonly server: number;
  readonly database: number;
  /** Milliseconds that each of them took. */
  readonly times: readonly number[];
}

type Work = (player: GamePlayer, client: WireClient) => Promise<WireAnswer>;

/** Lets every player do the same, as many at once as there are connections. */
export async function forAll<Player>(
  clients: readonly WireClient[],
  players: readonly Player[],
  work: (player: Player, client: WireClient) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    clients.map(async (client) => {
      for (let player = players[next++]; player !== undefined; player = players[next++]) await work(player, client);
    }),
  );
}

const spent = ({ server, cluster }: GameRig) => ({
  server: cpuTime(server.pid),
  database: cluster === null ? 0 : cpuTime(cluster.pid),
});

/** The same with a look at the clock and at the CPU time of server and database. */
export async function burst(
  rig: GameRig,
  clients: readonly WireClient[],
  players: readonly GamePlayer[],
  work: Work,
): Promise<Burst> {
  const times: number[] = [];
  const [before, from] = [spent(rig), performance.now()];
  await forAll(clients, players, async (player, client) => times.push((await work(player, client)).took));
  const [wall, after] = [performance.now() - from, spent(rig)];
  return {
    requests: players.length,
    wall,
    times,
    server: after.server - before.server,
    database: after.database - before.database,
  };
}

export const together = (bursts: readonly Burst[]): Burst =>
  bursts.reduce((sum, one) => ({
    requests: sum.requests + one.requests,
    wall: sum.wall + one.wall,
    server: sum.server + one.server,
    database: sum.database + one.database,
    times: [...sum.times, ...one.times],
  }));
