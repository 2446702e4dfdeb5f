import type { DreamFulfilled, NoteTold } from '@consorcio/contract/wire';

/* A visit on a school's platform, in both versions of SCORM that platforms speak. */

/** What a platform offers a page of a package. */
export interface ScormApi {
  initialize(nothing: ''): unknown;
  getValue(element: string): unknown;
  setValue(element: string, value: string): unknown;
  commit(nothing: ''): unknown;
  finish(nothing: ''): unknown;
}

type Version = '1.2' | '2004';
/** Names of the values, and how spans of time and ends are said. SCORM 1.2 RTE 3.4; SCORM 2004 4th edition RTE 4.2. */
const WORDS = {
  '1.2': {
    status: 'cmi.core.lesson_status',
    score: 'cmi.core.score',
    time: 'cmi.core.session_time',
    exit: 'cmi.core.exit',
  },
  '2004': {
    status: 'cmi.completion_status',
    score: 'cmi.score',
    time: 'cmi.session_time',
    exit: 'cmi.exit',
  },
} as const;

/** Of the game's note, 0 to 1000, in one point of the platform's score, 0 to 100. */
const POINTS_A_SCORE = 10;
const FULL = 100;
const FULFILLED: DreamFulfilled['type'] = 'dream-fulfilled';
const TOLD: NoteTold['type'] = 'note-told';

/** Milliseconds as SCORM 1.2 writes a span, `HHHH:MM:SS.SS`, or as ISO 8601 does, `PT1H2M3.45S`. */
export function timespan(elapsed: number, version: Version): string {
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
  /** Gives the platform the game to keep; one that is too long stays on the device. */
  keep(game: string): void;
  /** A message from the game's frame; anything that is none of its two is passed over. The caller checks its origin. */
  hear(message: unknown): void;
  /** The page is left after this many milliseconds. What comes later is passed over. */
  end(elapsed: number): void;
}

/** Begins a visit on the platform. Its status only ever rises to completed, its score only ever to a better note. */
export function beginLesson(api: ScormApi, version: Version): Lesson {
  api.initialize('');
  const { status, score, time, exit } = WORDS[version];
  const textOf = (element: string): string => String(api.getValue(element) ?? '');
  const isNew = ['', 'not attempted', 'unknown'].includes(textOf(status));
  if (isNew) {
    api.setValue(status, 'incomplete');
    api.commit('');
  }
  // A platform may carry the text into another attempt, which is another game.
  const known = isNew ? '' : textOf(OWN_TEXT);
  const [, mark, game = ''] = OWN.exec(known) ?? [];
  const pupil = mark ?? newMark();
  if (mark === undefined) {
    api.setValue(OWN_TEXT, pupil);
    api.commit('');
  }
  let isOver = false;
  const keepNote = (note: unknown): void => {
    if (typeof note !== 'number' || !(note >= 0 && note <= FULL * POINTS_A_SCORE)) return;
    const before = textOf(`${score}.raw`);
    const points = note / POINTS_A_SCORE;
    if (before !== '' && Number(before) >= points) return;
    api.setValue(`${score}.min`, '0');
    api.setValue(`${score}.max`, String(FULL));
    api.setValue(`${score}.raw`, String(points));
    if (version === '2004') api.setValue(`${score}.scaled`, String(points / FULL));
  };
  return {
    pupil,
    game,
    keep(news) {
      if (isOver) return;
      const text = `${pupil}.${news}`;
      api.setValue(OWN_TEXT, text.length <= ROOM[version] ? text : pupil);
      api.commit('');
    },
    hear(message) {
      const { type, note } = (message ?? {}) as { readonly type?: unknown; readonly note?: unknown };
      if (isOver || (type !== FULFILLED && type !== TOLD)) return;
      // First the score: a platform that takes 'completed' without one counts 0.
      keepNote(note);
      if (type === FULFILLED) api.setValue(status, 'completed');
      api.commit('');
    },
    end(elapsed) {
      if (isOver) return;
      isOver = true;
      api.setValue(time, timespan(elapsed, version));
      // A visit that ended in another way would be forgotten with its text.
      api.setValue(exit, 'suspend');
      api.finish('');
    },
  };
}
