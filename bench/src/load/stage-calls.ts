import { plans } from '@consorcio/players';
import { type GamePlayer, type GameRig, median, rounded, type WireClient } from '@consorcio/tools/rig';
import { type Burst, burst, forAll } from './burst.ts';

/** The longest dream: the largest campaign. */
const DREAM = 7;
const MINIGAMES_A_MONTH = 3;

export const STAGE_CALLS = [
  'GET /stage/current',
  'PUT /stage/begin',
  'PUT /stage/finish',
  'PUT /stage/finish with its replay',
] as const;
export type StageCall = (typeof STAGE_CALLS)[number];

/**
 * Plays the first month's minigames of one campaign after the other, all players in step, so that each call can be
 * measured alone. The first round warms the server up and is not counted. Players have no campaign before and after.
 */
export async function measureStageCalls(
  rig: GameRig,
  clients: readonly WireClient[],
  players: readonly GamePlayer[],
  rounds: number,
): Promise<Readonly<Record<StageCall, readonly Burst[]>>> {
  const bursts: Record<StageCall, Burst[]> = {
    'GET /stage/current': [],
    'PUT /stage/begin': [],
    'PUT /stage/finish': [],
    'PUT /stage/finish with its replay': [],
  };
  for (let round = 0; round <= rounds; round += 1) {
    await forAll(clients, players, (player, client) => player.choose(client, DREAM));
    for (let position = 1; position <= MINIGAMES_A_MONTH; position += 1) {
      const isReplayed = position === MINIGAMES_A_MONTH;
      const looks = await burst(rig, clients, players, (player, client) => player.look(client));
      const begins = await burst(rig, clients, players, (player, client) => player.begin(client, plans.SNACK_BAR));
      // The pages' logs are made before the clock starts.
      const skill = isReplayed ? 'script' : 'given up';
      const logs = new Map(players.map((player) => [player, player.results(skill)]));
      const finishes = await burst(rig, clients, players, (player, client) =>
        player.finish(client, logs.get(player) ?? {}),
      );
      if (round === 0) continue;
      bursts['GET /stage/current'].push(looks);
      bursts['PUT /stage/begin'].push(begins);
      bursts[isReplayed ? 'PUT /stage/finish with its replay' : 'PUT /stage/finish'].push(finishes);
    }
    await forAll(clients, players, (player, client) => player.giveUp(client));
  }
  return bursts;
}

/** Milliseconds of CPU a request, of the burst in the middle. */
export const cpuOf = (bursts: readonly Burst[], of: (burst: Burst) => number): number =>
  median(bursts.map((one) => of(one) / one.requests));

/** The same of server, database and both, as a table tells them. */
export const costOf = (bursts: readonly Burst[]) => ({
  'server ms': rounded(
    cpuOf(bursts, ({ server }) => server),
    3,
  ),
  'database ms': rounded(
    cpuOf(bursts, ({ database }) => database),
    3,
  ),
  'CPU ms': rounded(cpuOf(bursts, bothOf), 3),
});
export const bothOf = ({ server, database }: Burst): number => server + database;
