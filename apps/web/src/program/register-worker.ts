import { trustedScriptUrl } from '../ui/trusted.ts';
import { watchUpdates } from './program-update.ts';

/** Milliseconds to wait after the start, so that the worker's downloads do not delay the first screen. */
const REST = 4_000;

/** Registers the service worker (worker/service-worker.ts) after the first screen was shown. Built pages only. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const hadWorker = navigator.serviceWorker.controller !== null;
  const register = async (): Promise<void> => {
    const registration = await navigator.serviceWorker.register(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' });
    if (registration !== undefined) watchUpdates(registration, hadWorker);
  };
  /* Browsers refuse it in some private windows: the game works without it. */
  setTimeout(() => void register().catch(() => undefined), REST);
}
