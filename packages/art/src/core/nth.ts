/** The i-th entry of a list that is walked round and round. */
export function nth<T>(list: readonly [T, ...(readonly T[])], i: number): T {
  return list[((i % list.length) + list.length) % list.length] ?? list[0];
}
