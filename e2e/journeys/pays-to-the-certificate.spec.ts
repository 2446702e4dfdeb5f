import { expect, test } from 'vitest';
import { useGame } from '../support/site.ts';
import type { Plan } from '../support/player.ts';
import { listenToSound, namesHeard, problemsHeard } from '../support/sound-listener.ts';

const game = useGame();

/** All four places are visited; work comes before the instalment. */
const everywhere: Plan = {
  effort: 'plays',
  place: ({ balance, extras }) => {
    if (balance.energy < 3) return extras.stageRelativeToCycle % 2 === 0 ? 2 : 3;
    return extras.stageRelativeToCycle % 2 === 0 ? 4 : 1;
  },
  bid: () => 0,
};

test('a new player signs up, plays a dream of three cycles and takes the certificate home', async () => {
  const { player, page, faults } = await game().newPlayer('phone');
  await player.hurryMinigames();
  await page.addInitScript(listenToSound);
  await player.signUp();
  await player.choosePersona(1);
  await player.chooseDream('Viagem à praia');
  await player.playUntil(({ path }) => path === '/certificado-de-conquista', everywhere);

  const ended = await player.standing();
  expect(ended.campaign.status).toBe('SUCCESS');
  expect(['PAID', 'JACKPOT']).toContain(ended.campaign.context);
  await page.getByText('Viagem à praia').first().waitFor();
  /* What was asked for: played this fast, a theme may give way before its file has come. */
  const themes = await page.evaluate(namesHeard, 'current');
  expect(themes).toEqual(expect.arrayContaining(['INTRO', 'MAPA', 'PAGAMENTOS', 'SUCCESS', 'FINAL_POSITIVO']));
  expect(themes.at(-1)).toBe('FINAL_POSITIVO');
  expect(await page.evaluate(namesHeard, 'effect')).toEqual(expect.arrayContaining(['CLICK', 'SORTEIO']));
  expect(await page.evaluate(problemsHeard)).toEqual([]);
  await player.press('AVANÇAR');
  await player.press('NOVO JOGO +');
  await page.waitForURL('**/introducao-sonho');
  expect(faults).toEqual([]);
});
