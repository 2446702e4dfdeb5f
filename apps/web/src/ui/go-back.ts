let visited = 0;

/** Counts a screen that was reached inside the game; called for every change of the path. */
export function countVisit(): void {
  visited += 1;
}

/** VOLTAR: to the screen before, or to the first one for whoever came here directly. */
export function goBack(navigate: (path: string) => void, fallback = '/'): void {
  if (visited > 1) history.back();
  else navigate(fallback);
}
