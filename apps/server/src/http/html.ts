import { createHash } from 'node:crypto';
import { PALETTE as P } from '@consorcio/art/tokens';
import { SHARE_WIDTH } from '@consorcio/contract';
import type { FastifyRequest } from 'fastify';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is safe between tags and in quoted attributes alike. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Colours of the server's own pages: those of the game by day, and others in the dark, which the game does not have. */
export const PAGE_COLOURS = `
:root{color-scheme:light dark;--ink:${P.tinta};--soft:${P.tintaSuave};--ground:${P.papel};--card:${P.branco};--line:${P.areia};--key:${P.jabuticaba};--on-key:${P.branco}}
@media(prefers-color-scheme:dark){:root{--ink:#f1ecfa;--soft:#bdb2d4;--ground:#17112a;--card:#221a3b;--line:#43386a;--key:#b98cf5;--on-key:#17112a}}`;

export const CHART_COLOURS = `
:root{--c0:#6a2bb8;--c1:#d1560b;--c2:#0f7a5f;--c3:#1d5fb4;--c4:#b3246b;--c5:#6b6b6b;--c6:#8a6d00;--c7:#008299;--c8:#7d3c2f}
@media(prefers-color-scheme:dark){:root{--c0:#b98cf5;--c1:#ffa05c;--c2:#5fd6b4;--c3:#7db4ff;--c4:#ff8cc2;--c5:#b9b9b9;--c6:#e3c64d;--c7:#5fd0e3;--c8:#e0a191}}`;

/** Whether a form comes from a page of this server. Browsers say where it comes from; older ones (Safari 16.3) by its origin alone. */
export function isOfOwnPage({ headers }: FastifyRequest): boolean {
  const { origin = '', host, 'sec-fetch-site': site } = headers;
  return site === undefined ? URL.canParse(origin) && new URL(origin).host === host : site === 'same-origin';
}

/** What the built pages say in themselves, as the content policy names it: `'sha256-…'`. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** How a content policy names a script or a style that stands in its page. */
export const policyHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashesIn = (pages: readonly string[], part: RegExp): string[] => [
  ...new Set(pages.flatMap((page) => [...page.matchAll(part)].map(([, text = '']) => policyHash(text)))),
];

/** Looks through pages as apps/web/delivery writes them. */
export function inlinePartsOf(pages: readonly string[]): InlineParts {
  return { scripts: hashesIn(pages, SCRIPT), styles: hashesIn(pages, STYLE) };
}

/** What a page's head says to crawlers. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Absolute addresses: of the page itself, and of its picture, 1200 by 630. */
  readonly page: string;
  readonly picture: string;
  /** Absolute address of how other sites show it; left out where they cannot. */
  readonly oembed?: string;
}

/** Pixels of every share picture: CONTRACT section 6. */
export const PICTURE_SIZE = { width: SHARE_WIDTH, height: 630 } as const;

const PROPERTY = 'property';
const NAME = 'name';

/** Writes what a page is into the head of the built page: link previews run no JavaScript. Every value is escaped. */
export function withHead(html: string, { title, description, page, picture, oembed }: PageHead): string {
  const tags = [
    [NAME, 'description', description],
    [PROPERTY, 'og:type', 'website'],
    [PROPERTY, 'og:site_name', 'Vai de Consórcio'],
    [PROPERTY, 'og:locale', 'pt_BR'],
    [PROPERTY, 'og:title', title],
    [PROPERTY, 'og:description', description],
    [PROPERTY, 'og:url', page],
    [PROPERTY, 'og:image', picture],
    [PROPERTY, 'og:image:type', 'image/png'],
    [PROPERTY, 'og:image:width', String(PICTURE_SIZE.width)],
    [PROPERTY, 'og:image:height', String(PICTURE_SIZE.height)],
    [PROPERTY, 'og:image:alt', title],
    [NAME, 'twitter:card', 'summary_large_image'],
    [NAME, 'twitter:title', title],
    [NAME, 'twitter:description', description],
    [NAME, 'twitter:image', picture],
  ].map(([kind, name, value = '']) => `<meta ${kind}="${name}" content="${escapeHtml(value)}" />`);
  const links = [
    `<link rel="canonical" href="${escapeHtml(page)}" />`,
    ...(oembed === undefined
      ? []
      : [
          `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembed)}" title="${escapeHtml(title)}" />`,
        ]),
  ];
  // By a function: a `$&` in a player's name is a name.
  return html.replace('</head>', () => `${[...links, ...tags].join('\n    ')}\n  </head>`);
}
