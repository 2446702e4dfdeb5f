import { qrOf, qrSvg } from '@consorcio/art/qr';
import { certificatePath, PATHS, readCertificateCode, spacedCode } from '@consorcio/contract';
import { certificateHead, certificateSentence, certificatePictureCopy as copy } from '@consorcio/copy/certificate';
import { certificateScreen } from '@consorcio/copy/month-popups';
import { CERTIFICATE_HEAD } from '@consorcio/copy/page-heads';
import { dreamTextOf } from '@consorcio/rules/catalogue';
import type { FastifyRequest } from 'fastify';
import type { Uses } from '../../../feature.ts';
import { limitKey } from '../../../http/client.ts';
import { refuseWith } from '../../../http/error-reply.ts';
import { type PageHead, withHead } from '../../../http/html.ts';
import { hasCopyOf } from '../../../http/known-answer.ts';
import { sendPage } from '../../../http/pages.ts';
import { oembedAddress, pictureAddress } from '../../../http/public-pages.ts';
import { Refusal } from '../../../http/refusal.ts';
import { noCardFiles } from '../card-files.ts';
import { cardDrawer, drawLimit } from '../share-card.ts';
import type { Certified } from './certified.ts';

/** Pixels of a certificate's picture across: A4 lying, at 150 dots an inch. */
const PICTURE_WIDTH = 1754;
/** Who played without having chosen a persona is nobody that was ever certified; the picture needs one all the same. */
const SOME_PERSONA = 1;

/** The certificate as a picture in SVG. `publicUrl`: where its code is checked; `page`: the absolute address of its page. */
async function pictureOf(certified: Certified, publicUrl: string, page: string): Promise<string> {
  const [{ certificatePrint }, { cardName }] = await Promise.all([
    import('@consorcio/art/certificate-print'),
    import('@consorcio/art/share'),
  ]);
  const { firstName, otherName, personaId, dreamId, how, on, code } = certified;
  return certificatePrint(personaId ?? SOME_PERSONA, dreamId, {
    title: certificateScreen.ribbon,
    name: cardName(firstName) === '' ? otherName : firstName,
    conquered: certificateScreen.conquered,
    dream: dreamTextOf(dreamId).name,
    how: [copy.how(how), copy.day(on)],
    code: spacedCode(code),
    where: copy.where(publicUrl.replace(/^https?:\/\//, '')),
    qr: qrOf(page),
  });
}

/** Search engines list no names, and no cache between keeps what may be deleted. */
const NOT_LISTED = { 'x-robots-tag': 'noindex' };
const PRIVATE = { ...NOT_LISTED, 'cache-control': 'private, no-cache' };
/** A code's QR is the same for ever. */
const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' };

/** The path of a certificate that anybody may check, as it is typed. */
const CERTIFICATE = /^\/c\/([^/]{1,60})$/;

type LookUp = (typed: string, address: string) => Promise<Certified | null>;
type CodeRequest = FastifyRequest<{ Params: { code?: string } }>;

/** For link previews: the certificate's sentence, or that there is none. */
function headOf(found: Certified | null, publicUrl: string, page: string): PageHead {
  if (found === null) return { ...CERTIFICATE_HEAD, page, picture: pictureAddress(publicUrl) };
  const { firstName: name, how, on, dreamId, campaignId } = found;
  return {
    title: certificateHead(name),
    description: certificateSentence({ name, how, on, dream: dreamTextOf(dreamId).name }),
    page,
    picture: pictureAddress(publicUrl, { kind: 'campaign', id: campaignId }),
  };
}

/** The page of a code with its preview, its QR, and the certificate as a picture. Nothing of it is kept on disk. */
export function certificatePages(
  { settings, pages, shell, embeds, windows, log }: Uses<'windows' | 'embeds' | 'settings' | 'shell' | 'log' | 'pages'>,
  lookUp: LookUp,
): void {
  const { publicUrl } = settings;
  const drawer = cardDrawer(noCardFiles, (error) => log.warn({ err: error }, 'a certificate is not kept'));
  pages.addHook('onClose', () => drawer.close());
  const countDraw = drawLimit(windows);
  const addressOf = (code: string): string => `${publicUrl}${certificatePath(code)}`;

  if (shell !== null) {
    pages.get(PATHS.certificateCheck, async (request: CodeRequest, reply) => {
      const { code: typed = '' } = request.params;
      // A client that asks too often gets the page without its preview; the page then shows the API's answer.
      const found = await lookUp(typed, limitKey(request.ip)).catch((error: unknown) => {
        if (error instanceof Refusal) return null;
        throw error;
      });
      const page = addressOf(readCertificateCode(typed) ?? '');
      const oembed = found === null ? {} : { oembed: oembedAddress(publicUrl, page) };
      const head = { ...headOf(found, publicUrl, page), ...oembed };
      return sendPage(request, reply.headers(NOT_LISTED), withHead(shell, head));
    });
  }
  embeds.add(async (path, _query, from) => {
    const [, typed] = CERTIFICATE.exec(path) ?? [];
    const found = typed === undefined ? null : await lookUp(typed, from);
    return found === null ? null : headOf(found, publicUrl, addressOf(found.code));
  });

  pages.get('/c/:code/qr.svg', async (request: CodeRequest, reply) => {
    const code = readCertificateCode(request.params.code ?? '');
    if (code === null) return refuseWith(reply, 'NOT_FOUND');
    return reply
      .headers(FOR_EVER)
      .type('image/svg+xml')
      .send(qrSvg(qrOf(addressOf(code))));
  });

  pages.get('/c/:code/certificado.png', async (request: CodeRequest, reply) => {
    const found = await lookUp(request.params.code ?? '', limitKey(request.ip));
    if (found === null) return refuseWith(reply, 'NOT_FOUND');
    const svg = await pictureOf(found, publicUrl, addressOf(found.code));
    const { png, etag } = await drawer.drawSvg(svg, PICTURE_WIDTH, () => countDraw(request.ip));
    reply.headers({ ...PRIVATE, etag });
    if (hasCopyOf(request, etag)) return reply.code(304).send();
    return reply.type('image/png').send(png);
  });
}
