import type { endpoints, ReplyOf } from '@consorcio/contract';
import { must, ok, type Result, refuse } from '@consorcio/kernel';
import { currentVersion } from '@consorcio/minigames';
import { type BeginAnswer, type BeginRefusal, beginStage } from '@consorcio/rules';
import type { Services } from '../../feature.ts';
import type { Change, PlayerSnapshot } from '../campaign/campaign-write.ts';
import type { KeptCampaign, RunIssue } from '../campaign/kept-campaign.ts';
import { pastStageNamed, stageNamed } from '../campaign/own-stage.ts';
import { stageIdOf } from '../campaign/stage-ids.ts';
import { issuedRun } from './stage-reply.ts';

type Begun = Result<Change<ReplyOf<'stageBegin'>>, (typeof endpoints.stageBegin)['errors'][number] & BeginRefusal>;

/** A minigame begun now is issued with the newest version; one begun before keeps its own. */
function issueOf({ game }: BeginAnswer, isNew: boolean, { runIssue }: KeptCampaign, now: number): RunIssue | null {
  if (game === null) return null;
  return isNew ? { version: currentVersion(game), issuedAt: new Date(now) } : runIssue;
}

/** Begins the current stage, or says again how it was begun. RULES section 9, `begin`. */
export async function begin(
  services: Services,
  snapshot: PlayerSnapshot,
  stageId: string,
  roomId: number,
): Promise<Begun> {
  const { latest } = snapshot;
  const begun = beginStage(latest?.value ?? null, { stage: stageNamed(snapshot, 'etapa', stageId), roomId });
  if (!begun.ok) {
    if (begun.refusal !== 'STAGE_NOT_FOUND') return begun;
    const past = await pastStageNamed(services, snapshot, 'etapa', stageId);
    return past === null ? begun : refuse('STAGE_IS_NOT_CURRENT');
  }
  const kept = must(latest, 'campaign of a begun stage');
  const { answer, facts } = begun.value;
  const { ordinal, roomId: room, balance } = answer;
  const runIssue = issueOf(answer, facts.length > 0, kept, services.now());
  if (facts.length > 0) services.runs.begin(stageId);
  const run = issuedRun(kept, ordinal, answer, runIssue?.version ?? null);
  return ok({
    ...begun.value,
    answer: { stageId: stageIdOf(kept, 'etapa', ordinal), roomId: room, run, balance },
    runIssue,
  });
}
