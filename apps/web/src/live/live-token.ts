/** Bytes of a group's id, and of the random half of a token (LIVE 5); between them stands one of the quota. */
const GROUP_BYTES = 16;
const KEY_BYTES = 32;
/** Stands for the host where a seat has its quota. */
export const HOST = 0;

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** The random half of a token, made here: sent again it gives the same group or seat. Works on plain http, too. */
export const newKey = (): string => toText(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));

/** The token of a host (quota 0) or a seat: the group's id, the quota, the key. */
export const tokenOf = (groupId: string, quota: number, key: string): string =>
  toText(Uint8Array.from([...toBytes(groupId), quota, ...toBytes(key)]));

/** A token taken apart; null for what is none. */
export function partsOf(token: string) {
  if (!/^[A-Za-z0-9_-]+$/.test(token)) return null;
  try {
    const bytes = toBytes(token);
    if (bytes.length !== GROUP_BYTES + 1 + KEY_BYTES) return null;
    const groupId = toText(bytes.slice(0, GROUP_BYTES));
    return { groupId, quota: bytes[GROUP_BYTES] ?? HOST, key: toText(bytes.slice(GROUP_BYTES + 1)) };
  } catch {
    return null;
  }
}
