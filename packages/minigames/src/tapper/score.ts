import { div } from '../fixed.ts';
import * as C from './config.ts';
import type { Guest } from './state.ts';

/** Points of a plate that is caught; `streak` counts this one. */
export const plateWorth = (guest: Guest, streak: number): number =>
  C.PLATE_POINTS + div(C.PATIENCE_POINTS * guest.patience, guest.full) + Math.min(C.TIP_MAX, div(streak, C.TIP_EVERY));

/** What the n-th serve that nobody asked for costs: one slip is cheap, blind serving is ruinous. */
export const shrugCost = (n: number): number => Math.min(C.SHRUG_COST_MAX, C.SHRUG_COST + n * n);
