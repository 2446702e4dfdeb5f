/** True where the browser keeps nothing for the game: nobody could stay signed in. */
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
