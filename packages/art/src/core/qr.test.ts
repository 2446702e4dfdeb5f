import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrOf, qrSvg } from './qr.ts';

const ADDRESS = 'https://jogo.exemplo/c/7K3M-9QRT-X2PD';

test('the path covers the dark modules, and four light ones are left around them', () => {
  const { side, path } = qrOf(ADDRESS);
  const dark = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(length); i += 1) dark.add(`${Number(x) + i} ${y}`);
  const { data, size } = encode(ADDRESS, { ecc: 'M', border: 4 });
  expect(side).toBe(size);
  const wanted = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect([...dark].sort()).toEqual(wanted.sort());
  for (const module of dark) for (const at of module.split(' ').map(Number)) expect(at).toBeGreaterThanOrEqual(4);
});

test('as a picture it holds no text but its own', () => {
  expect(qrSvg(qrOf('"><script>'))).not.toContain('script');
});
