import { SHARE_WIDTH } from '@consorcio/contract';
import { escapeHtml } from './escape-html.ts';

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
