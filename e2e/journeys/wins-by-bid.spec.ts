import { expect, test } from 'vitest';
import { useGame } from '../support/game.ts';
import { daring } from '../support/plans.ts';

const game = useGame();
/** Chance decides who bids more: so many dreams are tried until one is won by bid. */
const TRIES = 6;

test('the highest bid wins the dream before its last cycle', async () => {
  const { player, page, faults } = await game().newPlayer('desktop');
  await player.hurryMinigames();
  await player.signUp();
  await player.choosePersona(2);

  for (let dream = 1; dream <= TRIES; dream += 1) {
    await player.chooseDream('Moto zero km');
    await player.playUntil(
      ({ path, buttons }) => path === '/certificado-de-conquista' || buttons?.includes('TENTAR NOVAMENTE') === true,
      daring,
    );
    const { campaign } = await player.standing();
    if (campaign.context === 'BID') break;
    if (campaign.status === 'SUCCESS') {
      await player.press('AVANÇAR');
      await player.press('NOVO JOGO +');
    } else await player.press('TENTAR NOVAMENTE');
  }

  const { campaign, stage } = await player.standing();
  expect(campaign).toMatchObject({ status: 'SUCCESS', context: 'BID' });
  expect(stage.cycle).toBeLessThan(4);
  expect(player.seen.slice(-4)).toEqual([
    'Seu lance foi o maior!',
    'Seu lance foi o maior',
    'Seu poder de compra à vista',
    'As parcelas continuam',
  ]);
  await page.getByText('Moto zero km').first().waitFor();
  expect(faults).toEqual([]);
});
