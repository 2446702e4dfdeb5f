/** Milliseconds in which a screen reader takes in what the last frame changed; 300 were too few on a busy machine. */
const TAKEN_IN = 500;

/** Marks the place that has the focus until what came takes it. */
const MARK = 'data-way';

/** Nothing has the focus: what had it was taken away. */
export const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.hasAttribute(MARK);
};

/** Calls off the arrival that is under way: only the newest is told. */
let callOffLast = (): void => undefined;

/** An empty place before the element, of which a screen reader has nothing to say. */
function wayTo(element: HTMLElement): HTMLElement {
  const way = document.createElement('span');
  way.className = 'reader-only';
  way.setAttribute(MARK, '');
  way.tabIndex = -1;
  element.before(way);
  return way;
}

/**
 * Gives the focus to what came in the place of a pressed button. Where the button is gone, the focus goes to an empty place and
 * follows after a moment, unless something else has it by then: Orca 43 takes the first focus after a removal for the repair of its
 * own place, and says nothing of it.
 * @returns what calls it off
 */
export function arriveAt(element: HTMLElement | null | undefined, options?: FocusOptions): () => void {
  callOffLast();
  if (!element || !isFocusLost()) {
    element?.focus(options);
    return () => undefined;
  }
  const way = wayTo(element);
  way.focus({ preventScroll: true });
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /* In two halves: a page that was busy drawing all the time has told the screen reader nothing yet. */
  const afterHalf = (goOn: () => void): void => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(goOn, TAKEN_IN / 2);
    });
  };
  afterHalf(() =>
    afterHalf(() => {
      if (isFocusLost()) element.focus(options);
    }),
  );
  /* The place stays as long as the element: its removal would be one more. */
  const callOff = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    way.remove();
  };
  callOffLast = callOff;
  return callOff;
}
