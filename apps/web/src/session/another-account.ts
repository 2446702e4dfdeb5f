import type { ReplyOf } from '@consorcio/contract';
import { storedToken } from './local-keys.ts';

/*
 * Tabs of one browser share the token. A tab shows one account, until it is told to show another: no call of it goes out with a token
 * of somebody else, who has logged in in another tab.
 */

interface Own {
  readonly token: string;
  readonly id: string;
}
let own: Own | null = null;
let other: string | null = null;
const listeners = new Set<() => void>();

/** Whom this tab shows from now on; null: nobody. */
export function showAccount(account: Own | null): void {
  own = account;
}

/** The name of who has logged in in another tab, perhaps empty; null while this tab shows who is logged in. */
export const otherAccount = (): string | null => other;
export function onOtherAccount(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the browser has another token than the one by which this tab was opened. */
export function isTokenOfOther(): boolean {
  const token = storedToken();
  return own !== null && token !== null && token !== own.token;
}

/**
 * Waits until it is known whose the browser's token is: goes on where it is the same account's, and never where it is another's, of
 * whom the player is told. @throws what `fetch` throws without a connection
 */
export async function sameAccount(ask: (token: string) => Promise<Response>): Promise<void> {
  const token = storedToken();
  if (token === null || own === null) return;
  const answer = await ask(token);
  if (!answer.ok) return;
  const { id, name } = (await answer.json()) as ReplyOf<'auth'>;
  if (id === own.id) {
    own = { token, id };
    return;
  }
  other = name;
  for (const listen of listeners) listen();
  await new Promise(() => undefined);
}
