import { expect, test } from 'vitest';
import { meantAddress } from './passed-on.ts';

test.each([
  ['/jogar/', '/jogar'],
  ['/JOGAR', '/jogar'],
  ['/Jogar/?sonho=3', '/jogar?sonho=3'],
  ['/jogar.', '/jogar'],
  ['/jogar),', '/jogar'],
  ['/jogar%E2%80%9D', '/jogar'],
  ['/compartilhar/?kind=badge&id=abc', '/compartilhar?kind=badge&id=abc'],
  ['/compartilhar?kind=badge&id=abc).', '/compartilhar?kind=badge&id=abc'],
  ['/V/bcd234', '/v/bcd234'],
  ['/v/BCD234/', '/v/BCD234'],
  ['/v/BCD234.', '/v/BCD234'],
  ['/v/', '/v'],
  ['/C/ABCD-EFGH-JKMN,', '/c/ABCD-EFGH-JKMN'],
  ['/AO-VIVO/', '/ao-vivo'],
  ['/Ao-Vivo/volta/BCD234/', '/ao-vivo/volta/BCD234'],
  ['/Minigame/corrida', '/minigame/corrida'],
  ['//', '/'],
  ['/.', '/'],
])('%s means %s', (target, meant) => {
  expect(meantAddress(target)).toBe(meant);
});

test.each([
  ...[
    '/',
    '/jogar',
    '/jogar?sonho=3',
    '/?utm=a',
    '/v/BCD%20234',
    '/c/ABCD-EFGH-JKMN',
    '/ao-vivo/telao/AbC_-9',
    '/c/ABCD-EFGH-JKMN/qr.svg',
  ],
  ...[
    '/assets/App.js',
    '/favicon.ico',
    '/api/auth/',
    '/API/auth',
    '/nada/',
    '/v/%E0%A4%A',
    '/%2F%2Fexemplo.com/',
    '//exemplo.com/jogar/',
  ],
])('%s is left as it is', (target) => {
  expect(meantAddress(target)).toBeNull();
});

test('the end of an address is cut however long it is', () => {
  expect(meantAddress(`/jogar?a=${'.'.repeat(100_000)}x`)).toBeNull();
  expect(meantAddress(`/jogar?a=1${'%E2%80%99.'.repeat(10_000)}`)).toBe('/jogar?a=1');
  expect(meantAddress(`/jogar${'/'.repeat(100_000)}`)).toBe('/jogar');
});
