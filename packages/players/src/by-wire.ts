import type { ReplyOf } from '@consorcio/contract';
import { ROUTES, type RouteName } from '@consorcio/contract/wire';
import { logOf } from './log.ts';
import { type Move, nextMove, type Plan } from './move.ts';
import { type StageReply, viewOfStage } from './view.ts';

export interface CallInput {
  readonly body?: object;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Calls the API as the player; null where no answer came and the caller bears it. */
export type Call = <Name extends RouteName>(name: Name, given?: CallInput) => Promise<ReplyOf<Name> | null>;

/** The path of a call below `/api`, its parameters filled in. */
export const pathOf = (name: RouteName, params: CallInput['params'] = {}): string =>
  ROUTES[name].path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));

/**
 * Does the next move of a plan over the wire, and gives it. `now`: what `GET /stage/current` said last, null without a
 * campaign. An event that is no longer there is not acknowledged.
 */
export async function takeTurn(now: StageReply | null, plan: Plan, call: Call): Promise<Move> {
  const move = nextMove(now === null ? null : viewOfStage(now), plan);
  if (move.kind === 'choose') await call('dreamChoose', { body: { dreamId: move.dreamId } });
  else if (now !== null) await send(now, move, plan, call);
  return move;
}

async function send({ stage, campaign, room }: StageReply, move: Move, plan: Plan, call: Call): Promise<unknown> {
  switch (move.kind) {
    case 'choose':
      return;
    case 'begin':
      return call('stageBegin', { body: { stageId: stage.id, roomId: move.roomId } });
    case 'finish': {
      const run = room?.run ?? null;
      return call('stageFinish', {
        body: { stageId: stage.id, results: run === null ? {} : logOf(run, plan.skill ?? 'script') },
      });
    }
    case 'acknowledge': {
      const [event] = (await call('pendingEvents', { params: { campaignId: campaign.id } })) ?? [];
      return event === undefined ? undefined : call('acknowledgeEvent', { params: { id: event.id }, body: {} });
    }
    case 'bid':
      return call('bidEffort', { body: { effort: move.effort } });
    case 'keep':
      return call('keepEffort');
    case 'raffle':
      return call('raffle');
    case 'see results':
      return call('seeResults', { body: { campaignId: campaign.id } });
  }
}
