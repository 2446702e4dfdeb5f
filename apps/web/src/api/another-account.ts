import { TOKEN } from '@consorcio/contract/kept';
import type { ComponentType } from 'react';

/*
 * Tabs of one browser share the token. A tab shows one account, until it is told to show another: no call of it goes out with a token
 * of somebody else, who has logged in in another tab.
 */

export interface Own {
  readonly token: string;
  readonly id: string;
}
let own: Own | null = null;
let notice: ComponentType | null = null;
let ask = async (_id: string): Promise<Own | null> => own;
const listeners = new Set<() => void>();

/** Loads the code that asks the server whose token it is. */
export function askAccountBy(by: typeof ask): void {
  ask = by;
}

/** Sets the account that this tab shows from now on; null: none. */
export function showAccount(account: Own | null): void {
  own = account;
}

/** The dialog that covers this tab after another account logged in in another tab. */
export const otherAccountNotice = (): ComponentType | null => notice;
export function onOtherAccount(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export function coverTab(by: ComponentType): void {
  notice = by;
  for (const listen of listeners) listen();
}

/** Whether the browser has another token than the one by which this tab was opened. */
export function isTokenOfOther(): boolean {
  const token = TOKEN.read();
  return own !== null && token !== null && token !== own.token;
}

/**
 * Asks whose the browser's token is. Goes on where it is the same account's, and never where it is another's, of whom the player is
 * told. @throws what `fetch` throws without a connection
 */
export async function checkAccount(): Promise<void> {
  if (own !== null) own = await ask(own.id);
}
