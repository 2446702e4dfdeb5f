import { plans } from '@consorcio/players';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import { signIn, useSite } from './support/site.ts';

const site = useSite();

interface HearingWindow extends Window {
  heard?: string[];
}

/**
 * Listens as a screen reader does: to live regions whose words change while nothing modal lies over them, and to every
 * dialog that opens, with its name and description. Installed before a page's scripts run.
 */
function listen(): void {
  const heard: string[] = [];
  (window as HearingWindow).heard = heard;
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
  const wordsOf = (ids: string | null): string =>
    (ids ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  const isHeard = (region: Element): boolean => {
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
    return modal === undefined || modal.contains(region);
  };
  const note = (text: string | null): void => {
    const words = (text ?? '').replaceAll(/\s+/g, ' ').trim();
    if (words !== '' && heard.at(-1) !== words) heard.push(words);
  };
  new MutationObserver((changes) => {
    for (const { target, type } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (type === 'attributes') {
        if (element?.matches('dialog[open]'))
          note(
            `${wordsOf(element.getAttribute('aria-labelledby'))}. ${wordsOf(element.getAttribute('aria-describedby'))}`,
          );
        continue;
      }
      const region = element?.closest(LIVE);
      if (region && isHeard(region)) note(region.textContent);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['open'] });
}

const heardOn = (page: Page): Promise<string[]> => page.evaluate(() => (window as HearingWindow).heard ?? []);

test('a screen reader announces each popup, its cost, what was won, and every notice', async () => {
  const { origin, newPlayer } = site();
  const api = new ApiPlayer(origin);
  await api.start();
  await api.playUntil(({ stage, extras }) => extras.phase === 'STAGE' && stage.type === 'PAYMENT', plans.saver);
  await api.seeBadges();
  const { player, page, context, faults } = await newPlayer('phone', { isCalm: true });
  await context.addInitScript(listen);
  await signIn(context, api);
  await player.closeBadges();
  await page.goto('/mapa');
  await page.locator('dialog[open]').getByRole('button', { name: 'PAGAR' }).waitFor();
  const before = (await api.standing())?.balance.effort ?? 0;
  await player.playUntil(({ path, buttons }) => path === '/mapa' && buttons === null, plans.saver);
  const after = (await api.standing())?.balance.effort ?? 0;
  expect(after).toBeLessThan(before);

  const heard = async (): Promise<string> => (await heardOn(page)).join('\n');
  for (const heading of player.seen.filter((each) => each !== 'Nova conquista!'))
    await expect.poll(heard).toContain(heading);
  await expect.poll(heard).toContain(`Você tem${String(before).padStart(3, '0')}`);
  await expect.poll(heard).toContain(`Esforço guardado${String(after).padStart(3, '0')}`);
  await expect.poll(heard).toMatch(/cota \d+/i);
  /* The instalment is taken while popups lie over the counters. */
  await expect.poll(heard).toMatch(/Menos \d+ de esforço, agora \d+/);

  await player.press('Abrir menu');
  await context.grantPermissions(['clipboard-write', 'clipboard-read']);
  await player.use(page.getByText('Lacre do sorteio', { exact: true }));
  await player.press('Copiar lacre');
  await expect.poll(() => heardOn(page)).toContainEqual(expect.stringContaining('Lacre copiado'));
  expect(faults).toEqual([]);
});
