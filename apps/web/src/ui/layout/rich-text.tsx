import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { trustedMarkup } from '../trusted.ts';

/** The only elements that a description may have; of all others the words stay and the element goes. */
const ALLOWED = { P: 'p', STRONG: 'strong', EM: 'em' } as const;
/** What is not for reading goes with its words. */
const UNREADABLE: readonly string[] = ['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'IFRAME', 'OBJECT'];

/** HTML of the catalogue, rebuilt from an allow-list: no attribute and no other element gets through. */
export function RichText({ html }: { html: string }) {
  return useMemo(() => rebuilt(new DOMParser().parseFromString(trustedMarkup(html), 'text/html').body), [html]);
}

function rebuilt(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (node.nodeType !== Node.ELEMENT_NODE || UNREADABLE.includes(node.nodeName)) return null;
  const name = ALLOWED[node.nodeName as keyof typeof ALLOWED] ?? Fragment;
  return createElement(name, null, ...Array.from(node.childNodes, rebuilt));
}
