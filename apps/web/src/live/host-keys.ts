import { areaOf, fieldsOf, type KeptKey, kept, memory } from '@consorcio/contract/kept';
import { HOST, tokenOf } from './live-token.ts';

/* What a host's device keeps of a group, in its own storage alone. */

/** What a key that ends in a dash goes on with, of all that this window keeps under it; what cannot be read may be among it. */
export function keptOf(key: KeptKey): readonly string[] {
  const names = [...memory].flatMap(([name, text]) => (text === null ? [] : [name]));
  try {
    const area = areaOf(key);
    for (let at = 0; at < area.length; at += 1) names.push(area.key(at) ?? '');
  } catch {
    // refused
  }
  const isGone = (name: string): boolean => memory.get(name) === null;
  return [...new Set(names)].flatMap((name) => (name.startsWith(key) && !isGone(name) ? [name.slice(key.length)] : []));
}

/** The random half of a host's token. */
export const hostKey = (groupId: string) =>
  kept('live-host-', (text) => (/^[\w-]{43}$/.test(text) ? text : null), groupId);
/** The host's key of a group; null where this device does not lead it. */
export const hostKeyOf = (groupId: string): string | null => hostKey(groupId).read();
/** The host's token of a group; null where this device does not lead it. */
export function hostToken(groupId: string): string | null {
  const key = hostKeyOf(groupId);
  return key === null ? null : tokenOf(groupId, HOST, key);
}
export const ledGroups = (): readonly string[] => keptOf('live-host-').filter((id) => hostKeyOf(id) !== null);

/** Real names by quota: written by the host, read by the host, in no request (LIVE 6.3). */
export type Names = Readonly<Record<string, string>>;
export const hostNames = (groupId: string) =>
  kept<Names>(
    'live-names-',
    (text) =>
      Object.fromEntries(Object.entries(fieldsOf(JSON.parse(text))).map(([quota, name]) => [quota, String(name)])),
    groupId,
  );
