import type { endpoints, ReplyOf } from '@consorcio/contract';
import { must, ok, type Result, refuse } from '@consorcio/kernel';
import { type FinishPlan, finishStage, firstAnswer, planFinish } from '@consorcio/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../feature.ts';
import { pastStageNamed, stageNamed } from '../campaign/own-stage.ts';
import type { FinishedRun, KeptCampaign, Outcome, PlayerSnapshot } from '../campaign/with-campaign.ts';
import { logRefusedRun } from './refused-log.ts';
import { type VerifiedRun, verify } from './run-verifier.ts';

type Finished = Result<Outcome<ReplyOf<'stageFinish'>>, (typeof endpoints.stageFinish)['errors'][number]>;
type MinigamePlan = Extract<FinishPlan, { readonly kind: 'MINIGAME' }>;

export interface FinishRequest {
  readonly stageId: string;
  readonly results: Readonly<Record<string, unknown>>;
  readonly log: FastifyBaseLogger;
}

/** A stage of one of the player's earlier campaigns is answered as it was the first time. */
async function finishPast(services: Services, snapshot: PlayerSnapshot, stageId: string): Promise<Finished> {
  const past = await pastStageNamed(services, snapshot, 'etapa', stageId);
  if (past === null) return refuse('STAGE_NOT_FOUND');
  const answer = firstAnswer(past.campaign.value, past.ordinal);
  return answer === null ? refuse('STAGE_IS_NOT_CURRENT') : ok({ answer });
}

/** Replays the log outside any transaction: the row's version, guarded in the write, tells if it was in vain. */
async function verifyFor(
  { settings, now, replayer }: Services,
  kept: KeptCampaign,
  { stage, game }: MinigamePlan,
  { results, log }: FinishRequest,
): Promise<Result<VerifiedRun, 'REPLAY_INVALID'>> {
  const openRun = must(kept.openRun, 'run of a started minigame');
  const clock = settings.replayClock ? now() : null;
  const check = { kept, ordinal: stage.ordinal, game, openRun, results, now: clock };
  const verified = await verify(check, replayer);
  if (verified.ok) return verified;
  logRefusedRun(log, verified.refusal, { game, version: openRun.version }, results);
  return refuse('REPLAY_INVALID');
}

/** Ends a stage: a minigame with its replayed score, or a payment; or says again how it ended. RULES section 9. */
export async function finish(services: Services, snapshot: PlayerSnapshot, request: FinishRequest): Promise<Finished> {
  const { latest } = snapshot;
  const campaign = latest?.value ?? null;
  const stage = stageNamed(snapshot, 'etapa', request.stageId);
  const plan = planFinish(campaign, stage);
  if (!plan.ok) return plan.refusal === 'STAGE_NOT_FOUND' ? finishPast(services, snapshot, request.stageId) : plan;
  if (plan.value.kind === 'REPEAT') return ok({ answer: plan.value.answer });
  const kept = must(latest, 'campaign of a stage to finish');
  if (plan.value.kind === 'PAYMENT') return settleWith(kept, stage, null, null);
  const verified = await verifyFor(services, kept, plan.value, request);
  return verified.ok ? settleWith(kept, stage, verified.value.scoreBp, verified.value.run) : verified;
}

function settleWith(
  { value, draw }: KeptCampaign,
  stage: ReturnType<typeof stageNamed>,
  scoreBp: number | null,
  run: FinishedRun | null,
): Finished {
  const finished = finishStage(value, { stage, scoreBp }, draw);
  if (!finished.ok) return finished;
  const { answer } = finished.value;
  return ok({ step: finished.value, answer, openRun: null, ...(run === null ? {} : { finishedRun: run }) });
}
