import type { endpoints, ReplyOf } from '@consorcio/contract';
import { must, ok, type Result, refuse } from '@consorcio/kernel';
import { readLog } from '@consorcio/minigames/input-log';
import { type FinishPlan, finishStage, firstAnswer, planFinish, runSeedOf } from '@consorcio/rules';
import type { FastifyBaseLogger } from 'fastify';
import { databaseTime } from '../../db/database-time.ts';
import type { Services } from '../../feature.ts';
import { type Change, type PlayerSnapshot, type RunRow, unchanged } from '../campaign/campaign-write.ts';
import type { KeptCampaign } from '../campaign/kept-campaign.ts';
import { pastStageNamed, stageNamed } from '../campaign/own-stage.ts';
import { packInputs } from './log-codec.ts';
import { logRefusedRun } from './refused-log.ts';
import { verify } from './run-verifier.ts';

type Finished = Result<Change<ReplyOf<'stageFinish'>>, (typeof endpoints.stageFinish)['errors'][number]>;
type MinigamePlan = Extract<FinishPlan, { readonly kind: 'MINIGAME' }>;

interface FinishRequest {
  readonly stageId: string;
  readonly results: Readonly<Record<string, unknown>>;
  readonly log: FastifyBaseLogger;
}

/** A stage of one of the player's earlier campaigns is answered as it was the first time. */
async function finishPast(services: Services, snapshot: PlayerSnapshot, stageId: string): Promise<Finished> {
  const past = await pastStageNamed(services, snapshot, 'etapa', stageId);
  if (past === null) return refuse('STAGE_NOT_FOUND');
  const answer = firstAnswer(past.campaign.value, past.ordinal);
  return answer === null ? refuse('STAGE_IS_NOT_CURRENT') : ok(unchanged(snapshot, answer));
}

/** What a verified run is worth, and what is kept of it. */
interface ScoredRun {
  /** Basis points, 0 to 10000. */
  readonly scoreBp: number;
  readonly row: RunRow;
}

/** Replays the log outside any transaction: the row's version, guarded in the write, tells if it was in vain. */
async function scoreRun(
  { settings, now, replayer, runs, database }: Services,
  kept: KeptCampaign,
  { stage: { ordinal }, game }: MinigamePlan,
  { stageId, results, log }: FinishRequest,
): Promise<Result<ScoredRun, 'REPLAY_INVALID'>> {
  const { version, issuedAt } = must(kept.runIssue, 'run of a started minigame');
  const issued = { game, version, seed: runSeedOf(kept.seeds, ordinal) };
  const refused = (reason: string): Result<never, 'REPLAY_INVALID'> => {
    logRefusedRun(log, reason, { game, version }, results);
    return refuse('REPLAY_INVALID');
  };
  const sent = readLog(results);
  if (sent === null) return refused('NOT_A_LOG');
  // A clock that was set back refuses nobody whose begin this process has seen, or whom the database's own time clears.
  const here = async (): Promise<number> => Math.max(now() - issuedAt.getTime(), runs.since(stageId) ?? 0);
  const there = async (): Promise<number> => (await databaseTime(database)) - issuedAt.getTime();
  const verified = await verify({ issued, log: sent, elapsed: settings.replayClock ? [here, there] : [] }, replayer);
  if (!verified.ok) return refused(verified.refusal);
  const { scoreBp, points, ticks } = verified.value;
  return ok({ scoreBp, row: { ordinal, version, points, ticks, inputs: packInputs(sent.inputs) } });
}

/** Ends a stage: a minigame with its replayed score, or a payment; or says again how it ended. RULES section 9. */
export async function finish(services: Services, snapshot: PlayerSnapshot, request: FinishRequest): Promise<Finished> {
  const { latest } = snapshot;
  const campaign = latest?.value ?? null;
  const stage = stageNamed(snapshot, 'etapa', request.stageId);
  const plan = planFinish(campaign, stage);
  if (!plan.ok) return plan.refusal === 'STAGE_NOT_FOUND' ? finishPast(services, snapshot, request.stageId) : plan;
  if (plan.value.kind === 'REPEAT') return ok(unchanged(snapshot, plan.value.answer));
  const kept = must(latest, 'campaign of a stage to finish');
  if (plan.value.kind === 'PAYMENT') return settleWith(kept, stage, null);
  const scored = await scoreRun(services, kept, plan.value, request);
  return scored.ok ? settleWith(kept, stage, scored.value) : scored;
}

function settleWith(
  { value, draw }: KeptCampaign,
  stage: ReturnType<typeof stageNamed>,
  run: ScoredRun | null,
): Finished {
  const finished = finishStage(value, { stage, scoreBp: run?.scoreBp ?? null }, draw);
  if (!finished.ok) return finished;
  return ok({ ...finished.value, runIssue: null, ...(run === null ? {} : { runRow: run.row }) });
}
