import type { RouteName } from '@consorcio/contract';
import type { Moment } from './moments.ts';
import type { Player } from './player.ts';

type Command = (player: Player) => Promise<{ readonly name: RouteName; readonly body?: unknown; params?: unknown }>;

const onStage =
  (name: 'stageBegin' | 'stageFinish', rest: object): Command =>
  async (player) => ({ name, body: { stageId: (await player.current()).stage.id, ...rest } });
const finishPlayed: Command = async (player) => {
  const { stage } = await player.current();
  return { name: 'stageFinish', body: { stageId: stage.id, results: await player.log('script') } };
};
const acknowledge: Command = async (player) => {
  const [pending] = await player.get('pendingEvents', { params: { campaignId: player.campaignId } });
  return { name: 'acknowledgeEvent', params: { id: pending?.id } };
};

/** A command that changes something, and how it may be sent again. */
export interface CommandCase {
  readonly moment: Moment;
  readonly command: Command;
  /** The code of those that came too late; null where all get the first one's answer. */
  readonly late: string | null;
}

/** Every command of the game, at a moment when it may be given. */
export const COMMANDS: Readonly<Record<string, CommandCase>> = {
  'dream choices': {
    moment: 'without a campaign',
    command: async () => ({ name: 'dreamChoose', body: { dreamId: 1, clientSeed: 'sorte' } }),
    late: 'CAMP_NOT_FINISHED',
  },
  'begins of one room': { moment: 'at the first stage', command: onStage('stageBegin', { roomId: 3 }), late: null },
  'finished minigames': { moment: 'in room 2', command: finishPlayed, late: null },
  'acknowledged events': { moment: 'at the event', command: acknowledge, late: null },
  payments: { moment: 'at the begun payment', command: onStage('stageFinish', { results: {} }), late: null },
  'lost bids': {
    moment: 'with the bids open',
    command: async () => ({ name: 'bidEffort', body: { effort: 1 } }),
    late: 'AUCTION_NOT_AVAILABLE',
  },
  'winning bids': {
    moment: 'with low bids open',
    command: async (player) => ({ name: 'bidEffort', body: { effort: (await player.current()).balance.effort } }),
    late: null,
  },
  'kept efforts': { moment: 'with the bids open', command: async () => ({ name: 'keepEffort' }), late: null },
  raffles: {
    moment: 'before the raffle',
    command: async () => ({ name: 'raffle' }),
    late: 'JACKPOT_ALREADY_ROLLED',
  },
  'plans of a month after the letter': {
    moment: 'with a letter that was drawn',
    command: async ({ campaignId }) => ({
      name: 'afterLetterPlan',
      params: { campaignId },
      body: { month: 2, works: 2 },
    }),
    late: null,
  },
  'bills after the letter': {
    moment: 'with a bill after the letter',
    command: async ({ campaignId }) => ({
      name: 'afterLetterPay',
      params: { campaignId },
      body: { month: 2 },
    }),
    late: null,
  },
  'farewells to a dream': { moment: 'at the payment', command: async () => ({ name: 'giveUp' }), late: null },
  'looks at the results': {
    moment: 'with the dream fulfilled',
    command: async ({ campaignId }) => ({ name: 'seeResults', body: { campaignId } }),
    late: null,
  },
  'lessons of one idea': {
    moment: 'at the first stage',
    command: async () => ({ name: 'conceptLearn', body: { conceptId: 7 } }),
    late: null,
  },
};

/** Everything a command could have done, told by the API. */
export async function everythingOf(player: Player) {
  const { info, reply, message } = await player.ask('stageCurrent');
  const { campaignId } = player;
  return {
    standing: message === undefined ? reply : (info ?? message),
    statement: campaignId === '' ? null : await player.get('statement', { params: { campaignId } }),
    badges: await player.get('badgeList', {}),
    lessons: await player.get('conceptList', {}),
  };
}
