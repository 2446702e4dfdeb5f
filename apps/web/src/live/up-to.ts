/** The numbers 1 to `count`: one for each thing that is drawn. */
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);
