import type { Locator, Page } from 'playwright-core';

/** Milliseconds for which somebody who reads nothing twice reads what stands there, before each tap. */
const READING = 4_000;

export interface Way {
  readonly taps: number;
  /** Milliseconds from a tap, or from the opening of the link, to the next thing that can be touched. */
  readonly waited: readonly number[];
  /** Milliseconds, the reading included. */
  readonly total: number;
}

/**
 * From a shared link to the first decision, as a guest: the place where the first stage is lived.
 * @param onMap called when the map can be touched
 */
export async function fromLinkToDecision(page: Page, { reading = READING, onMap = (): void => {} } = {}): Promise<Way> {
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
  const ways: readonly Locator[] = [
    page.getByRole('link', { name: 'QUERO JOGAR TAMBÉM' }),
    button('JOGAR'),
    button('Dandara'),
    button(/Moto zero km/),
    page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first(),
    page.getByRole('button', { name: 'Jogar', exact: true }),
  ];
  const waited: number[] = [];
  const begun = Date.now();
  let since = begun;
  await page.goto('/compartilhar?kind=avatar&id=2&dream=3', { waitUntil: 'commit', timeout: 60_000 });
  for (const [index, way] of ways.entries()) {
    await way.waitFor({ timeout: 60_000 });
    await way.click({ trial: true });
    waited.push(Date.now() - since);
    if (index === ways.length - 2) onMap();
    await page.waitForTimeout(reading);
    await way.click();
    since = Date.now();
  }
  return { taps: ways.length, waited, total: since - begun };
}
