import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Mounts the program. A page that was prerendered for this visitor and this path is hydrated; any other content is
 * replaced. program/head-script.ts has decided which of the two it is. Hydration is a transition, so that it does not
 * block input.
 */
export function mountApp(root: HTMLElement, program: ReactNode): void {
  const { dataset } = document.documentElement;
  if (root.firstElementChild !== null && dataset.blank === undefined) {
    startTransition(() => void hydrateRoot(root, program));
    return;
  }
  root.replaceChildren();
  delete dataset.blank;
  createRoot(root).render(program);
}
