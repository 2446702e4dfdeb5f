import type { OuterMessage } from '@consorcio/contract/wire';

/** True inside a frame of another site, to which a browser may grant less. */
export const isInFrame = (): boolean => window.parent !== window;

/**
 * Tells the page that shows the game in a frame; nothing without one. Any origin may hear it: the server lets only those of the
 * operator's list show the game (`frame-ancestors`), and nothing in it is about anybody.
 */
export function tellOuterPage(message: OuterMessage): void {
  if (isInFrame()) window.parent.postMessage(message, '*');
}
