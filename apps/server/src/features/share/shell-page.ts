import { escapeHtml } from '../../http/escape-html.ts';

interface Preview {
  readonly title: string;
  readonly description: string;
  /** Absolute addresses. */
  readonly page: string;
  readonly picture: string;
}

/** Pixels of every share picture: CONTRACT section 6. */
const WIDTH = 1200;
const HEIGHT = 630;

const PROPERTY = 'property';
const NAME = 'name';
const DESCRIPTION = /<meta\s+name="description"[^>]*>/;

/** Writes a preview into the head of the built page: link previews run no JavaScript. Every value is escaped. */
export function withPreview(shell: string, { title, description, page, picture }: Preview): string {
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
    [PROPERTY, 'og:image:width', String(WIDTH)],
    [PROPERTY, 'og:image:height', String(HEIGHT)],
    [PROPERTY, 'og:image:alt', title],
    [NAME, 'twitter:card', 'summary_large_image'],
    [NAME, 'twitter:title', title],
    [NAME, 'twitter:description', description],
    [NAME, 'twitter:image', picture],
  ].map(([kind, name, value = '']) => `<meta ${kind}="${name}" content="${escapeHtml(value)}" />`);
  // Replacements by function: a `$&` in a player's name is a name.
  return shell.replace(DESCRIPTION, () => '').replace('</head>', () => `${tags.join('\n    ')}\n  </head>`);
}
