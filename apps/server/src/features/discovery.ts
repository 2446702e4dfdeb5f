import { isEmail, PATHS } from '@consorcio/contract';
import type { Feature } from '../feature.ts';
import { basePathOf } from '../http/base-path.ts';
import { refuseWith } from '../http/error-reply.ts';
import { escapeHtml } from '../http/html.ts';
import { PUBLIC_PAGES } from '../http/public-pages.ts';
import type { OperatorLines } from '../operator-settings.ts';

/** Milliseconds. The file must not be good for more than a year (RFC 9116, 2.5.5): half of one, counted anew each day. */
const DAY = 86_400_000;
const GOOD_FOR = 180 * DAY;
const PHONE = /^\+[\d ().-]{8,}$/;

/** A line of the operator as the address that RFC 9116, 2.5.3 asks for; null where it is none. */
function addressOf(line: string | null): string | null {
  if (line === null) return null;
  if (isEmail(line)) return `mailto:${line}`;
  if (PHONE.test(line)) return `tel:+${line.replaceAll(/\D/g, '')}`;
  return /^https:\/\/\S+$/.test(line) && URL.canParse(line) ? new URL(line).href : null;
}

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. Null while no setting gives an address: a
 * file without a contact is not well formed. `now` in milliseconds since 1970.
 */
export function securityText({ contact, site }: OperatorLines, publicUrl: string, now: number): string | null {
  const contacts = [contact, site].map(addressOf).filter((address) => address !== null);
  if (contacts.length === 0) return null;
  const expires = new Date(Math.floor(now / DAY) * DAY + GOOD_FOR).toISOString().replace('.000Z', 'Z');
  return [
    ...contacts.map((address) => `Contact: ${address}`),
    `Expires: ${expires}`,
    'Preferred-Languages: pt, en',
    // An address in this field must be https (RFC 9116, 2.5.2).
    ...(publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
    '',
  ].join('\n');
}

/** What robots need not ask for: answers of the API, and the operator's desk. RFC 9309. */
const CLOSED = ['/api/', '/operador'];

/** `/robots.txt`, which also says where the sitemap is. */
const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** `/sitemap.xml`: the public pages by their absolute addresses (sitemaps.org 0.9). */
function sitemapText(publicUrl: string): string {
  const urls = PUBLIC_PAGES.map((name) => `  <url><loc>${escapeHtml(publicUrl + PATHS[name])}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Seconds for which these files need not be asked for again. */
const AGE = { 'cache-control': 'public, max-age=3600' };
const PLAIN = 'text/plain; charset=utf-8';

/** Files for robots, search engines and security researchers. CONTRACT section 1. */
export const discovery: Feature<'pages' | 'settings' | 'now'> = (_api, { pages, settings, now }) => {
  const { publicUrl, operator } = settings;
  const [robots, sitemap] = [robotsText(publicUrl), sitemapText(publicUrl)];
  pages.get('/sitemap.xml', (_request, reply) =>
    reply.headers(AGE).type('application/xml; charset=utf-8').send(sitemap),
  );
  // The others speak for a whole host, which below a path is somebody else's.
  if (basePathOf(publicUrl) !== '') return;
  pages.get('/robots.txt', (_request, reply) => reply.headers(AGE).type(PLAIN).send(robots));
  pages.get('/.well-known/security.txt', (_request, reply) => {
    const text = securityText(operator, publicUrl, now());
    return text === null ? refuseWith(reply, 'NOT_FOUND') : reply.headers(AGE).type(PLAIN).send(text);
  });
};
