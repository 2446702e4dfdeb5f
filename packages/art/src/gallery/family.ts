import type { Svg } from '../core/svg.ts';

export type Family = Readonly<Record<string, () => Svg>>;
/** Families of samples by name. */
export type Gallery = Readonly<Record<string, Family>>;

export const each = <T>(list: readonly T[], nameOf: (entry: T) => string | number, draw: (entry: T) => Svg): Family =>
  Object.fromEntries(list.map((entry) => [nameOf(entry), () => draw(entry)]));
/** 0 to count - 1. */
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
