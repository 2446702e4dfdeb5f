import { useEffect } from 'react';

/** React hears of a change only where the value differs from the one that it last saw. */
function write(input: HTMLInputElement, value: string): void {
  input.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Stands beside a screen. Once it is there, forms are the program's own: what was written into one before, or filled in by
 * the browser, is told to it as if it were written now, and one that was sent before is sent.
 */
export function ReplayEarlyInput(): null {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.started !== undefined) return;
    dataset.started = '';
    const { typed = {}, sent = false } = window.early ?? {};
    for (const input of document.querySelectorAll<HTMLInputElement>('form input:not([type=checkbox], [type=radio])')) {
      const value = typed[input.name] ?? input.value;
      if (value !== '') write(input, value);
    }
    /* After the screen has taken in what was written. */
    if (sent) setTimeout(() => document.querySelector('form')?.requestSubmit());
  }, []);
  return null;
}
