import { IS_LOCAL, isMinigamePath, pathHere } from '@consorcio/contract/wire';

/*
 * A new version of the program is activated between two screens only, when no popup is open and no minigame runs: the
 * page is then reloaded where it is; what the player did is on the server.
 */

/** Milliseconds between two checks for a newer version. */
const ASK_EVERY = 60 * 60_000;
/** A page is not reloaded during a minigame or while a popup is open. */
const isBusy = (path: string): boolean => isMinigamePath(path) || document.querySelector('dialog[open]') !== null;

let registration: ServiceWorkerRegistration | undefined;
/** Path of the screen that was entered when the waiting worker was told to take over. */
let askedAt: string | undefined;
/** A new worker has taken over, but the page could not be reloaded at that moment. */
let isTakenOver = false;
let asked = Date.now();

/** Called after the registration; `hadWorker`: a worker already controlled this page, so another one is an update. */
export function watchUpdates(found: ServiceWorkerRegistration, hadWorker: boolean): void {
  registration = found;
  let isFirst = !hadWorker;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) isTakenOver = true;
    isFirst = false;
    /* The old worker first ends its fetches: by then the player may be on another screen. */
    const path = pathHere();
    if (askedAt === path && !isBusy(path)) location.reload();
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

/** Registers the service worker (worker/service-worker.ts) of an address; it fetches the whole program. */
export async function registerWorker(address: string): Promise<void> {
  const hadWorker = navigator.serviceWorker.controller !== null;
  const found = await navigator.serviceWorker.register(address, {
    updateViaCache: 'none',
  });
  if (found !== undefined) watchUpdates(found, hadWorker);
  const tell = async (): Promise<void> => (await navigator.serviceWorker.ready).active?.postMessage('installed');
  /* A folder of files goes on without a network wherever it was opened. */
  if (IS_LOCAL || matchMedia('(display-mode: standalone)').matches) void tell();
  addEventListener('appinstalled', () => void tell());
}
