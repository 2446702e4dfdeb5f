/* What a host's device keeps of a group, in its own storage alone; where storage is refused, until the page is closed. */

const memory = new Map<string, string>();
const keyName = (groupId: string): string => `live-host-${groupId}`;
const namesName = (groupId: string): string => `live-names-${groupId}`;

/** The host's key of a group; null where this device does not lead it. */
export const hostKeyOf = (groupId: string): string | null => read(keyName(groupId));
/** Keeps it; false where it is forgotten with the page. */
export const keepHostKey = (groupId: string, key: string): boolean => write(keyName(groupId), key);

/** Real names by quota: written by the host, read by the host, in no request (LIVE 5). */
export type Names = Readonly<Record<string, string>>;

/** The names kept for a group. */
export function namesOf(groupId: string): Names {
  try {
    const kept: unknown = JSON.parse(read(namesName(groupId)) ?? '{}');
    return Object.fromEntries(Object.entries(Object(kept)).map(([quota, name]) => [quota, String(name)]));
  } catch {
    return {};
  }
}
export const keepNames = (groupId: string, names: Names): boolean => write(namesName(groupId), JSON.stringify(names));
export function forgetNames(groupId: string): void {
  memory.delete(namesName(groupId));
  try {
    localStorage.removeItem(namesName(groupId));
  } catch {
    // storage is refused: nothing is kept there
  }
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

function write(name: string, value: string): boolean {
  memory.set(name, value);
  try {
    localStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
