const KEY = 'reloaded-at';
/** Milliseconds within which a second reload would be a circle. */
const CIRCLE = 60_000;

/** Loads the page anew, unless that was done a moment ago and did not help. */
export function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < CIRCLE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return; // without a memory there is no telling a circle
  }
  location.reload();
}
