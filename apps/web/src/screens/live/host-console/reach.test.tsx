import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Reach } from './reach.tsx';

const [WIFI, CABLE] = ['http://10.1.2.3:3000', 'http://192.168.0.7:3000'];
const shownAt = (page: string, addresses: string[], userAgent = 'Linux'): string => {
  vi.stubGlobal('location', new URL(page));
  vi.stubGlobal('navigator', { userAgent });
  return renderToStaticMarkup(<Reach addresses={addresses} />).replaceAll('&quot;', '"');
};
afterEach(() => vi.unstubAllGlobals());

test('a desk at its machine’s own name says by which address phones come in, or that none does', () => {
  expect(shownAt('http://localhost:3000', [WIFI])).toContain(`Os celulares entram por ${WIFI}.`);
  expect(shownAt('http://localhost:3000', [WIFI])).not.toContain('<select');
  expect(shownAt('http://localhost:3000', [])).toContain('npm start -- --lan');
});

test('where the machine is in several networks the desk lets the teacher choose, wherever it is open', () => {
  for (const page of ['http://localhost:3000', WIFI]) {
    const html = shownAt(page, [WIFI, CABLE]);
    for (const address of [WIFI, CABLE]) expect(html).toMatch(new RegExp(`<option[^>]*>${address}</option>`));
    expect(html).toContain(`Os celulares entram por ${WIFI}.`);
  }
  expect(shownAt('https://escola.example', ['https://escola.example'])).toBe('');
});

test('on the server’s own Windows the desk says how its firewall is opened', () => {
  expect(shownAt('http://localhost:3000', [WIFI], 'Windows NT 10.0')).toContain('Permitir um aplicativo pelo Firewall');
  expect(shownAt('http://localhost:3000', [WIFI])).not.toContain('Firewall');
  expect(shownAt(WIFI, [WIFI, CABLE], 'Windows NT 10.0')).not.toContain('Firewall');
});
