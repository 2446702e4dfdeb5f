/** Milliseconds that a part of the program may take to come; SPEC section 7. */
const LONGEST = 120_000;
/** As Chromium and Firefox, and as WebKit say it. */
const UNFETCHED = /dynamically imported module|importing a module script|preload css/i;
const ADDRESS = /(?:https?:\/)?\/\S+/;

/** A part of the program did not come; its message is SPEC section 8's: failure type and requested address behind it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  constructor(part: string, type: 'error' | 'timeout', address: string) {
    super(`Loading chunk ${part} failed.\n(${type}: ${address})`);
  }
}

/**
 * Fetches a part of the program, named `part` in messages. Rejects with `ChunkLoadError` when it does not come at all or
 * not within 120 s, and with its own error when it came and is broken.
 */
export async function loadChunk<Module>(part: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(part, 'timeout', part)), LONGEST);
  });
  try {
    return await Promise.race([load(), tooLong]);
  } catch (error) {
    const said = String(error);
    throw UNFETCHED.test(said) ? new ChunkLoadError(part, 'error', ADDRESS.exec(said)?.[0] ?? part) : error;
  } finally {
    clearTimeout(timer);
  }
}
