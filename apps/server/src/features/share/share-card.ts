import { createHash } from 'node:crypto';
import type { CardForm } from '@consorcio/art/share';
import { SHARE_WIDTH } from '@consorcio/contract/share-address';
import { badgeEarned, contractWords, dreamConquered, shareText } from '@consorcio/copy/share';
import { NOBODY } from '../../account/shared-pictures.ts';
import { limitKey } from '../../http/client.ts';
import { keptNewest } from '../../kept-newest.ts';
import { refuseBeyond, type Windows } from '../../limits/windows.ts';
import { type OnFault, type Thread, threadOf } from '../../worker-thread.ts';
import type { CardFiles } from './card-files.ts';
import type { PublicView } from './public-view.ts';

/** Pictures a minute that are drawn for one address; those that are kept cost next to nothing, and are not counted. */
const OF_ADDRESS = 30;
/** Milliseconds. */
const WINDOW = 60_000;

/** Counts a picture that has to be drawn for an address. @throws Refusal RATE_LIMITED when it is one too many */
export function drawLimit(windows: Windows): (address: string) => void {
  const draws = windows(WINDOW);
  return (address) => refuseBeyond(draws.add(limitKey(address)), OF_ADDRESS);
}

/** A sentence about a name as the card shows it: what stands before the name, and the name, without what follows. */
const beforeName = (sentence: string, name: string): readonly [string, string] => [
  sentence.slice(0, sentence.lastIndexOf(name)).trim(),
  name,
];

/** SVG text of the share picture of a view. The art is loaded with the first one. */
export async function cardSvg(view: PublicView, form: CardForm): Promise<string> {
  const cards = await import('@consorcio/art/share');
  const drawnName = ({ firstName, otherName }: { readonly firstName: string; readonly otherName: string }): string =>
    cards.cardName(firstName) === '' ? otherName : firstName;
  switch (view.kind) {
    case 'badge':
      return cards.badgeCard(
        drawnName(view),
        view.badge.type,
        view.badge.grade,
        beforeName(badgeEarned(view.badge.name), view.badge.name),
        form,
        view.personaId ?? undefined,
      );
    case 'avatar':
      return cards.avatarCard(view.persona, view.personaId, shareText.avatar, form, view.dream?.id);
    case 'campaign':
      return cards.campaignCard(
        drawnName(view),
        view.dreamId,
        beforeName(dreamConquered(view.dream), view.dream),
        contractWords(view.contractEnd, view.personaId),
        form,
        view.personaId ?? undefined,
      );
    case 'unknown':
      return cards.defaultCard(form);
  }
}

/** Pictures kept in memory, about 150 kB each. */
const KEPT = 100;
/** At 0.3 s a picture, whoever is last waits ten seconds. */
const LIMITS = { waiting: 32, retry: 5 };
const PROGRAM = new URL('./card-worker.js', import.meta.url);

/** What the drawing thread is asked. */
export interface CardTask {
  readonly svg: string;
  readonly width: number;
}

interface DrawnCard {
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

const drawingThread = (onFault: OnFault): Thread<CardTask, Uint8Array> =>
  threadOf(PROGRAM, LIMITS, onFault, async ({ svg, width }) =>
    (await import('@consorcio/art/render')).renderPng(svg, width),
  );

/** Draws share pictures on demand, on a thread of its own, and keeps them. The art is loaded with the first one. */
export function cardDrawer(
  files: CardFiles,
  onFault: OnFault,
  thread: Thread<CardTask, Uint8Array> = drawingThread(onFault),
): CardDrawer {
  const kept = keptNewest<DrawnCard>(KEPT);
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
    return kept(key, async () => {
      const file = `${owner}.${key}`;
      const png = (await files.read(file).catch(without)) ?? (await drawAnew(file, { svg, width }, beforeDrawing));
      return { png, etag: `"${key}"` };
    });
  };
  return {
    draw: async (view, beforeDrawing, owner) =>
      drawSvg(await cardSvg(view, 'preview'), SHARE_WIDTH, beforeDrawing, owner),
    drawSvg,
    close: () => thread.close(),
  };
}
