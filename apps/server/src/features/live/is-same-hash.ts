/** Whether two hashes of keys are the same. */
export const isSameHash = (a: Uint8Array, b: Uint8Array): boolean => Buffer.from(a).equals(Buffer.from(b));
