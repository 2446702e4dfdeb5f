/** Every colour, size of letters, distance, corner and layer is a token of `packages/look`, except in what is drawn. */
import { SCENES } from '@consorcio/look/scenes';

/** A length in a unit of its own, and not by a token; hairs of 1 px and shares of the letter's size are lengths of no scale. */
const LENGTH = /(?<![\w.-])(?!1px|100[a-z])\d*\.?\d+(?:px|rem|pt|mm|[sdl]?v[hw]|vmin|vmax|cq[whi])\b|var\(--[ucp]\)/;
const refused = (what, token) => ({ message: `${what} is a token: ${token}` });

export default {
  rules: {
    'color-no-hex': [true, refused('A colour', 'var(--ink), var(--surface) …')],
    'function-disallowed-list': [['/^(?:rgb|hsl)a?$/', 'hwb', 'lab', 'lch'], refused('A colour', 'var(--shade) …')],
    'color-named': ['never', { ignore: ['inside-function'], ...refused('A colour', 'var(--ink) …') }],
    'declaration-property-value-disallowed-list': [
      {
        '/^font(?:-size)?$/': [LENGTH],
        '/^(?:scroll-)?(?:padding|margin)/': [LENGTH],
        '/gap$/': [LENGTH],
        '/radius$/': [LENGTH],
        'z-index': [/\d/],
      },
      refused(
        'A size, distance, corner or layer',
        'var(--text-body), var(--space-3), var(--round-card), var(--z-raised) …',
      ),
    ],
    'media-feature-name-disallowed-list': [
      ['/width$/', '/height$/', '/aspect-ratio$/', 'orientation'],
      refused('A breakpoint', '@media (--phone), (--desktop) …'),
    ],
  },
  overrides: [
    {
      files: SCENES.map(({ file }) => file),
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
        'media-feature-name-disallowed-list': null,
      },
    },
  ],
};
