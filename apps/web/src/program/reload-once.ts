/** Milliseconds within which a second reload would be a reload loop. */
const CIRCLE = 60_000;

/** Reloads the page, unless it is one that was just reloaded. */
export function reloadOnce(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if ((visit !== undefined && visit.type !== 'reload') || performance.now() > CIRCLE) location.reload();
}
