import { plans } from '@consorcio/players';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { ScreenAudit } from '../support/screen-audit.ts';
import { signIn, useSite } from '../support/site.ts';

const site = useSite();

/* Headings of the two great moments: each fills the window, in every size and for everyone. */
const MOMENTS = ['Seu lance venceu!', 'A moto zero km é sua!'] as const;

test('the highest bid wins the dream before its last cycle', async () => {
  const { player, page, faults } = await site().newPlayer('desktop');
  const api = new ApiPlayer(site().origin);
  await api.start('Ana Beatriz', 3, 2);
  await api.playUntil(({ stage }) => stage.type === 'PAYMENT', plans.allInBidder);
  await signIn(page, api);
  await player.closeBadges();
  await player.hurryMinigames();
  await page.goto('/mapa');
  const audit = new ScreenAudit(page);
  for (const moment of MOMENTS) {
    await player.playUntil(({ heading }) => heading === moment, plans.allInBidder);
    await audit.full(moment);
  }
  await player.playUntil(({ path }) => path === '/certificado-de-conquista', plans.allInBidder);
  expect(audit.found).toEqual([]);

  const { campaign, stage } = await player.standing();
  expect(campaign).toMatchObject({ status: 'SUCCESS', context: 'BID' });
  expect(stage.cycle).toBeLessThan(4);
  expect(player.seen.slice(-4)).toEqual([...MOMENTS, 'Seu poder de compra à vista', 'As parcelas continuam']);
  await page.getByText('Moto zero km').first().waitFor();
  expect(faults).toEqual([]);
});
