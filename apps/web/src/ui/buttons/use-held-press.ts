import { type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds that a button is held before it repeats, and between two repeats. */
const HELD = 400;
const REPEAT = 110;

interface HeldPress {
  readonly onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerLeave: () => void;
  readonly onPointerCancel: () => void;
  readonly onClick: () => void;
}

/** Handlers of a button whose `press` repeats while it is held; a tap or a key presses once. */
export function useHeldPress(press: () => void): HeldPress {
  const latest = useRef(press);
  latest.current = press;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ currentTarget: button, pointerId }) => {
      // What the press changes may move the button away from under the finger.
      button.setPointerCapture(pointerId);
      hasRepeated.current = false;
      const repeat = (): void => {
        if (button.disabled) return;
        hasRepeated.current = true;
        latest.current();
        timer.current = setTimeout(repeat, REPEAT);
      };
      stop();
      timer.current = setTimeout(repeat, HELD);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      if (!hasRepeated.current) latest.current();
      hasRepeated.current = false;
    },
  };
}
