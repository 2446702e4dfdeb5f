import { afterEach, expect, test, vi } from 'vitest';
import { arriveAt } from './arrive-at.ts';

/** A page on which nothing has the focus, and headings that take it. */
function page() {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  const heading = (): HTMLElement => {
    const marks = new Set<string>();
    const element = {
      hasAttribute: (name: string) => marks.has(name),
      setAttribute: (name: string) => marks.add(name),
      before: () => undefined,
      remove: () => undefined,
      focus() {
        document.activeElement = element;
      },
    };
    return element as unknown as HTMLElement;
  };
  const body = heading();
  const document: { activeElement: object } = { activeElement: body };
  const places: HTMLElement[] = [];
  const createElement = (): HTMLElement => {
    const place = heading();
    places.push(place);
    return place;
  };
  vi.stubGlobal('document', Object.assign(document, { body, createElement }));
  return { document, heading, places };
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
  expect([screen, question]).not.toContain(document.activeElement);
  vi.advanceTimersByTime(400);
  expect(document.activeElement).toBe(question);
});

test('until a heading takes the focus, an empty place before it has it', () => {
  const { document, heading, places } = page();
  const [button, title] = [heading(), heading()];
  arriveAt(title);
  expect(document.activeElement).toBe(places[0]);
  vi.advanceTimersByTime(1_000);
  expect(document.activeElement).toBe(title);
  button.focus();
  arriveAt(title);
  expect(document.activeElement).toBe(title);
  expect(places).toHaveLength(1);
});

test('a heading leaves the focus to what the player has gone on to', () => {
  const { document, heading } = page();
  const [screen, button] = [heading(), heading()];
  arriveAt(screen);
  button.focus();
  vi.advanceTimersByTime(1_000);
  expect(document.activeElement).toBe(button);
});
