import type { ErrorReply } from '@consorcio/contract';
import { type Call, type Move, type Plan, type StageReply, takeTurn } from '@consorcio/players';
import type { GamePlayer } from './game-player.ts';
import type { WireClient } from './wire-client.ts';

const BUSY = 503;

/** Where the player's campaign stands, also after its end; null without one. */
async function standingOf(player: GamePlayer, client: WireClient): Promise<StageReply | null> {
  const look = () => client.ask('GET', '/api/stage/current', { token: player.token });
  let answer = await look();
  while (answer.status === BUSY) answer = await look();
  if (answer.status === 200) return JSON.parse(answer.text);
  return (JSON.parse(answer.text) as ErrorReply & { info?: StageReply }).info ?? null;
}

/** Looks where the campaign stands, sends the plan's next move, and gives it. */
export async function playOn(player: GamePlayer, client: WireClient, plan: Plan): Promise<Move> {
  const now = await standingOf(player, client);
  player.campaignId = now?.campaign.id ?? '';
  player.stageId = now?.stage.id ?? '';
  player.run = now?.room?.run ?? null;
  const call: Call = async (name, given) => {
    const { text } = await player.ask(client, name, given);
    const reply = text === '' ? null : JSON.parse(text);
    if (name === 'stageBegin') player.run = reply.run;
    return reply;
  };
  return takeTurn(now, plan, call);
}
