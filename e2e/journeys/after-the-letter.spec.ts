import { plans } from '@consorcio/players';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { signIn, useSite } from '../support/site.ts';

const site = useSite();

/** What leads on from every step of a month. */
const ON = /^(CONFIRMAR|SEGUIR|PAGAR)$|^Equilibrado/;

test('from the certificate over what is at stake through the months after the letter, left once on the way, to the seal', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start('Ana Beatriz', 3, 2);
  await api.playUntil(() => false, plans.allInBidder);
  await api.learnEverything();
  const { page, faults } = await site().newPlayer('phone', { isCalm: true });
  await signIn(page, api);
  await page.goto('/certificado-de-conquista');
  await page.getByText(/^Contrato em aberto: hoje falta/).waitFor();
  await page.getByRole('button', { name: 'AVANÇAR' }).click();
  await page.getByText(/^Sua reserva: \d+\. A primeira conta: (?:a partir de )?\d+\.$/).waitFor();
  await page.getByRole('button', { name: 'NOVO JOGO +' }).waitFor();
  await page.getByRole('link', { name: 'VIVER OS MESES QUE FALTAM' }).click();
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
  expect(contract).toMatchObject({ status: 'ENDED', end: 'QUITADO' });
  expect(seen.filter((step) => step === 'A conta do mês')).toHaveLength(contract.months.length);
  await page.getByText('CONTRATO QUITADO!').waitFor();
  await page.getByText(/^Você pagou as? .* faltava/).waitFor();
  await page.getByRole('button', { name: 'NOVO JOGO +' }).waitFor();
  await page.getByRole('link', { name: 'VER O CERTIFICADO' }).click();
  await page.getByText('CERTIFICADO DE CONQUISTA').waitFor();
  await page.getByText(/^Contrato quitado/).waitFor();
  expect(faults).toEqual([]);
});
