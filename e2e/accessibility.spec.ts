import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { FarPlayer } from './support/far-player.ts';
import { useGame } from './support/game.ts';
import { findMisfits, settle } from './support/layout.ts';
import { steady } from './support/plans.ts';
import { Player } from './support/player.ts';

const game = useGame();
const JUDGED = ['phone', 'desktop'] as const;

/** Looks at what stands on the page, on a phone and on a desktop. */
class Judge {
  readonly found: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async look(name: string): Promise<void> {
    for (const size of JUDGED) {
      await this.#page.setViewportSize(SIZES[size]);
      await settle(this.#page);
      const faults = [...(await findMisfits(this.#page)), ...(await findBarriers(this.#page))];
      this.found.push(...faults.map((fault) => `${name}, ${size}: ${fault}`));
    }
  }

  async lookInto(frame: Frame, name: string): Promise<void> {
    this.found.push(...(await findBarriers(frame)).map((fault) => `${name}: ${fault}`));
  }
}

test('the screens for everybody can be used by everyone', async () => {
  const { page, faults } = await game().newPlayer('phone', { isCalm: true });
  const judge = new Judge(page);
  const screens = [
    ['/', 'FAZER MEU CADASTRO'],
    ['/intruducao', 'PULAR'],
    ['/sobre-abac', 'AVANÇAR'],
    ['/sobre-voce', 'AVANÇAR'],
    ['/cadastro', 'CADASTRAR'],
    ['/login', 'LOGIN'],
    ['/compartilhar?kind=avatar&id=2&dream=3', 'QUERO JOGAR TAMBÉM'],
    ['/compartilhar?kind=campaign&id=nobody', 'Esse sonho ainda está a caminho'],
    ['/nao-existe', 'VOLTAR AO JOGO'],
  ] as const;
  for (const [path, words] of screens) {
    await page.goto(path);
    await page.locator('main').getByText(words).first().waitFor();
    await judge.look(path);
  }
  await page.goto('/cadastro');
  const email = page.getByLabel('Seu e-mail');
  await email.fill('ana@');
  await email.blur();
  await page.getByText('E-mail inválido').waitFor();
  await judge.look('a form with a fault');
  expect(judge.found).toEqual([]);
  expect(faults).toEqual([]);
});

test('the screens of a new player can be used by everyone', async () => {
  const { player, page, faults } = await game().newPlayer('phone', { isCalm: true });
  const judge = new Judge(page);
  await player.signUp();
  await judge.look('character intro');
  await player.follow('ESCOLHA SEU PERSONAGEM');
  await page.getByRole('button', { name: 'QUERO ESSE PERSONAGEM' }).waitFor();
  await judge.look('character selection');
  await player.press('QUERO ESSE PERSONAGEM');
  await judge.look('character question');
  await player.press('SIM, ESSE É O MEU PERSONAGEM!');
  await page.waitForURL('**/boas-vindas-a-cidade');
  await page.getByRole('link', { name: 'AVANÇAR' }).waitFor();
  await judge.look('city welcome');
  await player.follow('AVANÇAR');
  await page.getByRole('link', { name: 'ESCOLHA SEU SONHO' }).waitFor();
  await judge.look('dream intro');
  await player.follow('ESCOLHA SEU SONHO');
  await page.getByRole('button', { name: 'QUERO ESSE SONHO' }).waitFor();
  await judge.look('dream selection');
  await player.press('QUERO ESSE SONHO');
  await judge.look('dream question');
  await player.press('SIM, ESSE É O MEU SONHO!');
  await page.waitForURL('**/escolha?dream=*');
  await page.getByRole('button', { name: 'COMEÇAR O JOGO' }).waitFor();
  await judge.look('great choice');
  await page.goto('/tutorial');
  await page.getByRole('button', { name: 'Avançar' }).waitFor();
  for (let step = 1; step <= 4; step += 1) {
    await judge.look(`tutorial ${step}`);
    if (step < 4) await player.press('Avançar');
  }
  expect(judge.found).toEqual([]);
  expect(faults).toEqual([]);
});

test('the screens of a campaign can be used by everyone', async () => {
  const { page, faults } = await game().newPlayer('phone', { isCalm: true });
  const judge = new Judge(page);
  const far = new FarPlayer(game().server.origin);
  await far.start();
  await far.playUntil(({ extras }) => extras.stageRelativeToCycle === 2, steady);
  const player = new Player(page, far.email);
  await player.logIn();
  await page.waitForURL('**/de-volta-aojogo');
  await page.getByRole('button', { name: 'CONTINUAR O SONHO' }).waitFor();
  await judge.look('returning player');
  await player.press('ESCOLHER UM NOVO');
  await judge.look('warning');
  await player.press('NÃO, VOLTAR PARA TELA ANTERIOR...');
  await player.press('CONTINUAR O SONHO');
  const badge = page.getByRole('button', { name: 'VOLTAR AO JOGO', exact: true });
  await page
    .getByRole('navigation', { name: 'Lugares da cidade' })
    .getByRole('button')
    .first()
    .or(badge)
    .first()
    .waitFor();
  await page.waitForTimeout(500);
  if (await badge.isVisible()) await judge.look('unlocked badge');
  await player.closeBadges();
  await player.press('Abrir menu');
  await page.locator('dialog[open]').waitFor();
  await judge.look('menu');
  await player.press('Minhas conquistas');
  await page.locator('dialog[open] li').first().waitFor();
  await judge.look('achievements');
  await page.locator('dialog[open] li button').first().click();
  await page.getByRole('button', { name: 'Voltar', exact: true }).waitFor();
  await judge.look('an achievement');
  await page.goto('/mapa');
  await page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first().waitFor();
  await judge.look('map');

  await page.goto('/minigame/1');
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  await frame?.getByRole('dialog').waitFor();
  await judge.look('minigame');
  if (frame) await judge.lookInto(frame, 'page in the minigame');

  await far.playUntil(() => false, steady);
  await page.goto('/certificado-de-conquista');
  await page.getByRole('button', { name: 'AVANÇAR' }).waitFor();
  await judge.look('certificate');
  await player.press('AVANÇAR');
  await page.getByRole('button', { name: 'NOVO JOGO +' }).waitFor();
  await judge.look('Novo Jogo +');
  expect(judge.found).toEqual([]);
  expect(faults).toEqual([]);
});
