import type { endpoints, ReplyOf } from '@consorcio/contract';
import { must, ok, type Result, refuse } from '@consorcio/kernel';
import { currentVersion } from '@consorcio/minigames';
import { type BeginAnswer, type BeginRefusal, beginStage, roomsFor, watchStage } from '@consorcio/rules';
import type { Answered, Calls } from '../calls.ts';
import type { Change, PlayerSnapshot } from '../campaign/campaign-write.ts';
import type { KeptCampaign } from '../campaign/kept-campaign.ts';
import { pastStageNamed, stageNamed } from '../campaign/own-stage.ts';
import { campaignIn, stageIdOf } from '../campaign/stage-ids.ts';
import { readSnapshot, withCampaign } from '../campaign/with-campaign.ts';
import type { Ports, RunIssue } from '../ports.ts';
import { finish } from './finish.ts';
import { issuedRun, stageReply } from './stage-reply.ts';

type Begun = Result<Change<ReplyOf<'stageBegin'>>, (typeof endpoints.stageBegin)['errors'][number] & BeginRefusal>;

/** A minigame begun now is issued with the newest version; one begun before keeps its own. */
function issueOf({ game }: BeginAnswer, isNew: boolean, { runIssue }: KeptCampaign, now: number): RunIssue | null {
  if (game === null) return null;
  return isNew ? { version: currentVersion(game), issuedAt: new Date(now) } : runIssue;
}

/** Begins the current stage, or says again how it was begun. RULES section 9, `begin`. */
async function begin(ports: Ports, snapshot: PlayerSnapshot, stageId: string, roomId: number): Promise<Begun> {
  const { latest } = snapshot;
  const begun = beginStage(latest?.value ?? null, { stage: stageNamed(snapshot, 'etapa', stageId), roomId });
  if (!begun.ok) {
    if (begun.refusal !== 'STAGE_NOT_FOUND') return begun;
    const past = await pastStageNamed(ports, snapshot, 'etapa', stageId);
    return past === null ? begun : refuse('STAGE_IS_NOT_CURRENT');
  }
  const kept = must(latest, 'campaign of a begun stage');
  const { answer, facts } = begun.value;
  const { ordinal, roomId: room, balance } = answer;
  const runIssue = issueOf(answer, facts.length > 0, kept, ports.now());
  if (facts.length > 0) ports.beginRun(stageId);
  const run = issuedRun(kept, ordinal, answer, runIssue?.version ?? null);
  return ok({
    ...begun.value,
    answer: { stageId: stageIdOf(kept, 'etapa', ordinal), roomId: room, run, balance },
    runIssue,
  });
}

/** RULES section 9, `stage/current`. With USER_MUST_SEE_RESULTS comes what would have been said; `isEndKnown`: it is the answer. */
function watch({ ids }: Ports, snapshot: PlayerSnapshot, isEndKnown: boolean): Answered<'stageCurrent'> {
  const { latest } = snapshot;
  const watched = watchStage(latest?.value ?? null);
  if (!watched.ok && watched.refusal === 'CAMP_NOT_FOUND') return refuse(watched.refusal);
  const reply = stageReply(ids, snapshot, must(latest, 'watched campaign'));
  return watched.ok || isEndKnown ? ok(reply) : refuse({ code: watched.refusal, info: reply });
}

/** The calls of one stage after the other: SPEC section 7. */
export const stage: Calls<'stageCurrent' | 'stageBegin' | 'stageFinish'> = {
  stageCurrent: async (ports, { playerId, query }) =>
    watch(ports, await readSnapshot(ports, playerId, query.slot), query.ended === 'shown'),
  stageBegin: (ports, { playerId, body }) =>
    withCampaign(
      ports,
      playerId,
      (snapshot) => begin(ports, snapshot, body.stageId, body.roomId),
      campaignIn(body.stageId),
    ),
  stageFinish: (ports, { playerId, body }) =>
    withCampaign(ports, playerId, (snapshot) => finish(ports, snapshot, body), campaignIn(body.stageId)),
};

/** The rooms of the city, with what they pay in this campaign: New Game Plus counted in. RULES 2.1. */
export const room: Calls<'rooms'> = {
  rooms: async (ports, { playerId, query }) => {
    const { latest } = await readSnapshot(ports, playerId, query.slot);
    return ok([...roomsFor(latest?.value ?? null)]);
  },
};
