import type { RunLog } from '@consorcio/minigames/input-log';
import { type Checked, type Finished, finishStage } from '../page/api.ts';
import { keptRunLog } from './kept-run-log.ts';

/** The outcome of submitting a log. */
export type Submission =
  | { readonly kind: 'finished'; readonly finished: Finished }
  /** The server was not reached, somebody else answered, or it is busy: send it again. */
  | { readonly kind: 'later'; readonly isForeign: boolean }
  | { readonly kind: 'signed-out' }
  /** The server will never take it: the stage is past, or the log can't be replayed. */
  | { readonly kind: 'refused'; readonly isReplay: boolean };

/** The outcome of an answer to a submitted log. */
export function submissionOf(answer: Checked<Finished>): Submission {
  if (answer.ok) return { kind: 'finished', finished: answer.value };
  const { error } = answer;
  if (error.kind === 'network') return { kind: 'later', isForeign: error.isForeign === true };
  if (error.status === 401) return { kind: 'signed-out' };
  if (error.status === 429 || error.status >= 500) return { kind: 'later', isForeign: false };
  return { kind: 'refused', isReplay: error.kind === 'code' && error.code === 'REPLAY_INVALID' };
}

/** Stores the log, submits it, and deletes it once the server has accepted or refused it. */
export async function submitRun(stageId: string, log: RunLog): Promise<Submission> {
  keptRunLog(stageId).write(log);
  const submitted = submissionOf(await finishStage(stageId, log));
  if (submitted.kind === 'finished' || submitted.kind === 'refused') keptRunLog(stageId).forget();
  return submitted;
}
