import { oldBrowserCopy } from '@consorcio/copy/old-browser';

/**
 * The first script of every page, in words that browsers of 2012 understand: it tells one that is older than the promise to
 * be updated, in place of a page that would be broken. `structuredClone` came with Chrome 98, Firefox 94 and Safari 15.4,
 * dialogs with Firefox 98. It stops the page, so that nothing else of it is loaded.
 */
export const CHECK_OF_AGE = [
  'window.structuredClone&&window.HTMLDialogElement||(function(r){',
  `function say(){r.textContent=${JSON.stringify(oldBrowserCopy.sentence)};`,
  "r.style.cssText='padding:2em;font:20px sans-serif'}",
  'say();window.onload=say;window.stop&&stop()',
  '})(document.documentElement)',
].join('');
