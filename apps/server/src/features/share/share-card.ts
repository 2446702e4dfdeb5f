import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SHARE_WIDTH } from '@consorcio/contract/share-address';
import { NOBODY } from '../../account/shared-pictures.ts';
import { type OnFault, type Thread, threadOf } from '../../worker-thread.ts';
import type { CardFiles } from './card-files.ts';
import { cardSvg } from './card-svg.ts';
import type { PublicView } from './public-view.ts';

/** Pictures kept in memory, about 150 kB each. */
const KEPT = 100;
/** At 0.3 s a picture, whoever is last waits ten seconds. */
const LIMITS = { waiting: 32, retry: 5 };
/** Built, or absent where the server runs from its sources: then pictures are drawn in place. */
const BUILT = new URL('./card-worker.js', import.meta.url);

/** What the drawing thread is asked. */
export interface CardTask {
  readonly svg: string;
  readonly width: number;
}

export interface DrawnCard {
  readonly png: Uint8Array;
  readonly etag: string;
}

export interface CardDrawer {
  /**
   * The picture of a view, drawn once for each content. `beforeDrawing` is called when it has to be drawn, and may refuse.
   * @param owner who is shown (`ownerOf`)
   * @throws Refusal UNAVAILABLE when too many wait for theirs
   */
  draw(view: PublicView, beforeDrawing: () => void, owner?: string): Promise<DrawnCard>;
  /** The same of any picture, `width` pixels wide; the height follows from it. */
  drawSvg(svg: string, width: number, beforeDrawing: () => void, owner?: string): Promise<DrawnCard>;
  close(): Promise<void>;
}

const inPlace: Thread<CardTask, Uint8Array> = {
  ask: async ({ svg, width }) => (await import('@consorcio/art/render')).renderPng(svg, width),
  close: async () => undefined,
};

const drawingThread = (onFault: OnFault): Thread<CardTask, Uint8Array> =>
  existsSync(fileURLToPath(BUILT)) ? threadOf(BUILT, LIMITS, onFault) : inPlace;

/** Draws share pictures on demand, on a thread of its own, and keeps them. The art is loaded with the first one. */
export function cardDrawer(
  files: CardFiles,
  onFault: OnFault,
  thread: Thread<CardTask, Uint8Array> = drawingThread(onFault),
): CardDrawer {
  const kept = new Map<string, Promise<DrawnCard>>();
  /** Without its folder the game goes on: pictures are then drawn anew. */
  const without = (error: unknown): null => {
    onFault(error);
    return null;
  };

  const drawAnew = async (file: string, task: CardTask, beforeDrawing: () => void): Promise<Uint8Array> => {
    beforeDrawing();
    const png = await thread.ask(task);
    await files.write(file, png).catch(without);
    return png;
  };
  const drawSvg: CardDrawer['drawSvg'] = async (svg, width, beforeDrawing, owner = NOBODY) => {
    const hash = createHash('sha256').update(svg);
    if (width !== SHARE_WIDTH) hash.update(String(width));
    const key = hash.digest('base64url').slice(0, 22);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const card = (async () => {
      const file = `${owner}.${key}`;
      const png = (await files.read(file).catch(without)) ?? (await drawAnew(file, { svg, width }, beforeDrawing));
      return { png, etag: `"${key}"` };
    })();
    kept.set(key, card);
    card.catch(() => kept.delete(key));
    const oldest = kept.keys().next();
    if (kept.size > KEPT && oldest.done === false) kept.delete(oldest.value);
    return card;
  };
  return {
    draw: async (view, beforeDrawing, owner) =>
      drawSvg(await cardSvg(view, 'preview'), SHARE_WIDTH, beforeDrawing, owner),
    drawSvg,
    close: () => thread.close(),
  };
}
