/** The server cannot start for a reason that its operator can mend: one sentence that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
