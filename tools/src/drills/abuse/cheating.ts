import { plans } from '@consorcio/players';
import { GamePlayer } from '../../rig/game-player.ts';
import { type WireAnswer, WireClient } from '../../rig/wire-client.ts';
import { callFrom } from './caller.ts';
import { same, type Verdict } from './verdict.ts';

const DREAM = 1;
/** Bytes: more than any body may have, and much more. */
const LARGE = 40_000;
const HUGE = 20_000_000;
const ADDRESS = '198.51.100.30';

const told = ({ status, text }: WireAnswer): string => {
  const { message, reward } = JSON.parse(text) as { message?: unknown; reward?: { effort: number; energy: number } };
  return reward === undefined ? `${status} ${String(message)}` : `${status}, effort ${reward.effort}`;
};

/** A player with a minigame under way. */
async function player(client: WireClient): Promise<GamePlayer> {
  const made = new GamePlayer();
  await made.signUp(client);
  await made.choose(client, DREAM);
  await made.look(client);
  await made.begin(client, plans.PIZZERIA);
  return made;
}

async function balanceOf(client: WireClient, { token }: GamePlayer): Promise<string> {
  return JSON.stringify(JSON.parse((await client.ask('GET', '/api/stage/current', { token })).text).balance);
}

/** False claims of a signed-in player: none may change a balance. */
export async function cheating(origin: string): Promise<readonly Verdict[]> {
  const client = await WireClient.to(origin);
  const [ana, rui] = [await player(client), await player(client)];
  const before = await balanceOf(client, ana);
  const { stageId, token } = ana;
  // Each over a connection of its own: the server ends those on which too much was sent.
  const finish = (results: object, stage = stageId) =>
    callFrom(origin, ADDRESS, 'PUT', '/stage/finish', { token, body: { stageId: stage, results } });
  const whole = ana.results('script');
  const verdicts = [
    same('a claimed score without a log', '422 REPLAY_INVALID', told(await finish({ score: 10_000, points: 999 }))),
    same('a log that took longer than the time since it began', '422 REPLAY_INVALID', told(await finish(whole))),
    same("another player's log", '422 REPLAY_INVALID', told(await finish(rui.results('script')))),
    same(
      "a seed of one's own",
      '422 REPLAY_INVALID',
      told(await finish({ ...whole, seed: '0'.repeat(32), ticks: 1_000_000 })),
    ),
    same("another player's stage", '404 STAGE_NOT_FOUND', told(await finish(whole, rui.stageId))),
    same(
      'a body of 40 kB',
      '413 PAYLOAD_TOO_LARGE',
      told(await finish({ ...whole, inputs: Array.from({ length: LARGE / 4 }, () => [0, 0]) })),
    ),
  ];
  const after = await balanceOf(client, ana);
  const flooded = await finish({ inputs: 'x'.repeat(HUGE) }).then(
    ({ status }) => `${status}`,
    () => 'cut off',
  );
  const forged = await finish({ ...ana.results('given up'), score: 10_000, points: 999, reward: { effort: 99 } });
  const honest = await rui.finish(client, rui.results('given up'));
  client.close();
  return [
    ...verdicts,
    { ...same('a body of 20 MB', '413', flooded), isRight: ['413', 'cut off'].includes(flooded) },
    same('the balance after all that', before, after),
    same('a score beside an empty log', told(honest), told(forged)),
  ];
}
