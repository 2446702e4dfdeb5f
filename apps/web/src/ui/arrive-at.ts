/** Milliseconds in which a screen reader takes in what the last frame changed; 300 were too few on a busy machine. */
const TAKEN_IN = 500;

/** Nothing has the focus: what had it was taken away. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Calls off the arrival that is under way: only the newest is told. */
let callOffLast = (): void => undefined;

/**
 * Gives the focus to what came in the place of a pressed button. Where the button is gone, the focus follows after a moment,
 * unless something else has it by then: Orca 43 takes a focus that comes together with the removal for the repair of its own
 * place, and says nothing. `way`: has the focus until then; where the element is the first thing of what came, Orca's place is
 * there already, and only a focus from elsewhere is told.
 * @returns what calls it off
 */
export function arriveAt(
  element: HTMLElement | null | undefined,
  options?: FocusOptions,
  way?: HTMLElement | null,
): () => void {
  callOffLast();
  if (!isFocusLost()) {
    element?.focus(options);
    return () => undefined;
  }
  if (way) {
    way.tabIndex = -1;
    way.focus({ preventScroll: true });
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      if (isFocusLost() || document.activeElement === way) element?.focus(options);
    }, TAKEN_IN);
  });
  const callOff = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  callOffLast = callOff;
  return callOff;
}
