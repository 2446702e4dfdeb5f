import { watchUpdates } from './program-update.ts';

/** Milliseconds of rest after the page has loaded; the first screen comes before the next visit's. */
const REST = 4_000;

/** Keeps the program on the device (worker/service-worker.ts), once the first screen stands. Built pages only. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const hadWorker = navigator.serviceWorker.controller !== null;
  const register = async (): Promise<void> => {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    if (registration !== undefined) watchUpdates(registration, hadWorker);
  };
  /* Browsers refuse it in some private windows: the game goes on without. */
  setTimeout(() => void register().catch(() => undefined), REST);
}
