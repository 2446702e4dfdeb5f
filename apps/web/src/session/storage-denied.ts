/** True if the browser denies storage, so that nobody could stay signed in. */
export function isStorageDenied(): boolean {
  const probe = 'probe';
  try {
    localStorage.setItem(probe, probe);
    const isKept = localStorage.getItem(probe) === probe;
    localStorage.removeItem(probe);
    return !isKept;
  } catch {
    return true;
  }
}
