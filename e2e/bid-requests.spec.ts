import { ROUTES } from '@consorcio/contract/wire';
import { plans } from '@consorcio/players';
import { expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import { callsOf } from './support/calls.ts';
import { signIn, useSite } from './support/site.ts';

const site = useSite();

/** Which ideas are known, and badges earned, are no part of the assembly. */
const ASIDE = /^\/(concept|badge)\//;

test('a lost bid, its raffle and the next month take one call for each decision and one read of each result', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start();
  const open = await api.playUntil(({ extras }) => extras.phase === 'BID_OPEN', plans.saver);
  await api.learnEverything();
  const { page, context, player, faults } = await site().newPlayer('phone', { isCalm: true });
  await signIn(context, api);
  const calls = callsOf(page);
  await page.goto('/mapa');
  await page.getByRole('button', { name: 'GUARDAR', exact: true }).waitFor();

  /* All that the map asks at its start was asked before its popup stood there. */
  calls.length = 0;
  await player.press('DAR LANCE');
  await player.press('Aumentar lance');
  await player.press('DAR LANCE');
  await player.press('AVANÇAR');
  await page.getByRole('button', { name: 'IR PARA O SORTEIO', exact: true }).waitFor();
  const { assembly } = await api.call('stageCurrent');
  await page.getByText(`1 em ${assembly?.waiting.length}`, { exact: true }).waitFor();
  await player.press('IR PARA O SORTEIO');
  await player.press('AVANÇAR');
  /* On the bare map, where nothing else is asked, badges are asked for. */
  await expect.poll(() => calls).toContain(ROUTES.badgePending.path);

  const { bidEffort, keepEffort, raffle, group, stageCurrent } = ROUTES;
  const minutes = group.path.replace('{campaignId}', open?.campaign.id ?? '');
  expect(calls.filter((path) => !ASIDE.test(path))).toEqual([
    bidEffort.path,
    minutes,
    keepEffort.path,
    raffle.path,
    minutes,
    stageCurrent.path,
  ]);
  expect(faults).toEqual([]);
});
