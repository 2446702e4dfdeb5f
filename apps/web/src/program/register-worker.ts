import { withBase } from '@consorcio/contract/wire';
import { isLight } from '../ui/light-mode.ts';
import { trustedScriptUrl } from '../ui/trusted.ts';
import { watchUpdates } from './program-update.ts';

/** Milliseconds to wait after the start, so that the worker's downloads do not delay the first screen. */
const REST = 4_000;

interface Screen {
  readonly name: string;
  readonly isQuiet?: boolean;
}

let isAsked = false;
/** The player came by a link, and has not decided anything yet. */
let isHurried = false;

/** True on the map of who came by a link and has not decided anything yet: nothing is fetched ahead for later screens. */
export const awaitsDecision = (name: string): boolean => isHurried && name === 'map';

/**
 * Registers the service worker (worker/service-worker.ts) after the first screen was shown: it fetches the whole program. For
 * who came by a link that waits until the first decision has led away from the map; in 'modo leve' it does not happen. Built
 * pages only.
 */
export function registerWorker({ name, isQuiet = false }: Screen): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isAsked || isLight()) return;
  isHurried ||= isQuiet;
  if (isQuiet || awaitsDecision(name)) return;
  isAsked = true;
  const hadWorker = navigator.serviceWorker.controller !== null;
  const register = async (): Promise<void> => {
    const registration = await navigator.serviceWorker.register(trustedScriptUrl(withBase('/sw.js')), {
      updateViaCache: 'none',
    });
    if (registration !== undefined) watchUpdates(registration, hadWorker);
  };
  /* Browsers refuse it in some private windows: the game works without it, and asks again with the next screen. */
  setTimeout(
    () =>
      void register().catch(() => {
        isAsked = false;
      }),
    REST,
  );
}
