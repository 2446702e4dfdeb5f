import { plans } from '@consorcio/players';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { useProfiles } from '../support/profiles.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { signIn } from '../support/site.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ SEAL_RULEBOOK: '2' });
});
afterAll(() => server.remove());
const open = useProfiles();

/** What leads on from every step of a month. */
const ON = /^(CONFIRMAR|SEGUIR|PAGAR)$|^Equilibrado/;

test('from the certificate through the months after the letter, left once on the way, to the seal', async () => {
  const api = new ApiPlayer(server.origin);
  await api.start('Ana Beatriz', 3, 2);
  await api.playUntil(() => false, plans.allInBidder);
  await api.learnEverything();
  const { page, faults } = await open(server.origin, 'phone', { isCalm: true });
  await signIn(page, api);
  await page.goto('/certificado-de-conquista');
  await page.getByRole('link', { name: /^DEPOIS DA CARTA · falta/ }).click();
  const heading = page.locator('main h2');
  await heading.waitFor();
  const seen: (string | null)[] = [];
  for (const next = page.getByRole('button', { name: ON }); ; ) {
    const step = await heading.textContent();
    seen.push(step);
    if ((await next.count()) === 0) break;
    if (seen.length === 3) {
      await page.reload();
      await heading.waitFor();
      expect(await heading.textContent()).toBe(step);
    }
    await next.click();
    await expect.poll(() => heading.textContent()).not.toBe(step);
  }
  const { campaign } = await api.call('auth');
  const contract = await api.call('afterLetter', { params: { campaignId: campaign?.id ?? '' } });
  expect(contract.status).toBe('ENDED');
  expect(seen.filter((step) => step === 'A conta do mês')).toHaveLength(contract.months.length);
  await page.getByRole('link', { name: 'VER O CERTIFICADO' }).click();
  await page.getByText('CERTIFICADO DE CONQUISTA').waitFor();
  expect(await page.getByText(/^Contrato quitado/).count()).toBe(contract.end === 'RETOMADO' ? 0 : 1);
  expect(faults).toEqual([]);
});
