import { type endpoints, type ReplyOf, shift } from '@consorcio/contract';
import { must, ok, type Result, refuse } from '@consorcio/kernel';
import { type FinishPlan, finishStage, firstAnswer, gamesEnded, planFinish, runSeedOf } from '@consorcio/rules';
import { type Change, type PlayerSnapshot, unchanged } from '../campaign/campaign-write.ts';
import type { KeptCampaign } from '../campaign/kept-campaign.ts';
import { pastStageNamed, stageNamed } from '../campaign/own-stage.ts';
import type { Ports, RunRow } from '../ports.ts';

type Finished = Result<Change<ReplyOf<'stageFinish'>>, (typeof endpoints.stageFinish)['errors'][number]>;
type MinigamePlan = Extract<FinishPlan, { readonly kind: 'MINIGAME' }>;

interface FinishRequest {
  readonly stageId: string;
  readonly results: Readonly<Record<string, unknown>>;
}

/** A stage of one of the player's earlier campaigns is answered as it was the first time. */
async function finishPast(ports: Ports, snapshot: PlayerSnapshot, stageId: string): Promise<Finished> {
  const past = await pastStageNamed(ports, snapshot, 'etapa', stageId);
  if (past === null) return refuse('STAGE_NOT_FOUND');
  const answer = firstAnswer(past.campaign.value, past.ordinal);
  return answer === null ? refuse('STAGE_IS_NOT_CURRENT') : ok(unchanged(snapshot, answer));
}

/** A verified run with the row to store. */
interface StageRun {
  /** Basis points, 0 to 10000. */
  readonly scoreBp: number;
  readonly row: RunRow;
}

/** Replays the log outside any transaction: if the campaign changed meanwhile, the guarded write fails. */
async function scoreStage(
  { scoreRun }: Ports,
  kept: KeptCampaign,
  { stage: { ordinal }, game }: MinigamePlan,
  { stageId, results }: FinishRequest,
): Promise<Result<StageRun, 'REPLAY_INVALID'>> {
  const { version, issuedAt } = must(kept.runIssue, 'run of a started minigame');
  const issued = { game, version, seed: runSeedOf(kept.seeds, ordinal) };
  const scored = await scoreRun({ issued, issuedAt, run: stageId, results });
  if (!scored.ok) return scored;
  const { scoreBp, points, ticks, inputs } = scored.value;
  return ok({ scoreBp, row: { ordinal, version, points, ticks, inputs } });
}

/** Ends a minigame by a turn without a game: of the run that was issued, where class and past allow it. RULES 4.9. */
function finishByShift(
  { counters, allowsShifts }: PlayerSnapshot,
  kept: KeptCampaign,
  { stage, game }: MinigamePlan,
  results: FinishRequest['results'],
): Finished {
  const asked = shift.safeParse(results);
  if (!asked.success || asked.data.game !== game || asked.data.version !== kept.runIssue?.version)
    return refuse('REPLAY_INVALID');
  const isKnown = asked.data.endedHere || gamesEnded(counters).includes(game);
  if (!allowsShifts || !isKnown) return refuse('SHIFT_NOT_ALLOWED');
  const finished = finishStage(kept.value, { stage: stage.ordinal, scoreBp: 'SHIFT' }, kept.draw);
  return finished.ok ? ok({ ...finished.value, runIssue: null }) : finished;
}

/**
 * Ends a stage, a minigame with its replayed score or by a turn without a game, or a payment, or repeats its first answer.
 * RULES section 9.
 */
export async function finish(ports: Ports, snapshot: PlayerSnapshot, request: FinishRequest): Promise<Finished> {
  const { latest } = snapshot;
  const campaign = latest?.value ?? null;
  const stage = stageNamed(snapshot, 'etapa', request.stageId);
  const plan = planFinish(campaign, stage);
  if (!plan.ok) return plan.refusal === 'STAGE_NOT_FOUND' ? finishPast(ports, snapshot, request.stageId) : plan;
  if (plan.value.kind === 'REPEAT') return ok(unchanged(snapshot, plan.value.answer));
  const kept = must(latest, 'campaign of a stage to finish');
  if (plan.value.kind === 'PAYMENT') return settleWith(kept, stage, null);
  if ('shift' in request.results) return finishByShift(snapshot, kept, plan.value, request.results);
  const scored = await scoreStage(ports, kept, plan.value, request);
  return scored.ok ? settleWith(kept, stage, scored.value) : scored;
}

function settleWith(
  { value, draw }: KeptCampaign,
  stage: ReturnType<typeof stageNamed>,
  run: StageRun | null,
): Finished {
  const finished = finishStage(value, { stage, scoreBp: run?.scoreBp ?? null }, draw);
  if (!finished.ok) return finished;
  return ok({ ...finished.value, runIssue: null, ...(run === null ? {} : { runRow: run.row }) });
}
