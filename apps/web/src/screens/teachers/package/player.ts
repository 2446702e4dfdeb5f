import { LAUNCH_FIELDS, type ScormVersion } from '@consorcio/contract/scorm-package';
import type { OfPlatform } from '@consorcio/contract/wire';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { beginLesson, type Marks, type ScormApi } from './lesson.ts';

/* The script of the package's page; runs in the platform's browser window, from a file of the package. */

type Calls = Readonly<Record<string, (...values: string[]) => unknown>>;
type Place = Window & { readonly API?: Calls; readonly API_1484_11?: Calls };
/** Windows to look through, upwards; platforms nest a few. */
const MOST_WINDOWS = 20;

/** A platform's API in this window or one around it. A window of another origin has none to show. */
function apiAbove(start: Window): { readonly calls: Calls; readonly version: ScormVersion } | null {
  let place = start as Place;
  for (let n = 0; n < MOST_WINDOWS; n += 1) {
    /* One of another origin refuses; the platform may be further up. */
    const newer = attempt(() => place.API_1484_11);
    if (newer) return { calls: newer, version: '2004' };
    const older = attempt(() => place.API);
    if (older) return { calls: older, version: '1.2' };
    if (place.parent === place) return null;
    place = place.parent as Place;
  }
  return null;
}

/** The calls under the names of either version. */
const named =
  (calls: Calls, version: ScormVersion): ScormApi =>
  (call, ...values) =>
    calls[version === '2004' ? call : `LMS${call === 'Terminate' ? 'Finish' : call}`]?.(...values);

/** What is asked for; null where the browser refuses it, or what stands there is spoilt. */
function attempt<Value>(ask: () => Value): Value | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

/** The game in letters that any platform keeps. */
const packed = (text: string): string => btoa(strFromU8(deflateSync(strToU8(text), { level: 9 }), true));
/** Empty for what a platform has cut. */
const unpacked = (text: string): string => attempt(() => strFromU8(inflateSync(strToU8(atob(text), true)))) ?? '';
/** Milliseconds for which what happens is gathered before the platform keeps it. */
const GATHERING = 3_000;

const MARK = /^[0-9a-f]{32}$/;
/** Of this activity, whose address no other one has. */
const keyOf = (name: string): string => `vai-de-consorcio ${location.pathname} ${name}`;
/** Where a browser keeps none, the platform's own text is what counts. */
const marks: Marks = {
  read: (name) => attempt(() => MARK.exec(localStorage.getItem(keyOf(name)) ?? '')?.[0]) ?? null,
  write(name, mark) {
    if (name !== '') attempt(() => localStorage.setItem(keyOf(name), mark));
  },
};

const found = apiAbove(window) ?? (window.top?.opener ? apiAbove(window.top.opener as Window) : null);
const frame = document.querySelector('iframe');
const showNote = (name: 'alone' | 'review' | 'full'): void =>
  document.querySelector(`[data-${name}]`)?.removeAttribute('hidden');
if (found === null) showNote('alone');
else {
  const { calls, version } = found;
  const lesson = beginLesson(named(calls, version), version, marks);
  const { pupil, launch, isReview } = lesson;
  if (isReview) showNote('review');
  let due: number | undefined;
  const ofPlatform = {
    ...{ pupil, isReview, isNewAttempt: lesson.isNew },
    text: unpacked(lesson.game),
    dream: Number(launch.get(LAUNCH_FIELDS.dream)) || null,
    isLight: launch.has(LAUNCH_FIELDS.isLight),
    keep(text: string) {
      ofPlatform.text = text;
      due ??= window.setTimeout(give, GATHERING);
    },
  } satisfies OfPlatform;
  function give(): void {
    if (due === undefined) return;
    clearTimeout(due);
    due = undefined;
    if (!lesson.keep(packed(ofPlatform.text))) showNote('full');
  }
  Object.assign(window, { ofPlatform });
  addEventListener('message', ({ origin, source, data }) => {
    if (origin === location.origin && source === frame?.contentWindow) lesson.hear(data);
  });
  addEventListener('pagehide', () => {
    give();
    lesson.end(performance.now());
  });
}
/* Once it can ask who plays. */
frame?.setAttribute('src', frame.dataset.game ?? '');
