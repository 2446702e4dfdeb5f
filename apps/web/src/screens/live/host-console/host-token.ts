import { hostKeyOf, hostToken, keepHostKey } from '../../../live/host-keys.ts';
import { livePath } from '../../../live/live-paths.ts';

const KEY = /^#([A-Za-z0-9_-]{43})$/;

/** Keeps the key of a host card and removes it from the address at once. */
export function takeCardKey(groupId: string): void {
  const [, key] = KEY.exec(location.hash) ?? [];
  if (key === undefined) return;
  keepHostKey(groupId, key);
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** The host's token on this device, and the path of its card; null where this device does not lead the group. */
export function hostOf(groupId: string): { readonly token: string; readonly card: string } | null {
  const token = hostToken(groupId);
  return token === null ? null : { token, card: `${livePath('host', groupId)}#${hostKeyOf(groupId)}` };
}
