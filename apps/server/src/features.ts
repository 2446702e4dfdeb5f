import type { Feature } from './feature.ts';

/** Every feature, in the order in which it is mounted. Nothing is loaded by itself. */
export const FEATURES: readonly Feature[] = [];
