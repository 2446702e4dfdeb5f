import { PATHS } from '@consorcio/contract';
import { escapeHtml } from '../../http/escape-html.ts';
import { PUBLIC_PAGES } from '../../http/public-pages.ts';

/** `/sitemap.xml`: the public pages by their absolute addresses (sitemaps.org 0.9). */
export function sitemapText(publicUrl: string): string {
  const urls = PUBLIC_PAGES.map((name) => `  <url><loc>${escapeHtml(publicUrl + PATHS[name])}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
