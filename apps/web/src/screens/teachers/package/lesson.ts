import type { ScormVersion } from '@consorcio/contract/scorm-package';
import type { DreamFulfilled, NoteTold } from '@consorcio/contract/wire';

/* A visit on a school's platform, in both versions of SCORM that platforms speak. */

/** A call of the platform for pages of a package, by the name that SCORM 2004 gives it, with an element and its new value. */
export type ScormApi = (
  call: 'Initialize' | 'GetValue' | 'SetValue' | 'Commit' | 'Terminate',
  element: string,
  ...value: readonly string[]
) => unknown;

/** Names of the values, and how spans of time and ends are said. SCORM 1.2 RTE 3.4; SCORM 2004 4th edition RTE 4.2. */
const WORDS = {
  '1.2': {
    status: 'cmi.core.lesson_status',
    score: 'cmi.core.score',
    time: 'cmi.core.session_time',
    exit: 'cmi.core.exit',
    mode: 'cmi.core.lesson_mode',
    name: 'cmi.core.student_id',
  },
  '2004': {
    status: 'cmi.completion_status',
    score: 'cmi.score',
    time: 'cmi.session_time',
    exit: 'cmi.exit',
    mode: 'cmi.mode',
    name: 'cmi.learner_id',
  },
} as const;

/** Of the game's note, 0 to 1000, in one point of the platform's score, 0 to 100. */
const POINTS_A_SCORE = 10;
const FULL = 100;
const FULFILLED: DreamFulfilled['type'] = 'dream-fulfilled';
const TOLD: NoteTold['type'] = 'note-told';

/** Milliseconds as SCORM 1.2 writes a span, `HHHH:MM:SS.SS`, or as ISO 8601 does, `PT1H2M3.45S`. */
export function timespan(elapsed: number, version: ScormVersion): string {
  const [hours, minutes] = [Math.floor(elapsed / 3_600_000), Math.floor(elapsed / 60_000) % 60];
  const seconds = ((Math.floor(elapsed / 10) % 6_000) / 100).toFixed(2);
  if (version === '2004') return `PT${hours}H${minutes}M${seconds}S`;
  return `${String(hours).padStart(4, '0')}:${String(minutes).padStart(2, '0')}:${seconds.padStart(5, '0')}`;
}

/** Where a platform keeps a text of the package for each pupil, and shows it to nobody else. */
const OWN_TEXT = 'cmi.suspend_data';
/** Who the pupil is, and the game. */
const OWN = /^([0-9a-f]{32})(?:\.(.*))?$/;
/** Characters that platforms of each version keep at least. */
const ROOM = { '1.2': 4_096, '2004': 64_000 } as const;
const MARK_BYTES = 16;

const newMark = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(MARK_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface Lesson {
  /** What stands for the pupil on a device: 32 digits, drawn at the first visit, that nobody can compute from who the pupil is. */
  readonly pupil: string;
  /** The game as the platform keeps it; empty where it keeps none. */
  readonly game: string;
  /** What the manifest says of the activity. */
  readonly launch: URLSearchParams;
  /** Somebody looks at what was done: the platform is told nothing. */
  readonly isReview: boolean;
  /** The platform knows nothing of this attempt yet. */
  readonly isNew: boolean;
  /** Gives the platform the game to keep; false for one that it has no room for, which stays on the device. */
  keep(game: string): boolean;
  /** A message from the game's frame; anything that is none of its two is passed over. The caller checks its origin. */
  hear(message: unknown): void;
  /** The page is left after this many milliseconds. What comes later is passed over. */
  end(elapsed: number): void;
}

/** The marks that this device remembers, by the names that the platform has for the pupils. */
export interface Marks {
  read(name: string): string | null;
  write(name: string, mark: string): void;
}

/**
 * Begins a visit on the platform. Its status only ever rises to completed, its score only ever to a better note.
 * @param marks for another attempt, of which the platform knows nothing
 */
export function beginLesson(api: ScormApi, version: ScormVersion, marks: Marks): Lesson {
  api('Initialize', '');
  const { status, score, time, exit, mode, name: nameWord } = WORDS[version];
  const textOf = (element: string): string => String(api('GetValue', element) ?? '');
  const isReview = ['review', 'browse'].includes(textOf(mode));
  const isNew = ['', 'not attempted', 'unknown'].includes(textOf(status));
  const launch = new URLSearchParams(textOf('cmi.launch_data'));
  const [, mark, game = ''] = OWN.exec(textOf(OWN_TEXT)) ?? [];
  /* Who looks meets no game that this device keeps. */
  if (isReview)
    return {
      ...{ pupil: newMark(), game, launch, isReview, isNew: false },
      ...{ keep: () => true, hear() {}, end: () => void api('Terminate', '') },
    };
  const name = textOf(nameWord);
  const pupil = mark ?? marks.read(name) ?? newMark();
  marks.write(name, pupil);
  if (isNew) api('SetValue', status, 'incomplete');
  if (mark === undefined) api('SetValue', OWN_TEXT, pupil);
  if (isNew || mark === undefined) api('Commit', '');
  let isOver = false;
  const keepNote = (note: unknown): void => {
    if (typeof note !== 'number' || !(note >= 0 && note <= FULL * POINTS_A_SCORE)) return;
    const before = textOf(`${score}.raw`);
    const points = note / POINTS_A_SCORE;
    if (before !== '' && Number(before) >= points) return;
    api('SetValue', `${score}.min`, '0');
    api('SetValue', `${score}.max`, String(FULL));
    api('SetValue', `${score}.raw`, String(points));
    if (version === '2004') api('SetValue', `${score}.scaled`, String(points / FULL));
  };
  return {
    ...{ pupil, game, launch, isReview, isNew },
    keep(news) {
      if (isOver) return true;
      const text = `${pupil}.${news}`;
      if (text.length <= ROOM[version]) api('SetValue', OWN_TEXT, text);
      // Some refuse or cut what they had to take.
      const isKept = textOf(OWN_TEXT) === text;
      if (!isKept) api('SetValue', OWN_TEXT, pupil);
      api('Commit', '');
      return isKept;
    },
    hear(message) {
      const { type, note } = (message ?? {}) as { readonly type?: unknown; readonly note?: unknown };
      if (isOver || (type !== FULFILLED && type !== TOLD)) return;
      // First the score: a platform that takes 'completed' without one counts 0.
      keepNote(note);
      if (type === FULFILLED) api('SetValue', status, 'completed');
      api('Commit', '');
    },
    end(elapsed) {
      if (isOver) return;
      isOver = true;
      api('SetValue', time, timespan(elapsed, version));
      // A visit that ended in another way would be forgotten with its text.
      api('SetValue', exit, 'suspend');
      api('Terminate', '');
    },
  };
}
