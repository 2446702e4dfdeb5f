import { expect, test } from 'vitest';
import { ScreenAudit } from './support/screen-audit.ts';
import { useSite } from './support/site.ts';

const site = useSite();

const HEAD = '<title>Exemplo</title><meta name="viewport" content="width=device-width">';
const document = (style: string, body: string): string =>
  `<!doctype html><html lang="pt-BR"><head>${HEAD}<style>${style}</style></head><body><main><h1>Exemplo</h1>${body}</main></body></html>`;

/** A fault each, and the words by which it is told in every window, or in that one. */
const FAULTS = [
  { fault: 'pale words', body: '<p style="color: #999">pálido</p>', told: /phone: color-contrast/ },
  {
    fault: 'words over words',
    body: '<p>embaixo</p><p style="margin-top: -2.2em">por cima</p>',
    told: /lie over words/,
  },
  {
    fault: 'words cut off',
    body: '<div style="overflow: hidden; height: 8px"><p style="margin: 0">cortado</p></div>',
    told: /2560x1440: words are cut/,
  },
  {
    fault: 'a button too low for a finger',
    body: '<button style="height: 30px">BAIXO</button>',
    told: /568x320: 'BAIXO' is small/,
  },
  {
    fault: 'a picture without size',
    body: '<img alt="" src="data:image/svg+xml,<svg xmlns=\'http://www.w3.org/2000/svg\' width=\'9\' height=\'9\'/>" style="width: 0">',
    told: /375x667: a picture has no size/,
  },
  { fault: 'a picture without words', body: '<img src="data:," width="9" height="9">', told: /desktop: image-alt/ },
  {
    fault: 'a button that rises into its place beyond the side',
    body: '<button class="late" style="height: 50px; position: fixed; left: 90vw; width: 40vw">FORA</button>',
    told: /320x568: 'FORA' lies beyond the side/,
  },
] as const;

test.each(FAULTS)('the audit of a screen finds $fault', async ({ body, told }) => {
  const { page } = await site().newPlayer('phone', { isCalm: true });
  await page.setContent(document('.late { animation: rise 1s } @keyframes rise { from { left: 0 } }', body));
  const audit = new ScreenAudit(page, { isEverywhere: true });
  await audit.full('example');
  expect(audit.found.join('\n')).toMatch(told);
});

test('the audit of a screen uses every window’s own size, and reports nothing on a correct screen', async () => {
  const { page } = await site().newPlayer('phone', { isCalm: true });
  const narrow = '@media (max-width: 330px) { p { width: 400px } } @media (min-width: 2500px) { p { width: 2600px } }';
  await page.setContent(document(`body { margin: 0 } ${narrow}`, '<p>bom dia</p>'));
  const audit = new ScreenAudit(page, { isEverywhere: true });
  await audit.full('example');
  expect(audit.found).toEqual([
    'example, 320x568: the page is 400 wide, the window 320',
    'example, 2560x1440: the page is 2600 wide, the window 2560',
  ]);
});
