import { isMinigamePath } from '@consorcio/contract/wire';

/*
 * A new version of the program is taken over between two screens only, when no popup is open and no minigame runs: the
 * page is then loaded anew where it is, and what the player did is on the server.
 */

/** Milliseconds between two questions whether there is a newer program. */
const ASK_EVERY = 60 * 60_000;
/** A page in the middle of a minigame is never loaded anew, nor one under a popup. */
const isBusy = (path: string): boolean => isMinigamePath(path) || document.querySelector('dialog[open]') !== null;

let registration: ServiceWorkerRegistration | undefined;
/** The screen that was entered when we asked the waiting worker to take over. */
let askedAt: string | undefined;
/** Another tab asked it, or it came late. */
let isTakenOver = false;
let asked = Date.now();

/** Told by the registration; `hadWorker`: this page was already served by a worker, so another one is an update. */
export function watchUpdates(found: ServiceWorkerRegistration, hadWorker: boolean): void {
  registration = found;
  let isFirst = !hadWorker;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) isTakenOver = true;
    isFirst = false;
    /* It may come late: the old worker first ends what it is fetching, and the player has gone on. */
    if (askedAt === location.pathname && !isBusy(location.pathname)) location.reload();
  });
}

/** Called whenever a screen is entered. */
export function applyUpdateBetweenScreens(path: string): void {
  if (registration === undefined || isBusy(path)) return;
  if (isTakenOver) location.reload();
  else if (registration.waiting !== null) {
    askedAt = path;
    registration.waiting.postMessage('take-over');
  } else if (Date.now() - asked > ASK_EVERY) {
    asked = Date.now();
    registration.update().catch(() => undefined);
  }
}
