/** Milliseconds that a chunk may take to load; SPEC section 7. */
const LONGEST = 120_000;
/** The messages of Chromium, Firefox and WebKit for a failed import. */
const UNFETCHED = /dynamically imported module|importing a module script|preload css/i;
const ADDRESS = /(?:https?:\/)?\/\S+/;

/** A chunk could not be loaded; the message is SPEC section 8's, with the failure type and the requested address. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  constructor(part: string, type: 'error' | 'timeout', address: string) {
    super(`Loading chunk ${part} failed.\n(${type}: ${address})`);
  }
}

/**
 * Loads a chunk of the program, named `part` in messages.
 * @throws ChunkLoadError when it can't be fetched within 120 s; the chunk's own error when it fails to run.
 */
export async function loadChunk<Module>(part: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(part, 'timeout', part)), LONGEST);
  });
  try {
    /* Newer browsers ask for a lost file again; to others it stays lost in this document. */
    const again = (error: unknown): Promise<Module> => (UNFETCHED.test(String(error)) ? load() : Promise.reject(error));
    return await Promise.race([load().catch(again), tooLong]);
  } catch (error) {
    const message = String(error);
    throw UNFETCHED.test(message) ? new ChunkLoadError(part, 'error', ADDRESS.exec(message)?.[0] ?? part) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** For React's `lazy`: the component of that name, in a file of its own. */
export const partOf =
  <Name extends string, Part>(name: Name, load: () => Promise<Record<Name, Part>>) =>
  (): Promise<{ default: Part }> =>
    loadChunk(name, load).then((module) => ({ default: module[name] }));
