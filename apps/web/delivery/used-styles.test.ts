import { describe, expect, test } from 'vitest';
import { usedStyles } from './used-styles.ts';

const HTML = '<main class="town wide"><p class="note">validando</p></main>';

describe('of the styles of a screen its waiting picture takes along', () => {
  test.each([
    ['rules of its classes', '.town{top:0}.town .note{left:0}', '.town{top:0}.town .note{left:0}'],
    ['no rules of others', '.popup{top:0}.town .popup{top:0}.note.open{top:0}', ''],
    ['rules of which one selector fits', '.popup,.note{top:0}', '.popup,.note{top:0}'],
    ['rules without a class', ':root{--c:1px}p::before{content:"}"}', ':root{--c:1px}p::before{content:"}"}'],
    ['what is asked in brackets, whatever it is', '.note:not(.open){top:0}', '.note:not(.open){top:0}'],
    [
      'windows in which something of it is left',
      '@media (width>1px){.popup{top:0}.note{top:1px}}@media print{.popup{top:0}}',
      '@media (width>1px){.note{top:1px}}',
    ],
    [
      'motions that it has',
      '@keyframes come{to{top:0}}@keyframes go{0%{top:1px}to{top:0}}.note{animation:1s come}.popup{animation:1s go}',
      '@keyframes come{to{top:0}}.note{animation:1s come}',
    ],
    ['its letters', '@font-face{font-family:N;src:url(n.woff2)}', '@font-face{font-family:N;src:url(n.woff2)}'],
  ])('%s', (_what, css, kept) => {
    expect(usedStyles(css, HTML)).toBe(kept);
  });
});
