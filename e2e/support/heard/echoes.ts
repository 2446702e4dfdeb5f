import type { CDPSession } from 'playwright-core';
import { gluedIn } from './compare.ts';

/** A node of the accessibility tree, as the browser gives it to a screen reader. */
interface Node {
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

const has = ({ properties = [] }: Node, name: string): boolean =>
  properties.some((property) => property.name === name && property.value.value === true);

/**
 * Why a screen reader would tell the text of the open dialog twice, or glued: its focus is not on a heading, which is told by its own
 * words and its description; or the dialog itself has a description too. Empty where it is told once.
 */
export async function findEchoes(browser: CDPSession): Promise<readonly string[]> {
  const { nodes } = (await browser.send('Accessibility.getFullAXTree')) as { readonly nodes: readonly Node[] };
  const focus = nodes.find((node) => node.role?.value !== 'RootWebArea' && has(node, 'focused'));
  const dialog = nodes.find((node) => node.role?.value === 'dialog' && has(node, 'modal'));
  const told = String(focus?.description?.value ?? '');
  const glued = gluedIn(told);
  return [
    ...(focus?.role?.value === 'heading'
      ? []
      : [`the focus is on ${focus?.role?.value ?? 'nothing'}, not on a heading`]),
    ...(String(dialog?.name?.value ?? '') === '' ? ['the dialog has no name'] : []),
    ...(String(dialog?.description?.value ?? '') === '' ? [] : ['the dialog is described beside its heading']),
    ...(glued === null ? [] : [`words are glued in '${glued}': ${told}`]),
  ];
}
