import type { DreamFulfilled, NoteTold } from '@consorcio/contract/wire';

/** What a platform offers a page of a package. SCORM 1.2, Run-Time Environment, 3.2. */
export interface ScormApi {
  LMSInitialize(nothing: ''): unknown;
  LMSGetValue(element: string): unknown;
  LMSSetValue(element: string, value: string): unknown;
  LMSCommit(nothing: ''): unknown;
  LMSFinish(nothing: ''): unknown;
}

const STATUS = 'cmi.core.lesson_status';
const SCORE = 'cmi.core.score';
/** Of the game's note, 0 to 1000, in one point of the platform's score, 0 to 100. */
const POINTS_A_SCORE = 10;
const FULFILLED: DreamFulfilled['type'] = 'dream-fulfilled';
const TOLD: NoteTold['type'] = 'note-told';

/** Milliseconds as a CMITimespan: `HHHH:MM:SS.SS`. SCORM 1.2, Run-Time Environment, 3.4. */
export function timespan(elapsed: number): string {
  const [hours, minutes] = [Math.floor(elapsed / 3_600_000), Math.floor(elapsed / 60_000) % 60];
  const seconds = ((Math.floor(elapsed / 10) % 6_000) / 100).toFixed(2);
  return `${String(hours).padStart(4, '0')}:${String(minutes).padStart(2, '0')}:${seconds.padStart(5, '0')}`;
}

export interface Lesson {
  /** A message from the game's frame; anything that is none of its two is passed over. The caller checks its origin. */
  hear(message: unknown): void;
  /** The page is left after this many milliseconds. What comes later is passed over. */
  end(elapsed: number): void;
}

/** Begins a visit on the platform. Its status only ever rises to completed, its score only ever to a better note. */
export function beginLesson(api: ScormApi): Lesson {
  api.LMSInitialize('');
  const textOf = (element: string): string => String(api.LMSGetValue(element) ?? '');
  if (['', 'not attempted'].includes(textOf(STATUS))) {
    api.LMSSetValue(STATUS, 'incomplete');
    api.LMSCommit('');
  }
  let isOver = false;
  const keepNote = (note: number): void => {
    const before = textOf(`${SCORE}.raw`);
    const score = note / POINTS_A_SCORE;
    if (before !== '' && Number(before) >= score) return;
    api.LMSSetValue(`${SCORE}.min`, '0');
    api.LMSSetValue(`${SCORE}.max`, '100');
    api.LMSSetValue(`${SCORE}.raw`, String(score));
    api.LMSCommit('');
  };
  return {
    hear(message) {
      const { type, note } = (message ?? {}) as { readonly type?: unknown; readonly note?: unknown };
      if (isOver) return;
      if (type === FULFILLED) {
        api.LMSSetValue(STATUS, 'completed');
        api.LMSCommit('');
      } else if (type === TOLD && typeof note === 'number' && note >= 0 && note <= 1_000) keepNote(note);
    },
    end(elapsed) {
      if (isOver) return;
      isOver = true;
      api.LMSSetValue('cmi.core.session_time', timespan(elapsed));
      api.LMSSetValue('cmi.core.exit', textOf(STATUS) === 'completed' ? '' : 'suspend');
      api.LMSFinish('');
    },
  };
}
