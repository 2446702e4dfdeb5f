import type { RunLog } from '@consorcio/minigames/input-log';
import { type Answer, type Finished, finishStage } from '../page/api.ts';
import { keptRunLog } from './kept-run-log.ts';

/** The outcome of submitting a log. */
export type Submission =
  | { readonly kind: 'finished'; readonly finished: Finished }
  /** The server was not reached, somebody else answered, or it is busy: send it again. */
  | { readonly kind: 'later'; readonly isForeign: boolean }
  | { readonly kind: 'signed-out' }
  /** The server will never take it: the stage is past, or the log can't be replayed. */
  | { readonly kind: 'refused'; readonly isReplay: boolean };

/** Statuses after which a retry makes sense. */
const isTemporary = (status: number): boolean => status === 0 || status === 429 || status >= 500;

/** The outcome of an answer to a submitted log. */
export function submissionOf(answer: Answer<Finished>): Submission {
  if (answer.ok) return { kind: 'finished', finished: answer.value };
  if (answer.status === 401) return { kind: 'signed-out' };
  if (isTemporary(answer.status)) return { kind: 'later', isForeign: answer.isForeign };
  return { kind: 'refused', isReplay: answer.code === 'REPLAY_INVALID' };
}

/** Stores the log, submits it, and deletes it once the server has accepted or refused it. */
export async function submitRun(stageId: string, log: RunLog): Promise<Submission> {
  keptRunLog(stageId).write(log);
  const submitted = submissionOf(await finishStage(stageId, log));
  if (submitted.kind === 'finished' || submitted.kind === 'refused') keptRunLog(stageId).forget();
  return submitted;
}
