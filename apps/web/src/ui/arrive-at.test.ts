import { afterEach, expect, test, vi } from 'vitest';
import { arriveAt } from './arrive-at.ts';

/** A page on which nothing has the focus, and headings that take it. */
function page() {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  const body = {};
  const document: { body: object; activeElement: object } = { body, activeElement: body };
  vi.stubGlobal('document', document);
  const heading = (): HTMLElement => {
    const element = {
      focus() {
        document.activeElement = element;
      },
    };
    return element as unknown as HTMLElement;
  };
  return { document, heading };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('of two headings that come one after the other the newest alone takes the focus', () => {
  const { document, heading } = page();
  const [screen, question] = [heading(), heading()];
  arriveAt(screen);
  vi.advanceTimersByTime(300);
  arriveAt(question);
  vi.advanceTimersByTime(400);
  expect(document.activeElement).toBe(document.body);
  vi.advanceTimersByTime(400);
  expect(document.activeElement).toBe(question);
});

test('a heading leaves the focus to what the player has gone on to', () => {
  const { document, heading } = page();
  const [screen, button] = [heading(), heading()];
  arriveAt(screen);
  button.focus();
  vi.advanceTimersByTime(1_000);
  expect(document.activeElement).toBe(button);
});
