import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Puts the program into the page. What the build wrote ahead for this visitor and this path is taken over as it stands;
 * anything else gives way. program/head-script.ts has found out which of the two it is. Done in small steps: a finger is heard
 * between them.
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
