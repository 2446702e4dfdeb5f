/*
 * A hand that taps twice means what stood there at the first tap. A control that has come under the finger since then, such as the
 * ground or a button of a dialog that has just opened, and one that means something else by now, takes no part of a double tap;
 * nor does one that sends a form, which a quick refusal would let send it again.
 */

/** Milliseconds from one tap to the next of the same burst, and from its first one to its end. */
const APART = 400;
const BURST = 1_500;
/** Milliseconds in which a label presses its field. */
const AT_ONCE = 10;
/** Pixels from one tap to the next: a finger's width. */
const REACH = 24;

/** What takes a tap; a dialog's own is its ground. */
const CONTROLS = 'a, button, dialog, input, label, select, summary, textarea';
const wordsOf = (control: Element): string =>
  control.matches('a, button') ? `${control.getAttribute('aria-label')} ${control.textContent}` : '';

interface Tap {
  /** By the clock of events. */
  readonly time: number;
  /** Of the first of its burst. */
  readonly since: number;
  readonly x: number;
  readonly y: number;
  /** The controls in reach before anything answered the first tap, with their words, that take a second one. */
  readonly there: ReadonlyMap<Element, string>;
}

function controlsAround(x: number, y: number): ReadonlyMap<Element, string> {
  const steps = [-REACH, 0, REACH];
  const found = steps.flatMap((across) =>
    steps.flatMap((down) => document.elementFromPoint(x + across, y + down)?.closest(CONTROLS) ?? []),
  );
  const taken = found.filter((control) => !control.matches('button[type=submit]'));
  return new Map(taken.map((control) => [control, wordsOf(control)]));
}

/** Keeps the later taps of a burst from whatever was not under the first one. */
export function attachSecondTaps(page: Pick<Window, 'addEventListener'> = window): void {
  let last: Tap | null = null;
  const hear = (event: MouseEvent): void => {
    const { clientX: x, clientY: y, timeStamp: time, detail, isTrusted, target } = event;
    /* A key and a script press without a place. */
    if (!isTrusted || detail === 0 || !(target instanceof Element)) return;
    const passed = last === null ? BURST : time - last.time;
    if (passed < AT_ONCE) return;
    const control = target.closest(CONTROLS);
    const isOfBurst =
      last !== null && passed < APART && time - last.since < BURST && Math.hypot(x - last.x, y - last.y) < REACH;
    if (last !== null && isOfBurst && control !== null && last.there.get(control) !== wordsOf(control)) {
      last = { ...last, time };
      event.preventDefault();
      event.stopImmediatePropagation();
    } else last = { time, since: time, x, y, there: controlsAround(x, y) };
  };
  page.addEventListener('click', hear, { capture: true });
}
