import { LOST_FILE_BOX } from '@consorcio/contract/lost-file';
import { useLayoutEffect } from 'react';

/** Sets a value so that React reports a change: it does so only when the value differs from the last one it saw. */
function write(input: HTMLInputElement, value: string): void {
  input.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What the browser sends to a form that is submitted; `requestSubmit` is newer than some promised browsers. */
const asked = (): Event => new Event('submit', { bubbles: true, cancelable: true });

/**
 * Rendered beside a screen. After the first mount it replays what was typed into a form, or filled in by the browser,
 * before the program was loaded, leaves the fields that were left, submits a form that was submitted before, and presses a button that was pressed before.
 * It runs in the same commit as the screen: a press is either handled by the screen or replayed, never both.
 */
export function ReplayEarlyInput(): null {
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
