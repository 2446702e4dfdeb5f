import type { Draft } from './core.ts';

/** Ticks of a window: a penalty takes nothing that was earned before the last whole one, 5 to 10 seconds ago. */
export const WINDOW = 300;

/** The points of a game with penalties, and which of them are safe. */
export interface Purse {
  readonly points: number;
  /** Points that no penalty takes any more. */
  readonly kept: number;
  /** Points at the last window's end, or what a penalty left of them. */
  readonly mark: number;
}

type PurseDraft = Omit<Draft<Purse>, 'events'>;

/** Called in each tick: at a window's end what was earned before the last one becomes safe (GAMES 1.4). */
export function keepEarned(s: PurseDraft & { readonly tick: number }): void {
  if (s.tick % WINDOW !== 0) return;
  s.kept = s.mark;
  s.mark = s.points;
}

/** Takes a penalty, never more than was earned in the last seconds, and never the last point; answers what it took. */
export function takePenalty(s: PurseDraft, cost: number): number {
  const safe = Math.max(s.kept, Math.min(1, s.points));
  const taken = Math.min(cost, s.points - safe);
  s.points -= taken;
  s.mark = Math.min(s.mark, s.points);
  return taken;
}
