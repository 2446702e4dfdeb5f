import { type Note, noteOf } from '@consorcio/rules/what-if';
import { tellOuterPage } from '../../program/outer-page.ts';
import { trustedScriptUrl } from '../../ui/trusted.ts';
import type { LivesReport, LivesRequest } from './lives-messages.ts';
import workerAddress from './lives-worker.ts?worker&url';
import { type Life, loadLife } from './load-life.ts';

/** The note of a life; with its contract open the months that are left count as unpaid. */
export function noteIn({ choices, seed, note }: Life): Promise<Note> {
  const worker = new Worker(trustedScriptUrl(workerAddress), { type: 'module', name: 'grade' });
  return new Promise<Note>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<LivesReport>) => resolve(noteOf(data.worths ?? []));
    worker.onerror = () => reject(new Error('the note was not computed'));
    worker.postMessage({ kind: 'WORTHS', choices, seed, isOpen: note === 'WAITS' } satisfies LivesRequest);
  }).finally(() => worker.terminate());
}

/** The note of a campaign that has ended; null where there is none, or no way to it. */
async function gradeOf(campaignId: string, signal: AbortSignal): Promise<number | null> {
  try {
    const life = await loadLife(campaignId, signal);
    return life.kind === 'loaded' && life.note !== 'NONE' ? (await noteIn(life)).note : null;
  } catch {
    return null;
  }
}

/** A dream came true: the page around the game is told, with the note where there is one. */
export async function tellFulfilled(campaignId: string, signal: AbortSignal): Promise<void> {
  const note = await gradeOf(campaignId, signal);
  if (!signal.aborted) tellOuterPage(note === null ? { type: 'dream-fulfilled' } : { type: 'dream-fulfilled', note });
}

/** A campaign has ended without its dream, or a contract is over: the page around the game is told the note. */
export async function tellGrade(campaignId: string, signal: AbortSignal): Promise<void> {
  const note = await gradeOf(campaignId, signal);
  if (note !== null && !signal.aborted) tellOuterPage({ type: 'note-told', note });
}
