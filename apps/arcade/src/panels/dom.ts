import { playEffect } from '../page/host-bridge.ts';

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

export type ButtonLook = 'main' | 'play' | 'plain';

/** A button with its words and look. */
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
  /** Calls back once on any key that does not move the focus or press a button. */
  onAnyKey(callback: () => void): void;
  /** Calls back on every key but those that move the focus or close the panel. */
  onKey(callback: (event: KeyboardEvent) => void): void;
}

/** Opens a panel; `onEscape` is what the Escape key means there. A `cover` hides the field: a pause is no time to think. */
export function openPanel(
  heading: string,
  body: readonly Node[],
  onEscape?: () => void,
  ground: 'veil' | 'veil cover' = 'veil',
): Panel {
  const title = element('h2', 'ribbon', heading);
  title.id = 'panel-title';
  const panel = element('div', 'panel', title, ...body);
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-modal', 'true');
  panel.setAttribute('aria-labelledby', title.id);
  panel.tabIndex = -1;
  const veil = element('div', ground, panel);
  const focusable = (): HTMLElement[] =>
    [...panel.querySelectorAll<HTMLElement>('button:not(:disabled):not([hidden]), input, summary')].filter(isUnfolded);
  veil.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape' && onEscape !== undefined) onEscape();
    if (event.key === 'Tab') keepInside(event, focusable());
  });
  document.body.append(veil);
  (focusable()[0] ?? panel).focus({ preventScroll: true });
  return {
    close: () => veil.remove(),
    onAnyKey(callback) {
      veil.addEventListener('keydown', ({ key }) => {
        if (!['Tab', 'Shift', 'Enter', ' ', 'Escape'].includes(key)) callback();
      });
    },
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
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
