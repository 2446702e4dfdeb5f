import { LOST_FILE_BOX } from '@consorcio/contract/lost-file';
import { pathHere, searchHere, withBase } from '@consorcio/contract/wire';
import { guardCopy } from '@consorcio/copy/first-screens';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { useSearch } from 'wouter';
import { prefetchCalls } from './api/client.ts';
import { sound } from './audio/index.ts';
import { type PageRoute, ROUTES } from './routes.tsx';
import { CURRENT_CYCLE } from './session/cycle-shown.ts';
import { RouteGuard } from './session/guards/route-guard.tsx';
import { useSession } from './session/session-store.ts';
import { arriveAt, isFocusLost } from './ui/arrive-at.ts';
import { countVisit } from './ui/go-back.ts';
import { isLight } from './ui/light-mode.ts';
import { loadChunk } from './ui/loading/load-chunk.ts';
import { Waiting } from './ui/loading/waiting.tsx';
import { trustedScriptUrl } from './ui/trusted.ts';

const loadSignedIn = () => loadChunk('SignedIn', () => import('./signed-in.tsx'));
const SignedIn = lazy(loadSignedIn);
const NOTHING = [] as const;
/** Milliseconds after which the code of the next screens is preloaded. */
const REST = 1_500;

/** Whether a campaign runs, as far as this device knows before it asks: without one, or with its results due, the stage is refused. */
function mayHaveStage(): boolean {
  if (searchHere().includes('complete=true')) return false;
  const { isLoggedIn, campaign } = useSession.getState().user;
  const isKnownToRun = campaign !== null && !campaign.completed;
  return isKnownToRun || ((!isLoggedIn || campaign === null) && CURRENT_CYCLE.read() !== null);
}

/** One route: its code is fetched while its guard validates; the screen renders once the guard lets it. */
export function Page({ route }: { route: PageRoute }) {
  const isComplete = new URLSearchParams(useSearch()).get('complete') === 'true';
  const {
    name,
    theme,
    Screen,
    guard,
    resultsGuard,
    isSignedIn,
    isQuiet = false,
    preload,
    prefetches = NOTHING,
    Fallback = Waiting,
  } = route;
  useEffect(() => {
    countVisit();
    prefetchCalls(mayHaveStage() ? prefetches : prefetches.filter((call) => call !== 'stageCurrent'));
    startWorker({ name, isQuiet, path: pathHere() });
    const parts = [preload?.(), isSignedIn ? loadSignedIn() : undefined];
    Promise.all(parts).catch(ignoreFailure);
    const timer = setTimeout(() => preloadNextScreens(name), REST);
    return () => clearTimeout(timer);
  }, [preload, isSignedIn, isQuiet, prefetches, name]);

  useEffect(() => (isQuiet ? sound.hold() : undefined), [isQuiet]);
  useEffect(() => {
    if (theme !== undefined) sound.playTheme(theme);
  }, [theme]);

  const screen = isSignedIn ? (
    <SignedIn>
      <Screen />
    </SignedIn>
  ) : (
    <Screen />
  );
  const page = (
    <Suspense fallback={<Fallback label={guardCopy.loading} detail={guardCopy.loadingDetail} />}>
      {screen}
      <ReplayEarlyInput />
    </Suspense>
  );
  const asked = isComplete ? (resultsGuard ?? guard) : guard;
  return (
    <>
      {asked === undefined ? (
        page
      ) : (
        <RouteGuard key={asked} route={asked} Fallback={Fallback}>
          {page}
        </RouteGuard>
      )}
      <Arrival />
    </>
  );
}

let isFirstPage = true;

/** Rendered with each screen: every page has the same title (SPEC section 2), so its heading takes the focus and is read. */
function Arrival(): null {
  useEffect(() => {
    if (isFirstPage) isFirstPage = false;
    else return focusHeading();
  }, []);
  return null;
}

/**
 * Gives the focus to the screen's heading as soon as it is there, unless something else has it by then, as in a dialog.
 * @returns what calls it off
 */
function focusHeading(): () => void {
  const watch = new MutationObserver(look);
  let stop = (): void => undefined;
  function look(): void {
    const isTaken = !isFocusLost() || document.querySelector('dialog[open]') !== null;
    const heading = document.querySelector<HTMLElement>('main h1:not([data-waiting])');
    if (!isTaken && heading === null) return;
    watch.disconnect();
    if (isTaken || heading === null) return;
    heading.tabIndex = -1;
    stop = arriveAt(heading, { preventScroll: true });
  }
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    watch.disconnect();
    stop();
  };
}

/** A failed preload is tried again, and its failure reported, when the screen is shown. */
const ignoreFailure = (): undefined => undefined;

function preloadNextScreens(current: PageRoute['name']): void {
  if (isLight() || awaitsDecision(current)) return;
  for (const { preload } of ROUTES.filter(({ follows }) => follows === current)) preload?.().catch(ignoreFailure);
}

/** Sets a value so that React reports a change: it does so only when the value differs from the last one it saw. */
function write(input: HTMLInputElement, value: string): void {
  input.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What the browser sends to a form that is submitted; requestSubmit is newer than some promised browsers. */
const asked = (): Event => new Event('submit', { bubbles: true, cancelable: true });

/**
 * Rendered beside a screen. After the first mount it replays what was typed into a form, or filled in by the browser,
 * before the program was loaded, leaves the fields that were left, submits a form that was submitted before, and presses a button that was pressed before.
 * It runs in the same commit as the screen: a press is either handled by the screen or replayed, never both.
 */
function ReplayEarlyInput(): null {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.started !== undefined) return;
    dataset.started = '';
    document.getElementById(LOST_FILE_BOX)?.remove();
    const { typed: _replayed, ...state } = (history.state ?? {}) as { readonly typed?: unknown };
    if (_replayed !== undefined) history.replaceState(state, '');
    const { typed = {}, left, sent = false } = window.early ?? {};
    for (const input of document.querySelectorAll<HTMLInputElement>('form input:not([type=checkbox], [type=radio])')) {
      const value = typed[input.name] ?? input.value;
      if (value !== '') write(input, value);
      /* What React hears as a blur. */
      if (left?.has(input.name)) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
    /* After the screen has taken in what was written. */
    if (sent) setTimeout(() => document.querySelector('form')?.dispatchEvent(asked()));
    setTimeout(() => {
      const pressed = window.early?.pressed;
      if (pressed?.isConnected) pressed.click();
    });
  }, []);
  return null;
}

/** Milliseconds to wait after the start, so that the worker's downloads do not delay the first screen. */
const WORKER_REST = 4_000;

interface EnteredScreen {
  readonly name: string;
  readonly isQuiet?: boolean;
  readonly path: string;
}

let isAsked = false;
/** The code that looks for a newer program, once the worker is registered. */
let updates: typeof import('./program/program-update.ts') | undefined;
/** The player came by a link, and has not decided anything yet. */
let isHurried = false;

/** True on the map of who came by a link and has not decided anything yet: nothing is fetched ahead for later screens. */
const awaitsDecision = (name: string): boolean => isHurried && name === 'map';

/**
 * Called whenever a screen is entered: activates a newer program that waits, or registers the worker after the first screen
 * was shown. For who came by a link that waits until the first decision has led away from the map; in 'modo leve' it does
 * not happen. Built pages only.
 */
function startWorker({ name, isQuiet = false, path }: EnteredScreen): void {
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
  await new Promise((resolve) => setTimeout(resolve, WORKER_REST));
  const code = await import('./program/program-update.ts');
  await code.registerWorker(trustedScriptUrl(withBase('/sw.js')));
  updates = code;
}
