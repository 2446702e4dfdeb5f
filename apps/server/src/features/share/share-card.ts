import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { dreamConquered, shareText } from '@consorcio/copy/share';
import { boundedQueue } from '../../bounded-queue.ts';
import { Refusal } from '../../http/refusal.ts';
import type { PublicView } from './public-view.ts';

/** Pixels; the height follows from the picture. CONTRACT section 6. */
const WIDTH = 1200;
/** Pictures kept in memory, about 40 kB each. */
const KEPT = 300;

type Cards = typeof import('@consorcio/art/share');

function svgOf(view: PublicView, cards: Cards): string {
  switch (view.kind) {
    case 'badge':
      return cards.badgeCard(view.firstName, view.badge.type, view.badge.grade, shareText.badge(view.badge.name));
    case 'avatar':
      return cards.avatarCard(view.persona, view.personaId, shareText.avatar);
    case 'campaign':
      return cards.campaignCard(view.firstName, view.dreamId, dreamConquered(view.dream));
    case 'unknown':
      return cards.defaultCard();
  }
}

interface DrawnCard {
  readonly png: Uint8Array;
  readonly etag: string;
}

/** Draws share pictures on demand, on other threads, each content once. The art is loaded with the first one. */
export function cardDrawer(cores = availableParallelism()): (view: PublicView) => Promise<DrawnCard> {
  const drawn = new Map<string, Promise<DrawnCard>>();
  const queue = boundedQueue(cores, cores * 32, () => new Refusal('UNAVAILABLE', 2));
  return async (view) => {
    const [cards, { renderPngAsync }] = await Promise.all([
      import('@consorcio/art/share'),
      import('@consorcio/art/render'),
    ]);
    const svg = svgOf(view, cards);
    const key = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const card = queue(async () => ({ png: await renderPngAsync(svg, WIDTH), etag: `"${key}"` }));
    drawn.set(key, card);
    card.catch(() => drawn.delete(key));
    const oldest = drawn.keys().next();
    if (drawn.size > KEPT && oldest.done === false) drawn.delete(oldest.value);
    return card;
  };
}
