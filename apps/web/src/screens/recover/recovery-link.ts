import { useEffect, useState } from 'react';

/** The token of a link from a mail: what stands behind the # of the address. Its length is for the server to judge. */
const TOKEN = /^#([\w-]{40,100})$/;

/** The token in an address's fragment; null when there is none. */
export const tokenIn = (fragment: string): string | null => TOKEN.exec(fragment)?.[1] ?? null;

/**
 * The token with which this screen was opened. It is taken out of the address at once, so that it stays in no history and
 * in no picture of the screen; the page alone keeps it. Also when a link is opened where the screen stands already.
 */
export function useRecoveryLink(): readonly [token: string | null, drop: () => void] {
  const [token, setToken] = useState(() => tokenIn(location.hash));
  useEffect(() => {
    const take = (): void => {
      const found = tokenIn(location.hash);
      if (found === null) return;
      setToken(found);
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return [token, () => setToken(null)];
}
