/**
 * Runs in the page: a film may take long to begin. The game waits 1.5 s for it and then shows pictures, which is right for
 * a player, and on a crowded machine says nothing about the film.
 */
export function waitForFilms(): void {
  const [STALL, LONG] = [1_500, 60_000];
  const real = window.setTimeout.bind(window);
  Object.defineProperty(window, 'setTimeout', {
    value: (run: () => void, delay?: number, ...args: unknown[]) => real(run, delay === STALL ? LONG : delay, ...args),
  });
}
