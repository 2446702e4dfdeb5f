/// <reference lib="dom" />
import { beginLesson, type ScormApi } from './lesson.ts';

/* The script of the package's page; runs in the platform's browser window, from a file of the package. */

type Place = Window & { readonly API?: ScormApi };
/** Windows to look through, upwards; platforms nest a few. */
const MOST_WINDOWS = 20;

/** The platform's API in this window or one around it. A window of another origin has none to show. */
function apiAbove(start: Window): ScormApi | null {
  let place = start as Place;
  for (let n = 0; n < MOST_WINDOWS; n += 1) {
    try {
      if (place.API !== undefined) return place.API;
    } catch {
      // of another origin; the platform may be further up
    }
    if (place.parent === place) return null;
    place = place.parent as Place;
  }
  return null;
}

const api = apiAbove(window) ?? (window.top?.opener ? apiAbove(window.top.opener as Window) : null);
const frame = document.querySelector('iframe');
if (api === null) document.querySelector('[data-alone]')?.removeAttribute('hidden');
else if (frame !== null) {
  const game = new URL(frame.src).origin;
  const lesson = beginLesson(api);
  addEventListener('message', ({ origin, source, data }) => {
    if (origin === game && source === frame.contentWindow) lesson.hear(data);
  });
  addEventListener('pagehide', () => lesson.end(performance.now()));
}
