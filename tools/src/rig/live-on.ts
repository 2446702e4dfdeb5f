import { emptyLog, type GamePlayer, type IssuedRun, type Standing } from './game-player.ts';
import type { WireClient } from './wire-client.ts';

const PAYMENT_ROOM = 1;
const WORK_ROOM = 3;
const REST_ROOM = 5;
const TIRED = 6;

/** What a step was about. */
export type Deed = 'chosen' | 'begun' | 'played' | 'paid' | 'event' | 'assembly' | 'seen';

async function standingOf(player: GamePlayer, client: WireClient): Promise<Standing | null> {
  const look = () => client.ask('GET', '/api/stage/current', { token: player.token });
  let answer = await look();
  while (answer.status === 503) answer = await look();
  if (answer.status === 200) return JSON.parse(answer.text);
  return (JSON.parse(answer.text) as { info?: Standing }).info ?? null;
}

async function onStage(player: GamePlayer, client: WireClient, now: Standing, log: typeof emptyLog): Promise<Deed> {
  const { stage, balance, room } = now;
  player.stageId = stage.id;
  if (stage.type === 'EVENT') {
    const waiting = await player.ask(client, 'GET', `/random-events/${now.campaign.id}`);
    const [pending] = JSON.parse(waiting.text) as { id: string }[];
    if (pending !== undefined) await player.ask(client, 'PUT', `/random-events/visualize/${pending.id}`);
    return 'event';
  }
  const isPayment = stage.type === 'PAYMENT';
  if (stage.status === 'PENDING') {
    await player.begin(client, isPayment ? PAYMENT_ROOM : balance.energy < TIRED ? REST_ROOM : WORK_ROOM);
    return 'begun';
  }
  player.run = room?.run ?? null;
  await player.finish(client, log);
  return isPayment ? 'paid' : 'played';
}

/** One step of a life in the game, whatever the moment asks for. `log`: what the pages of minigames send. */
export async function liveOn(
  player: GamePlayer,
  client: WireClient,
  dreamId: number,
  log: (run: IssuedRun) => object = emptyLog,
): Promise<Deed> {
  const now = await standingOf(player, client);
  if (now === null) {
    await player.choose(client, dreamId);
    return 'chosen';
  }
  player.campaignId = now.campaign.id;
  if (now.campaign.status !== 'ACTIVE') {
    await player.ask(client, 'POST', '/campaign/visualized-results', { campaignId: now.campaign.id });
    return 'seen';
  }
  const { phase } = now.extras;
  if (phase === 'STAGE') return onStage(player, client, now, log as typeof emptyLog);
  if (phase === 'BID_OPEN') await player.ask(client, 'POST', '/auction/bid-effort', { effort: 1 });
  else await player.ask(client, 'POST', phase === 'BID_LOST' ? '/auction/keep-effort' : '/auction/jackpot');
  return 'assembly';
}
