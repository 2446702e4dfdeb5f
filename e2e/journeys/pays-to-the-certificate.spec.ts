import { plans } from '@consorcio/players';
import { expect, test } from 'vitest';
import { useSite } from '../support/site.ts';
import { listenToSound, soundNames, soundProblems } from '../support/sound-listener.ts';

const site = useSite();

test('a new player signs up, plays a dream of three cycles and takes the certificate home', async () => {
  const { player, page, faults } = await site().newPlayer('phone');
  await player.hurryMinigames();
  await page.addInitScript(listenToSound);
  await player.signUp();
  await player.choosePersona(1);
  await player.chooseDream('Viagem à praia');
  await player.playUntil(({ path }) => path === '/certificado-de-conquista', plans.visitor);

  const ended = await player.standing();
  expect(ended.campaign.status).toBe('SUCCESS');
  expect(ended.campaign.context).toBe('PAID');
  await page.getByText('Viagem à praia').first().waitFor();
  /* What was asked for: played this fast, a theme may give way before its file has come. */
  const themes = await page.evaluate(soundNames, 'current');
  expect(themes).toEqual(expect.arrayContaining(['INTRO', 'MAPA', 'PAGAMENTOS', 'SUCCESS', 'FINAL_POSITIVO']));
  expect(themes.at(-1)).toBe('FINAL_POSITIVO');
  expect(await page.evaluate(soundNames, 'effect')).toEqual(expect.arrayContaining(['CLICK', 'SORTEIO']));
  expect(await page.evaluate(soundProblems)).toEqual([]);
  await player.press('AVANÇAR');
  await player.press('NOVO JOGO +');
  await page.waitForURL('**/introducao-sonho');
  expect(faults).toEqual([]);
});
