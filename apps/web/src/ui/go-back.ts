/** VOLTAR: to the screen before, or to the first one for whoever came here directly. */
export function goBack(navigate: (path: string) => void, fallback = '/'): void {
  const hasBefore = (history.state as { isInside?: boolean } | null)?.isInside === true || history.length > 1;
  if (hasBefore && document.referrer.startsWith(location.origin)) history.back();
  else navigate(fallback);
}
