import type { OfPlatform } from '@consorcio/contract/wire';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
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

/** The game in letters that any platform keeps. */
const packed = (text: string): string => btoa(strFromU8(deflateSync(strToU8(text), { level: 9 }), true));
/** Empty for what a platform has cut. */
function unpacked(text: string): string {
  try {
    return strFromU8(inflateSync(strToU8(atob(text), true)));
  } catch {
    return '';
  }
}
/** Milliseconds for which what happens is gathered before the platform keeps it. */
const GATHERING = 3_000;

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
  const game = new URL(address, location.href).origin;
  const isInside = !address.startsWith('http');
  let due: number | undefined;
  const ofPlatform = {
    pupil: lesson.pupil,
    text: unpacked(lesson.game),
    keep(text: string) {
      ofPlatform.text = text;
      due ??= window.setTimeout(give, GATHERING);
    },
  } satisfies OfPlatform;
  function give(): void {
    if (due === undefined) return;
    clearTimeout(due);
    due = undefined;
    lesson.keep(packed(ofPlatform.text));
  }
  if (isInside) Object.assign(window, { ofPlatform });
  show(isInside ? '' : `#aluno=${lesson.pupil}`);
  addEventListener('message', ({ origin, source, data }) => {
    if (origin === game && source === frame.contentWindow) lesson.hear(data);
  });
  addEventListener('pagehide', () => {
    give();
    lesson.end(performance.now());
  });
}
