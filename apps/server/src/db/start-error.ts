/** SQLSTATEs of data or an index that are damaged on the disk. */
const DAMAGED = /^XX00[12]$/;

/** True of what an engine says of a page that does not hold what was written. */
export const isDamage = (error: unknown): boolean => {
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: { readonly code?: unknown } };
  return DAMAGED.test(String(cause?.code ?? code ?? ''));
};

/** What the operator is told of a damaged page. */
export const DAMAGE =
  'A page of the database is damaged: stop the game, keep a copy of its files, and restore the newest backup.';

/** The server cannot start for a reason that its operator can mend: one sentence that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What is printed of a fault that ends a program: one sentence where the operator can mend it; our own mistakes keep their stack. */
export function startFault(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (isDamage(error)) return `${DAMAGE} (${(error as Error).message})`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Stops the start. @throws StartError with one sentence that names the setting */
export function wrongSetting(name: string, value: string, must: string): never {
  throw new StartError(`${name} is "${value}", but must be ${must}: correct it, or unset it for the default.`);
}
