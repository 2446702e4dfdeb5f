import { withBase } from '@consorcio/contract/wire';
import { isLight } from '../ui/light-mode.ts';
import { trustedScriptUrl } from '../ui/trusted.ts';

/** Milliseconds to wait after the start, so that the worker's downloads do not delay the first screen. */
const REST = 4_000;

interface Screen {
  readonly name: string;
  readonly isQuiet?: boolean;
  readonly path: string;
}

let isAsked = false;
/** The code that looks for a newer program, once the worker is registered. */
let updates: typeof import('./program-update.ts') | undefined;
/** The player came by a link, and has not decided anything yet. */
let isHurried = false;

/** True on the map of who came by a link and has not decided anything yet: nothing is fetched ahead for later screens. */
export const awaitsDecision = (name: string): boolean => isHurried && name === 'map';

/**
 * Called whenever a screen is entered: activates a newer program that waits, or registers the worker after the first screen
 * was shown. For who came by a link that waits until the first decision has led away from the map; in 'modo leve' it does
 * not happen. Built pages only.
 */
export function startWorker({ name, isQuiet = false, path }: Screen): void {
  updates?.applyUpdateBetweenScreens(path);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isAsked || isLight()) return;
  isHurried ||= isQuiet;
  if (isQuiet || awaitsDecision(name)) return;
  isAsked = true;
  /* Browsers refuse it in some private windows: the game works without it, and asks again with the next screen. */
  register().catch(() => {
    isAsked = false;
  });
}

async function register(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, REST));
  const code = await import('./program-update.ts');
  await code.registerWorker(trustedScriptUrl(withBase('/sw.js')));
  updates = code;
}
