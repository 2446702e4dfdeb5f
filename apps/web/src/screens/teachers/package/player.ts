import { beginLesson, type ScormApi } from './lesson.ts';

/* The script of the package's page; runs in the platform's browser window, from a file of the package. */

type Calls = Readonly<Record<string, (...words: string[]) => unknown>>;
type Place = Window & { readonly API?: Calls; readonly API_1484_11?: Calls };
/** Windows to look through, upwards; platforms nest a few. */
const MOST_WINDOWS = 20;

/** A platform's API in this window or one around it. A window of another origin has none to show. */
function apiAbove(start: Window): { readonly calls: Calls; readonly version: '1.2' | '2004' } | null {
  let place = start as Place;
  for (let n = 0; n < MOST_WINDOWS; n += 1) {
    try {
      if (place.API_1484_11 !== undefined) return { calls: place.API_1484_11, version: '2004' };
      if (place.API !== undefined) return { calls: place.API, version: '1.2' };
    } catch {
      // of another origin; the platform may be further up
    }
    if (place.parent === place) return null;
    place = place.parent as Place;
  }
  return null;
}

/** The same calls under the names of either version. */
const named = (calls: Calls, prefix: string, end: string): ScormApi => ({
  initialize: (nothing) => calls[`${prefix}Initialize`]?.(nothing),
  getValue: (element) => calls[`${prefix}GetValue`]?.(element),
  setValue: (element, value) => calls[`${prefix}SetValue`]?.(element, value),
  commit: (nothing) => calls[`${prefix}Commit`]?.(nothing),
  finish: (nothing) => calls[end]?.(nothing),
});

const found = apiAbove(window) ?? (window.top?.opener ? apiAbove(window.top.opener as Window) : null);
const frame = document.querySelector('iframe');
const link = document.querySelector('a');
const address = frame?.dataset.game ?? '';
const show = (fragment: string): void => {
  frame?.setAttribute('src', address + fragment);
  link?.setAttribute('href', address + fragment);
};
if (found === null || frame === null) {
  document.querySelector('[data-alone]')?.removeAttribute('hidden');
  show('');
} else {
  const { calls, version } = found;
  const api = version === '2004' ? named(calls, '', 'Terminate') : named(calls, 'LMS', 'LMSFinish');
  const lesson = beginLesson(api, version);
  const game = new URL(address).origin;
  show(`#aluno=${lesson.pupil}`);
  addEventListener('message', ({ origin, source, data }) => {
    if (origin === game && source === frame.contentWindow) lesson.hear(data);
  });
  addEventListener('pagehide', () => lesson.end(performance.now()));
}
