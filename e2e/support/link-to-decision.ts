import type { Locator, Page } from 'playwright-core';

/** Milliseconds of reading before each tap. */
const READING = 4_000;

export interface TapCount {
  readonly taps: number;
  /** Milliseconds from a tap, or from the opening of the link, to the next thing that can be touched. */
  readonly waited: readonly number[];
  /** Milliseconds, the reading included. */
  readonly total: number;
}

/** The link: a shared persona picture, or the QR code of a room, which leads straight in. */
const LINKS = { shared: '/compartilhar?kind=avatar&id=2&dream=3', code: '/jogar' } as const;

interface Options {
  readonly link?: keyof typeof LINKS;
  /** Milliseconds before each tap. */
  readonly reading?: number;
  /** Called when the map can be touched. */
  readonly onMap?: () => void;
  /** Called before the tap that decides: what comes after it belongs to the minigame. */
  readonly onDecision?: () => void;
}

/** From a link to the first decision, as a guest: the place where the first stage is lived. */
export async function fromLinkToDecision(
  page: Page,
  { link = 'shared', reading = READING, onMap = (): void => {}, onDecision = (): void => {} }: Options = {},
): Promise<TapCount> {
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
  const ways: readonly Locator[] = [
    ...(link === 'shared' ? [page.getByRole('link', { name: 'QUERO JOGAR TAMBÉM' })] : []),
    button('JOGAR'),
    button('Dandara'),
    button(/Moto zero km/),
    page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first(),
    page.getByRole('button', { name: 'Jogar', exact: true }),
  ];
  return tapThrough(page, LINKS[link], ways, {
    reading,
    onReady: (left) => left === 2 && onMap(),
    onTap: (left) => left === 1 && onDecision(),
  });
}

interface Tapping {
  /** Milliseconds before each tap. */
  readonly reading?: number;
  /** Called when a thing can be tapped, and when it was read, with the number of taps that are left. */
  readonly onReady?: (left: number) => unknown;
  readonly onTap?: (left: number) => unknown;
}

/** Opens an address and taps one thing after the other, each as soon as it can be touched and has been read. */
export async function tapThrough(
  page: Page,
  address: string,
  ways: readonly Locator[],
  { reading = READING, onReady, onTap }: Tapping = {},
): Promise<TapCount> {
  const waited: number[] = [];
  const begun = Date.now();
  let since = begun;
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
  for (const [index, way] of ways.entries()) {
    await way.waitFor({ timeout: 60_000 });
    await way.click({ trial: true });
    waited.push(Date.now() - since);
    onReady?.(ways.length - index);
    await page.waitForTimeout(reading);
    onTap?.(ways.length - index);
    await way.click();
    since = Date.now();
  }
  return { taps: ways.length, waited, total: since - begun };
}
