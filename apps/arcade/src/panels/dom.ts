import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { playEffect } from '../page/host-bridge.ts';
import { isOneSwitch } from '../page/settings.ts';

/** An element with a class, and children or words. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}

/**
 * Around what is played by keys of its own: a screen reader keeps letters and digits for itself everywhere else. Its `commands`, the
 * buttons, are to take the focus as one bar: Orca 43 gives the keys up for a bar of an application, not for a heading or a button in it,
 * and an application itself that opens with the focus is not told at all.
 */
export function keysReachIt(content: HTMLElement, commands: HTMLElement): HTMLElement {
  commands.classList.add('calm-keys');
  commands.tabIndex = -1;
  commands.setAttribute('role', 'toolbar');
  commands.setAttribute('aria-label', copy.calm.heading);
  const made = element('div', '', content);
  made.setAttribute('role', 'application');
  return made;
}

export type ButtonLook = 'main' | 'play' | 'plain';

export function button(words: string, look: ButtonLook, onClick: () => void): HTMLButtonElement {
  const made = element('button', `button ${look}`, words);
  made.type = 'button';
  made.addEventListener('click', () => {
    // Every click plays CLICK (SPEC section 9), and the page around the frame hears none of it.
    playEffect('CLICK');
    onClick();
  });
  return made;
}

/** A panel over the field that holds the focus while it is open. */
export interface Panel {
  close(): void;
  /** Calls back on every key but those that move the focus or close the panel. */
  onKey(callback: (event: KeyboardEvent) => void): void;
}

/**
 * Opens a panel, a modal dialog; `onEscape` is what the Escape key means there. Its heading takes the focus: the key that was
 * held when it opened presses nothing in it. A player with one switch has no way from the heading to a button, and gets the
 * first button instead. A `cover` hides the field: a pause is no time to think.
 */
export function openPanel(
  heading: string,
  body: readonly Node[],
  onEscape?: () => void,
  ground: 'veil' | 'veil cover' = 'veil',
): Panel {
  const title = element('h2', 'ribbon', heading);
  title.id = 'panel-title';
  title.tabIndex = -1;
  const panel = element('div', 'panel', title, ...body);
  const veil = element('dialog', ground, panel);
  veil.setAttribute('aria-labelledby', title.id);
  const focusable = (): HTMLElement[] =>
    [...panel.querySelectorAll<HTMLElement>('button:not(:disabled):not([hidden]), input, summary')].filter(isUnfolded);
  veil.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      // The browser would close it.
      event.preventDefault();
      onEscape?.();
    }
    if (event.key === 'Tab') keepInside(event, focusable());
  });
  // The gesture of a phone.
  veil.addEventListener('cancel', (event) => {
    event.preventDefault();
    onEscape?.();
  });
  document.body.append(veil);
  // While it is inert, the browser gives no button the focus and scrolls no page around the frame.
  veil.inert = true;
  veil.showModal();
  veil.inert = false;
  ((isOneSwitch() ? focusable()[0] : undefined) ?? title).focus({ preventScroll: true });
  return {
    close: () => veil.remove(),
    onKey(callback) {
      veil.addEventListener('keydown', (event) => {
        if (!['Tab', 'Shift', 'Escape'].includes(event.key) && !event.repeat) callback(event);
      });
    },
  };
}

/** Not inside a `details` that is closed; its summary is always there. */
const isUnfolded = (item: HTMLElement): boolean =>
  item.tagName === 'SUMMARY' || item.closest('details:not([open])') === null;

function keepInside(event: KeyboardEvent, inside: readonly HTMLElement[]): void {
  const [first, last] = [inside[0], inside.at(-1)];
  const isAtStart = document.activeElement === first || !inside.includes(document.activeElement as HTMLElement);
  if (event.shiftKey ? !isAtStart : document.activeElement !== last) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
