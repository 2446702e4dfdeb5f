import { fileForm } from '@consorcio/art/file-form';
import { dreamAsked, endpoints, PATHS, parseShareQuery, SHARE_KINDS, type ShareAddress } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import { dreamTextOf } from '@consorcio/rules/catalogue';
import { NOBODY, ownerOf, pictureFolder } from '../../account/shared-pictures.ts';
import { type Database, statement } from '../../db/database.ts';
import type { Feature } from '../../feature.ts';
import { refuseWith } from '../../http/error-reply.ts';
import { hasCopyOf } from '../../http/if-none-match.ts';
import { type PackedText, packedText, sendPackedPage } from '../../http/packed-page.ts';
import { withHead } from '../../http/page-head.ts';
import { oembedAddress, pictureAddress, shareAddressOf } from '../../http/public-pages.ts';
import { asFile, DRAWING_POLICY } from '../../http/security-headers.ts';
import { newId } from '../../ids.ts';
import { cardFiles } from './card-files.ts';
import { cardSvg } from './card-svg.ts';
import { drawLimit } from './draw-limit.ts';
import { type PublicView, previewTexts, publicView } from './public-view.ts';
import { cardDrawer } from './share-card.ts';

/** Drawings kept in memory with their packed forms, about 60 kB each. */
const KEPT = 100;

/** Share pictures in the form of the share page, as drawings: a tenth of what a phone would load of pixels. */
interface CardDrawings {
  /**
   * The drawing of a view, drawn and packed once. `beforeDrawing` is called when that has to be done, and may refuse.
   * @param cache value of the header `cache-control`
   */
  of(view: PublicView, cache: string, beforeDrawing: () => void): Promise<PackedText>;
}

/** Share cards as packed SVG; the newest are kept in memory. */
function cardDrawings(): CardDrawings {
  const kept = new Map<string, Promise<PackedText>>();
  return {
    async of(view, cache, beforeDrawing) {
      const key = JSON.stringify(view);
      const known = kept.get(key);
      if (known !== undefined) return known;
      beforeDrawing();
      const drawing = cardSvg(view, 'page').then((svg) => packedText(fileForm(svg), { type: 'image/svg+xml', cache }));
      kept.set(key, drawing);
      drawing.catch(() => kept.delete(key));
      const oldest = kept.keys().next();
      if (kept.size > KEPT && oldest.done === false) kept.delete(oldest.value);
      return drawing;
    },
  };
}

const RECORD = statement<{ readonly recorded: boolean }>({
  name: 'share-record',
  text: `select share_record(p_player_id => $1, p_share_id => $2, p_user_badge_id => $3, p_platform => $4) as recorded`,
});

/**
 * Notes that a badge was shared, in place of an earlier share of it on the same platform, so that a player's rows stay
 * few. False when the badge is not the player's. `badge` and `shareId` are the bare ids.
 */
async function recordShare(
  database: Database,
  share: { playerId: string; shareId: string; badge: string; platform: string },
): Promise<boolean> {
  const { playerId, shareId, badge, platform } = share;
  const [row] = await database.query(RECORD, [playerId, shareId, badge, platform]);
  return row?.recorded === true;
}

/** Seconds for which a picture need not be asked for again; an unknown id may come to be known. */
const KNOWN_AGE = 86_400;
const UNKNOWN_AGE = 300;

/** How many bytes of drawn pictures are kept: about 1,300. */
const CARD_BYTES = 200_000_000;

/** Sharing: the record, what strangers see of a campaign, the page with its preview, the picture. CONTRACT section 6. */
export const share: Feature = (api, services) => {
  const { database, ids, settings, pages, shell, now, log, embeds } = services;
  const { publicUrl } = settings;
  const files = cardFiles(pictureFolder(settings.dataDir), CARD_BYTES, now);
  const cards = cardDrawer(files, (error) => log.warn({ err: error }, 'a share picture was not drawn or not kept'));
  pages.addHook('onClose', () => cards.close());
  const drawings = cardDrawings();
  const countDraw = drawLimit(services.windows);

  api.withPlayer(endpoints.share, async ({ player, body }) => {
    const badge = ids.read(body.userBadgeId);
    const shareId = newId(now());
    const isOwn =
      badge?.playerId === player.id &&
      (await recordShare(database, { playerId: player.id, shareId, badge: badge.partId, platform: body.platform }));
    if (!isOwn) return refuse('NOT_FOUND');
    const url = shareAddressOf(publicUrl, { kind: 'badge', id: body.userBadgeId });
    return ok({ id: ids.of(player.id, shareId), url });
  });

  api.public(endpoints.publicCampaign, async ({ params }) => {
    const view = await publicView(services, { kind: 'campaign', id: params.campaignId });
    if (view.kind !== 'campaign') return refuse('CAMP_NOT_FOUND');
    const { imagePath, name } = dreamTextOf(view.dreamId);
    const { contractEnd, firstName, personaId } = view;
    return ok({
      dream: { imagePath, name },
      user: { name: firstName },
      ...(contractEnd === null ? {} : { contractEnd }),
      ...(personaId === null ? {} : { personaId }),
    });
  });

  /** What is shared at an address, for previews and other sites; an unknown thing shows the game itself. */
  const told = async (address: ShareAddress) => {
    const view = await publicView(services, address);
    const page = shareAddressOf(publicUrl, address);
    return {
      isKnown: view.kind !== 'unknown',
      page,
      picture: pictureAddress(publicUrl, address),
      ...previewTexts(view),
    };
  };
  if (shell !== null) {
    pages.get(PATHS.share, async (request, reply) => {
      const { isKnown, ...head } = await told(parseShareQuery(new URL(request.url, publicUrl).searchParams));
      const oembed = isKnown ? { oembed: oembedAddress(publicUrl, head.page) } : {};
      return sendPackedPage(request, reply, withHead(shell, { ...head, ...oembed }));
    });
  }
  embeds.add(async (path, query) => {
    const found = path === PATHS.share ? await told(parseShareQuery(query)) : null;
    return found?.isKnown ? found : null;
  });

  pages.get<{ Params: { kind: string; file: string } }>('/share/:kind/:file', async (request, reply) => {
    const kind = SHARE_KINDS.find((known) => known === request.params.kind);
    const [, id, form] = /^(.+)\.(png|svg)$/.exec(request.params.file) ?? [];
    if (kind === undefined || id === undefined) return refuseWith(reply, 'NOT_FOUND');
    const { searchParams } = new URL(request.url, publicUrl);
    const view = await publicView(services, { kind, id, ...dreamAsked(searchParams) });
    const cache = `public, max-age=${view.kind === 'unknown' ? UNKNOWN_AGE : KNOWN_AGE}`;
    const beforeDrawing = (): void => countDraw(request.ip);
    if (form === 'svg') {
      asFile(reply, DRAWING_POLICY);
      return (await drawings.of(view, cache, beforeDrawing))(request, reply);
    }
    const playerId = 'firstName' in view ? ids.read(id)?.playerId : undefined;
    const owner = playerId === undefined ? NOBODY : ownerOf(playerId);
    const { png, etag } = await cards.draw(view, beforeDrawing, owner);
    reply.headers({ etag, 'cache-control': cache, 'cross-origin-resource-policy': 'cross-origin' });
    if (hasCopyOf(request, etag)) return reply.code(304).send();
    return reply.type('image/png').send(png);
  });
};
