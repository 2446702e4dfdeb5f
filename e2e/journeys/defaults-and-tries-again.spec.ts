import { plans } from '@consorcio/players';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { SIZES } from '../support/browser.ts';
import { ScreenAudit } from '../support/screen-audit.ts';
import { signIn, useSite } from '../support/site.ts';

const site = useSite();

test('a player who never pays is given a second chance, defaults, and tries again with a new dream', async () => {
  const { player, page, faults } = await site().newPlayer('tablet', { isCalm: true });
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil(({ stage }) => stage.type === 'PAYMENT', plans.defaulter);
  await signIn(page, api);
  await player.closeBadges();
  await player.hurryMinigames();
  await page.goto('/mapa');
  await player.playUntil(({ buttons }) => buttons?.includes('TENTAR NOVAMENTE') === true, plans.defaulter);

  expect(player.seen).toContain('A parcela não coube neste mês');
  const ended = await player.standing();
  expect(ended.campaign).toMatchObject({ status: 'FAILED', context: 'DEFAULT', visualizedResults: false });

  await page.reload();
  await page.getByText('Duas dicas para o próximo sonho').waitFor();
  const audit = new ScreenAudit(page);
  await audit.full('ended');
  expect(audit.found).toEqual([]);
  await page.setViewportSize(SIZES.phone);
  const button = await page.getByRole('button', { name: 'TENTAR NOVAMENTE', exact: true }).boundingBox();
  expect((button?.y ?? SIZES.phone.height) + (button?.height ?? 0), 'seen without scrolling').toBeLessThanOrEqual(
    SIZES.phone.height,
  );
  await page.getByText('Duas dicas para o próximo sonho').click();
  await page.getByText('Você não trabalhou nenhuma vez.').waitFor();
  await player.press('TENTAR NOVAMENTE');
  await player.chooseDream('Moto zero km');
  const again = await player.standing();
  expect(again.campaign).toMatchObject({ status: 'ACTIVE', isNewGamePlus: false });
  expect(again.dream.name).toBe('Moto zero km');
  expect(faults).toEqual([]);
});
