import { plans } from '@consorcio/players';
import { expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import { LAN_NAME } from './support/browser.ts';
import { installMinigameClock } from './support/minigame-clock.ts';
import { noticesOf } from './support/notices.ts';
import { openMinigame } from './support/open-minigame.ts';
import { playMinigame } from './support/play-minigame.ts';
import { useProfiles } from './support/profiles.ts';
import { signIn, useSite } from './support/site.ts';

/*
 * A room without internet opens the game over plain http at the address of a machine in the same network: browsers take
 * away what they keep for secure pages. `LAN_NAME` is such an address of this machine.
 */
const open = useProfiles();
const site = useSite();

/** Over plain http a browser passes over this header, and says so. */
const withoutOpenerPolicy = (faults: readonly string[]): readonly string[] =>
  faults.filter((fault) => !fault.startsWith('The Cross-Origin-Opener-Policy header has been ignored'));

const inTheRoom = (): string => site().origin.replace('127.0.0.1', LAN_NAME);

test('a page that is not secure checks every draw and copies a seal', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start();
  const campaignId = (await api.standing())?.campaign.id;
  await api.playUntil(() => false, plans.saver);
  await api.seeBadges();
  const { page, context, faults } = await open(inTheRoom(), 'phone');
  await signIn(context, api);
  await page.goto(`/conferir/${campaignId}`);
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);
  await page.getByText(/^Tudo certo:/).waitFor();
  await page.getByText(/^Para curiosos/).click();
  await page.getByRole('button', { name: 'Copiar o lacre' }).click();
  await noticesOf(page).getByText('Copiado!').waitFor();
  expect(withoutOpenerPolicy(faults)).toEqual([]);
});

test('a minigame is played and its log is accepted from a page that is not secure', async () => {
  const { page, context, faults } = await open(inTheRoom(), 'phone');
  await context.addInitScript(installMinigameClock);
  const api = await openMinigame(page, site().origin, 'runner');
  const { stage } = await api.call('stageCurrent');
  await playMinigame(page, page.mainFrame(), { skill: 'average' });
  await page.getByRole('dialog', { name: 'Fim de jogo!', exact: true }).waitFor();
  await expect.poll(async () => (await api.call('stageCurrent')).stage.id).not.toBe(stage.id);
  expect(withoutOpenerPolicy(faults)).toEqual([]);
});
