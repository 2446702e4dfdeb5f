import { isGame } from '@consorcio/minigames';
import { readLog } from '@consorcio/minigames/input-log';
import type { FastifyBaseLogger } from 'fastify';

/** What a refused log looked like: numbers and known words only, nothing that whoever sent it has chosen to write. */
interface Shape {
  /** Characters of the JSON that was sent; null where it is nested too deeply to be written again. */
  readonly size: number | null;
  /** Null where it is no log at all; `game` is null for a name that no minigame has. */
  readonly run: {
    readonly game: string | null;
    readonly version: number;
    readonly ticks: number;
    readonly inputs: number;
  } | null;
}

/** A text is read however deeply it is nested, but written only as deeply as the stack goes. */
function sizeOf(results: unknown): number | null {
  try {
    return JSON.stringify(results).length;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function shapeOf(results: unknown): Shape {
  const size = sizeOf(results);
  const log = readLog(results);
  if (log === null) return { size, run: null };
  const { game, version, ticks, inputs } = log;
  return { size, run: { game: isGame(game) ? game : null, version, ticks, inputs: inputs.length } };
}

/**
 * Notes why a minigame's log was refused, with its shape and size. Info, not a warning: anybody can send nonsense, and
 * none of it is written down.
 */
export function logRefusedRun(
  log: FastifyBaseLogger,
  refusal: string,
  issued: { readonly game: string; readonly version: number },
  results: unknown,
): void {
  log.info({ refusal, issued, sent: shapeOf(results) }, 'a minigame log was refused');
}
