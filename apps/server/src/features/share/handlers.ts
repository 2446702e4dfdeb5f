import { fileForm } from '@consorcio/art/file-form';
import { dreamAsked, endpoints, PATHS, parseShareQuery, SHARE_KINDS, type ShareAddress } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import { dreamTextOf } from '@consorcio/rules/catalogue';
import { NOBODY, ownerOf, pictureFolder } from '../../account/shared-pictures.ts';
import { statement } from '../../db/database.ts';
import type { Feature } from '../../feature.ts';
import { refuseWith } from '../../http/error-reply.ts';
import { withHead } from '../../http/html.ts';
import { hasCopyOf } from '../../http/known-answer.ts';
import { type PackedText, packedText, sendPackedPage } from '../../http/packed-page.ts';
import { oembedAddress, pictureAddress, shareAddressOf } from '../../http/public-pages.ts';
import { asFile, DRAWING_POLICY } from '../../http/security-headers.ts';
import { newId } from '../../ids.ts';
import { keptNewest } from '../../kept-newest.ts';
import { cardFiles } from './card-files.ts';
import { previewTexts, publicView } from './public-view.ts';
import { cardDrawer, cardSvg, drawLimit } from './share-card.ts';

/** Drawings kept in memory with their packed forms, about 60 kB each. */
const KEPT = 100;

/**
 * Notes that a badge was shared, in place of an earlier share of it on the same platform, so that a player's rows stay
 * few. False when the badge is not the player's.
 */
const RECORD = statement<{ readonly recorded: boolean }>('share-record')`
  select share_record(p_player_id => $1, p_share_id => $2, p_user_badge_id => $3, p_platform => $4) as recorded`;

/** Seconds for which a picture need not be asked for again; an unknown id may come to be known. */
const KNOWN_AGE = 86_400;
const UNKNOWN_AGE = 300;

/** How many bytes of drawn pictures are kept: about 1,300. */
const CARD_BYTES = 200_000_000;

type Needs = 'database' | 'ids' | 'settings' | 'pages' | 'shell' | 'now' | 'log' | 'embeds' | 'windows';

/** Sharing: the record, what strangers see of a campaign, the page with its preview, the picture. CONTRACT section 6. */
export const share: Feature<Needs> = (api, services) => {
  const { database, ids, settings, pages, shell, now, log, embeds } = services;
  const { publicUrl } = settings;
  const files = cardFiles(pictureFolder(settings.dataDir), CARD_BYTES, now);
  const cards = cardDrawer(files, (error) => log.warn({ err: error }, 'a share picture was not drawn or not kept'));
  pages.addHook('onClose', () => cards.close());
  /** In the form of the share page, as drawings: a tenth of what a phone would load of pixels. */
  const drawings = keptNewest<PackedText>(KEPT);
  const countDraw = drawLimit(services.windows);

  api.withPlayer(endpoints.share, async ({ player, body }) => {
    const badge = ids.read(body.userBadgeId);
    const shareId = newId(now());
    if (badge?.playerId !== player.id) return refuse('NOT_FOUND');
    const [row] = await database.query(RECORD, [player.id, shareId, badge.partId, body.platform]);
    if (row?.recorded !== true) return refuse('NOT_FOUND');
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
      const drawing = await drawings(JSON.stringify(view), async () => {
        beforeDrawing();
        return packedText(fileForm(await cardSvg(view, 'page')), { type: 'image/svg+xml', cache });
      });
      return drawing(request, reply);
    }
    const playerId = 'firstName' in view ? ids.read(id)?.playerId : undefined;
    const owner = playerId === undefined ? NOBODY : ownerOf(playerId);
    const { png, etag } = await cards.draw(view, beforeDrawing, owner);
    reply.headers({ etag, 'cache-control': cache, 'cross-origin-resource-policy': 'cross-origin' });
    if (hasCopyOf(request, etag)) return reply.code(304).send();
    return reply.type('image/png').send(png);
  });
};
