/** What robots need not ask for: answers of the API, and the operator's desk. RFC 9309. */
const CLOSED = ['/api/', '/operador'];

/** `/robots.txt`, which also says where the sitemap is. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
