const KEY = 'reloaded-at';
/** Milliseconds within which a second reload would be a reload loop. */
const CIRCLE = 60_000;

/** Reloads the page, unless that was done within the last minute. */
export function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < CIRCLE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return; // without storage a reload loop could not be detected
  }
  location.reload();
}
