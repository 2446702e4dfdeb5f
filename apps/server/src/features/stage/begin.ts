import type { endpoints, ReplyOf } from '@consorcio/contract';
import { must, ok, type Result, refuse } from '@consorcio/kernel';
import { currentVersion } from '@consorcio/minigames';
import { type BeginAnswer, type BeginRefusal, beginStage } from '@consorcio/rules';
import type { Services } from '../../feature.ts';
import { pastStageNamed, stageNamed } from '../campaign/own-stage.ts';
import { stageIdOf } from '../campaign/stage-ids.ts';
import type { KeptCampaign, OpenRun, Outcome, PlayerSnapshot } from '../campaign/with-campaign.ts';
import { runReply } from './stage-reply.ts';

type Begun = Result<Outcome<ReplyOf<'stageBegin'>>, (typeof endpoints.stageBegin)['errors'][number] & BeginRefusal>;

/** A minigame begun now is issued with the newest version; one begun before keeps its own. */
function runFor({ game }: BeginAnswer, isNew: boolean, { openRun }: KeptCampaign, now: number): OpenRun | null {
  if (game === null) return null;
  return isNew ? { version: currentVersion(game), beganAt: new Date(now) } : openRun;
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
  const openRun = runFor(answer, facts.length > 0, kept, services.now());
  const run = runReply(kept, ordinal, answer, openRun?.version ?? null);
  return ok({
    step: begun.value,
    answer: { stageId: stageIdOf(kept, 'etapa', ordinal), roomId: room, run, balance },
    openRun,
  });
}
