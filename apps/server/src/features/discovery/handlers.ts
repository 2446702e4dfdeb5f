import type { Feature } from '../../feature.ts';
import { refuseWith } from '../../http/error-reply.ts';
import { robotsText } from './robots.ts';
import { securityText } from './security-text.ts';
import { sitemapText } from './sitemap.ts';

/** Seconds for which these files need not be asked for again. */
const AGE = { 'cache-control': 'public, max-age=3600' };
const PLAIN = 'text/plain; charset=utf-8';

/** Files for robots, search engines and security researchers. CONTRACT section 1. */
export const discovery: Feature = (_api, { pages, settings, now }) => {
  const { publicUrl, operator } = settings;
  const [robots, sitemap] = [robotsText(publicUrl), sitemapText(publicUrl)];
  pages.get('/robots.txt', (_request, reply) => reply.headers(AGE).type(PLAIN).send(robots));
  pages.get('/sitemap.xml', (_request, reply) =>
    reply.headers(AGE).type('application/xml; charset=utf-8').send(sitemap),
  );
  pages.get('/.well-known/security.txt', (_request, reply) => {
    const text = securityText(operator, publicUrl, now());
    return text === null ? refuseWith(reply, 'NOT_FOUND') : reply.headers(AGE).type(PLAIN).send(text);
  });
};
