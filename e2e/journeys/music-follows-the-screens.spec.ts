import { expect, test } from 'vitest';
import { useGame } from '../support/game.ts';

const game = useGame();

interface Heard {
  readonly type: string;
  readonly name?: string | null;
}
interface ListeningWindow extends Window {
  heard?: Heard[];
}

test('music starts with the first tap and follows the screens, clicks are heard, and the menu silences them', async () => {
  const { player, page, faults } = await game().newPlayer('phone');
  await page.addInitScript(() => {
    const heard: Heard[] = [];
    (window as ListeningWindow).heard = heard;
    window.addEventListener('sound', (event) => heard.push((event as CustomEvent<Heard>).detail));
  });
  const heard = (type: string): Promise<(string | null | undefined)[]> =>
    page.evaluate(
      (wanted) => ((window as ListeningWindow).heard ?? []).filter((e) => e.type === wanted).map((e) => e.name),
      type,
    );

  await page.goto('/');
  await page.getByText('FAZER MEU CADASTRO').waitFor();
  expect(await heard('unlocked')).toEqual([]);

  await player.signUp();
  await expect.poll(() => heard('theme'), { timeout: 15_000 }).toContain('INTRO');
  expect(await heard('effect')).toContain('CLICK');

  await player.choosePersona();
  await player.chooseDream('Viagem à praia');
  await expect.poll(() => heard('theme'), { timeout: 15_000 }).toContain('MAPA');

  const menu = page.getByRole('button', { name: 'Abrir menu' });
  await menu.click({ timeout: 20_000 });
  await page.getByRole('switch', { name: 'Música' }).click();
  await page.getByRole('switch', { name: 'Efeitos' }).click();
  const clicks = (await heard('effect')).length;
  await player.press('Voltar ao jogo');
  expect((await heard('effect')).length).toBe(clicks);
  expect(faults).toEqual([]);
});
