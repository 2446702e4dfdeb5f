import { useEffect, useRef } from 'react';

/*
 * The browser's way back closes what is open before it leaves the screen. Each thing that can be closed has an entry of its own in
 * the history, at the same address, whose state says how many are open (`open`). Entries and open things are brought into line
 * after every change; an entry of what is closed already (after a reload, or on the way back from another screen) is passed over.
 * The router dispatches an event after each pushState and replaceState.
 */

interface Open {
  readonly close: () => void;
}
const opened: Open[] = [];
let isAligning = false;
/** Where the screen went while entries were being taken back, which the history does in a later task, from the entry it then has. */
let left: { readonly by: 'pushState' | 'replaceState'; readonly state: unknown; readonly href: string } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const stateNow = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};
const entries = (): number => {
  const { open } = stateNow();
  return typeof open === 'number' ? open : 0;
};

function align(): void {
  if (isAligning) return;
  const more = opened.length - entries();
  for (let open = entries() + 1; open <= opened.length; open += 1) history.pushState({ ...stateNow(), open }, '');
  if (more >= 0) return;
  isAligning = true;
  history.go(more);
}

/** In a task of its own: one popup often follows another, and a link leads to another entry at once. */
function alignSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(align);
}

/* Listens as long as the page lives: entries outlive what was open. The build runs screens without a window. */
if (typeof window !== 'undefined') {
  for (const by of ['pushState', 'replaceState'] as const)
    addEventListener(by, () => {
      if (isAligning) left = { by, state: history.state, href: location.href };
    });
  addEventListener('popstate', () => {
    if (!isAligning) for (const { close } of opened.slice(entries()).reverse()) close();
    isAligning = false;
    if (left !== null) history[left.by](left.state, '', left.href);
    left = null;
    alignSoon();
  });
  alignSoon();
}

/** While `isOpen`, the way back calls `onClose` instead of leaving the screen. */
export function useBackCloses(isOpen: boolean, onClose: (() => void) | undefined): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!isOpen) return;
    const one = { close: () => close.current?.() };
    opened.push(one);
    alignSoon();
    return () => {
      opened.splice(opened.indexOf(one), 1);
      alignSoon();
    };
  }, [isOpen]);
}

/** The same of something that is open without being shown, such as what waits below another overlay. */
export function BackCloses({ onClose }: { readonly onClose: () => void }): null {
  useBackCloses(true, onClose);
  return null;
}
