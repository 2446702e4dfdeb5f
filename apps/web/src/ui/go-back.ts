let visited = 0;

/** Counts the screens of this visit; called for every change of the path. */
export function countVisit(): void {
  visited += 1;
}

/** The next screen takes the place of this one in the history, so it is no further screen to go back from. */
export function stayOnStep(): void {
  visited -= 1;
}

/** VOLTAR: to the previous screen, or to `fallback` when this screen is the first of the visit. */
export function goBack(navigate: (path: string) => void, fallback = '/'): void {
  if (visited > 1) history.back();
  else navigate(fallback);
}
