import type { Page } from 'playwright-core';
import { at, press, type View } from './view.ts';

/** From the next document on, the browser keeps nothing for the pages, as where all cookies are blocked. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined, configurable: true });
  });
}

const denied =
  (path: string, words: string | RegExp, go: (page: Page) => Promise<unknown> = async () => undefined): View['open'] =>
  async (page) => {
    await denyStorage(page);
    await at(path, words)(page);
    await go(page);
  };

/** What players see whose browser denies storage. */
export const DENIED_VIEWS: readonly View[] = [
  { name: 'denied-welcome', open: denied('/', 'FAZER MEU CADASTRO') },
  { name: 'denied-play', open: denied('/jogar', 'não guarda o seu progresso') },
  {
    name: 'denied-trial',
    open: denied('/', 'Experimentar sem cadastro', async (page) => {
      await press(page, 'Experimentar sem cadastro');
      await page.getByText('não guarda o seu progresso').waitFor();
    }),
  },
  { name: 'denied-login', open: denied('/login', 'LOGIN') },
  { name: 'denied-register', open: denied('/cadastro', 'CADASTRAR') },
  { name: 'denied-map', open: denied('/mapa', /./) },
  { name: 'denied-live', open: denied('/ao-vivo', /./) },
  { name: 'denied-shared', open: denied('/compartilhar?kind=avatar&id=2&dream=3', 'QUERO JOGAR TAMBÉM') },
];
