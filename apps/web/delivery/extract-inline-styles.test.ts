import { describe, expect, test } from 'vitest';
import { extractInlineStyles } from './extract-inline-styles.ts';

describe('a page that is written ahead carries no style attribute', () => {
  test('each inline style becomes a separate rule', () => {
    expect(extractInlineStyles('<p style="left:calc(1 * var(--c))"><img src="a.svg" style="top:0"/></p>')).toEqual({
      html: '<p data-s="0"><img src="a.svg" data-s="1"/></p>',
      css: '#root [data-s="0"]{left:calc(1 * var(--c))}#root [data-s="1"]{top:0}',
    });
  });
  test('equal styles share a rule', () => {
    const { html, css } = extractInlineStyles('<i style="top:0"></i><b style="top:0"></b>');
    expect(html).toBe('<i data-s="0"></i><b data-s="0"></b>');
    expect(css).toBe('#root [data-s="0"]{top:0}');
  });
  test('what the attribute had to write otherwise is plain again', () => {
    expect(extractInlineStyles('<i style="background:url(&quot;a.svg&quot;)"></i>').css).toBe(
      '#root [data-s="0"]{background:url("a.svg")}',
    );
  });
});
