import { GAMES } from '@consorcio/minigames';
import { plans } from '@consorcio/players';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { untilArrived } from '../support/arrival.ts';
import type { Utterance } from '../support/heard/compare.ts';
import { listenIn } from '../support/heard/hearing.ts';
import { installMinigameClock, type MinigameWindow } from '../support/minigame-clock.ts';
import { minigameFrame } from '../support/minigame-frame.ts';
import { noticesOf } from '../support/notices.ts';
import { openMinigame, press, runTo, seen } from '../support/open-minigame.ts';
import { isStarted, signIn, useSite } from '../support/site.ts';

const site = useSite();

/** What was heard, in order; what the focus gave after '»'. */
const linesOf = (heard: readonly Utterance[]): string[] =>
  heard.map(({ voice, words }) => (voice === 'FOCO' ? `» ${words}` : words));

test('a screen reader announces each popup, its cost, what was won, and every notice', async () => {
  const { origin, newPlayer } = site();
  const api = new ApiPlayer(origin);
  await api.start();
  await api.playUntil(({ stage, extras }) => extras.phase === 'STAGE' && stage.type === 'PAYMENT', plans.saver);
  await api.seeBadges();
  const { player, page, context, faults } = await newPlayer('phone', { isCalm: true });
  const utterances = await listenIn(context);
  await signIn(context, api);
  await player.closeBadges();
  await page.goto('/mapa');
  await page.locator('dialog[open]').getByRole('button', { name: 'PAGAR' }).waitFor();
  const before = (await api.standing())?.balance.effort ?? 0;
  await player.playUntil(async ({ path, buttons }) => {
    if (buttons !== null) await untilArrived(page);
    return path === '/mapa' && buttons === null;
  }, plans.saver);
  const after = (await api.standing())?.balance.effort ?? 0;
  expect(after).toBeLessThan(before);

  const heard = (): string => linesOf(utterances).join('\n');
  for (const heading of player.seen.filter((each) => each !== 'Nova conquista!'))
    await expect.poll(heard).toContain(heading);
  await expect.poll(heard).toMatch(new RegExp(`Você tem ?0*${before}\\b`));
  await expect.poll(heard).toMatch(new RegExp(`Esforço guardado ?0*${after}\\b`));
  await expect.poll(heard).toMatch(/cota \d+/i);
  /* The instalment is taken while popups lie over the counters. */
  await expect.poll(heard).toMatch(/Menos \d+ de esforço, agora \d+/);

  await player.press('Abrir menu');
  await context.grantPermissions(['clipboard-write', 'clipboard-read']);
  await player.use(page.getByRole('link', { name: /^Meu grupo/ }));
  await player.use(page.locator('main').getByText('Lacre do sorteio', { exact: true }));
  await player.press('Copiar lacre');
  await expect.poll(heard).toContain('Lacre copiado');
  expect(faults).toEqual([]);
});

/** The text of what has the focus; '' for the page itself. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element === null || element === document.body ? '' : (element.textContent ?? '').trim();
  });

/** A guest on the map, at the start of the first month. */
async function onTheMap() {
  const { origin, newKeyboardPlayer } = site();
  const api = new ApiPlayer(origin);
  await api.start();
  await api.seeBadges();
  const visit = await newKeyboardPlayer('desktop');
  const heard = await listenIn(visit.context);
  await signIn(visit.context, api);
  await visit.page.goto('/mapa');
  const month = visit.page.getByRole('heading', { name: /^Ciclo 01/ });
  await month.waitFor();
  await month.waitFor({ state: 'detached' });
  await visit.page.getByRole('button', { name: 'SHOPPING DOS PREÇOS' }).waitFor();
  return { ...visit, api, heard };
}

describe('what opens', () => {
  test('is heard once by its name and its text, and the key that opened it presses nothing in it', async () => {
    const { page, player, faults, heard } = await onTheMap();
    const place = page.getByRole('button', { name: 'SHOPPING DOS PREÇOS' });
    const popup = page.locator('dialog[open]');
    await player.reach(place);
    await page.keyboard.down('Enter');
    await popup.waitFor();
    /* Held, a key repeats. */
    for (let i = 0; i < 3; i += 1) await page.keyboard.down('Enter');
    await expect.poll(() => focused(page)).toBe('SHOPPING DOS PREÇOS');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await popup.getByRole('button', { name: 'Jogar', exact: true }).isEnabled()).toBe(true);
    const lines = linesOf(heard);
    expect(lines.filter((words) => words.startsWith('» SHOPPING DOS PREÇOS. '))).toHaveLength(1);
    expect(lines.join(' | ')).toMatch(/Gasto ?\d+ de esforço ?Recompensa ?\d+(?: a \d+)? de energia/);
    expect(faults).toEqual([]);
  });

  test('a card with answers is read from its title: its answers come before the button', async () => {
    const { origin, newKeyboardPlayer } = site();
    const api = new ApiPlayer(origin);
    await api.start();
    await api.playUntil(({ stage, extras }) => extras.phase === 'STAGE' && stage.type === 'EVENT', plans.saver);
    await api.seeBadges();
    const { page, context } = await newKeyboardPlayer('desktop');
    const heard = await listenIn(context);
    await signIn(context, api);
    await page.goto('/mapa');
    const popup = page.locator('dialog[open]');
    await popup.getByRole('button', { name: 'Voltar ao jogo' }).waitFor();
    const title = (await popup.getByRole('heading').first().textContent()) ?? '';
    await expect.poll(() => focused(page)).toBe(title);
    const answers = await popup.getByRole('radio').count();
    for (let i = 0; i < Math.min(1, answers); i += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.matches('input[type=radio]'))).toBe(true);
    }
    /* Units are words, and nothing is glued to its number. */
    expect(linesOf(heard).join(' | ')).not.toMatch(/\d(energia|esforço)/);
  });
});

describe('where the player is', () => {
  test('each screen begins at its heading', async () => {
    const { page, player } = await site().newKeyboardPlayer('desktop');
    await page.goto('/');
    await isStarted(page);
    await player.follow('FAZER MEU CADASTRO');
    const arrives = (path: string): Promise<void> =>
      expect
        .poll(() => page.evaluate(() => `${location.pathname} ${document.activeElement?.matches('main h1')}`))
        .toBe(`${path} true`);
    await arrives('/intruducao');
    await player.press('Toque para começar');
    await arrives('/sobre-abac');
    await player.follow('AVANÇAR');
    await arrives('/sobre-voce');
    await player.follow('AVANÇAR');
    await arrives('/cadastro');
  });

  test('a heading that comes in the place of a pressed button takes the focus a moment after the button is gone', async () => {
    const { page, player } = await onTheMap();
    await page.clock.install();
    await page.goto('/desafio');
    await player.press('COMEÇAR');
    await expect.poll(() => focused(page)).toMatch(/^Caso 1 de 8/);
    await player.reach(page.getByRole('button', { name: 'Não sei' }));
    await page.clock.pauseAt(Date.now() + 600_000);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Caso 2 de 8/ }).waitFor();
    expect(await focused(page)).toBe('');
    await page.clock.runFor(1_000);
    await expect.poll(() => focused(page)).toMatch(/^Caso 2 de 8/);
  });

  test('the key ? and the first button of the map tell month, stage, energy, effort and the next bill', async () => {
    const { page, player, api, heard } = await onTheMap();
    const { balance, dream } = await api.call('stageCurrent');
    const told = `Ciclo 1 de ${dream.cycles}, etapa 1 de 5. Você tem ${balance.energy} de energia e ${balance.effort} de esforço. Próxima parcela: ${dream.effortCostPerCycle} de esforço`;
    await page.keyboard.press('?');
    await noticesOf(page).getByText(told).waitFor();
    await expect.poll(() => linesOf(heard).filter((words) => words.includes(told))).toHaveLength(1);
    await player.use(page.getByRole('button', { name: 'Onde estou? (tecla ?)' }));
    await expect.poll(() => linesOf(heard).filter((words) => words.includes(told)).length).toBe(2);
  });

  test('no landmark is empty', async () => {
    const { page } = await onTheMap();
    const empty = await page.evaluate(() =>
      [...document.querySelectorAll('section[aria-label], section[aria-labelledby], [role=region], nav, aside')]
        .filter((landmark) => (landmark.textContent ?? '').trim() === '' && landmark.querySelector('img, svg') === null)
        .map((landmark) => landmark.getAttribute('aria-label')),
    );
    expect(empty).toEqual([]);
  });
});

/** Starts the calm way of the minigame on the page, whose clock runs on by itself from then on. */
async function openCalmWay(page: Page): Promise<void> {
  await page.getByText('Outros jeitos de jogar').click();
  await page.getByRole('button', { name: /^MODO TRANQUILO/ }).click();
  await page.getByRole('heading', { name: 'Modo tranquilo' }).waitFor();
  await page.evaluate(() => void (window as MinigameWindow).__clock?.runTo(1e6));
}

describe('a minigame', () => {
  test.each(GAMES)('%s: no key but that of its button starts the clock', async (name) => {
    const { page } = await site().newKeyboardPlayer('desktop');
    await page.context().addInitScript(installMinigameClock);
    await openMinigame(page, site().origin, name);
    const start = page.getByRole('dialog');
    await start.waitFor();
    for (const key of [
      'Control',
      'Alt',
      'Insert',
      'CapsLock',
      'ArrowDown',
      'ArrowRight',
      'Home',
      'x',
      '1',
      'Escape',
      'Enter',
      ' ',
    ])
      await page.keyboard.press(key);
    expect(await start.count()).toBe(1);
    expect((await seen(page)).state.tick).toBe(0);
    await page.getByRole('button', { name: 'JOGAR', exact: true }).focus();
    await page.keyboard.press('Enter');
    await start.waitFor({ state: 'detached' });
  });

  test("who came by keyboard is offered 'modo tranquilo' first, each time", async () => {
    const { page, player } = await onTheMap();
    await player.hurryMinigames();
    await page.reload();
    for (const isFirst of [true, false]) {
      /* The place of a stage that has begun is open already. */
      if (isFirst) await player.use(page.getByRole('button', { name: 'SHOPPING DOS PREÇOS' }));
      await player.use(page.locator('dialog[open]').getByRole('button', { name: 'Jogar', exact: true }));
      const frame = await minigameFrame(page);
      const buttons = frame.getByRole('dialog').getByRole('button');
      await expect.poll(() => buttons.first().textContent()).toMatch(/^MODO TRANQUILO/);
      if (!isFirst) return;
      await player.use(buttons.nth(1));
      await player.use(frame.getByRole('button', { name: 'Pausar' }));
      await frame.getByRole('button', { name: /^MODO TRANQUILO/ }).waitFor();
      await page.goto('/mapa');
    }
  });

  test("from the pause 'modo tranquilo' is played in the same stage, and it is offered first from then on", async () => {
    const { page } = await site().newPlayer('phone');
    await page.context().addInitScript(installMinigameClock);
    await openMinigame(page, site().origin, 'tapper');
    await press(page, 'JOGAR');
    await runTo(page, 60);
    const before = await seen(page);
    await press(page, 'Pausar');
    await page.getByRole('button', { name: /^MODO TRANQUILO/ }).click();
    await page.getByRole('heading', { name: 'Modo tranquilo' }).waitFor();
    const after = await seen(page);
    expect(after.run).toEqual(before.run);
    expect(after.log.inputs[0]).toEqual([0, 900]);
    await page.reload();
    await expect
      .poll(() => page.getByRole('dialog').getByRole('button').first().textContent())
      .toMatch(/^MODO TRANQUILO/);
  });

  test("'modo tranquilo' tells the row, whose turn it is, and the row again when it is asked for", async () => {
    const { page } = await site().newPlayer('phone');
    await page.context().addInitScript(installMinigameClock);
    const heard = await listenIn(page.context());
    await openMinigame(page, site().origin, 'tapper');
    await openCalmWay(page);
    const hear = (): string => linesOf(heard).join(' | ');
    await expect.poll(hear).toContain('Sua vez: são 3 na ordem.');
    const row = [1, 2, 3].map((place) => new RegExp(`${place}: (mesa \\d)`).exec(hear())?.[1] ?? '?');
    expect(hear()).toMatch(/» Modo tranquilo \| 1: mesa \d \| 2: mesa \d \| 3: mesa \d \| Sua vez: são 3 na ordem\./);
    await press(page, 'OUVIR DE NOVO');
    await expect.poll(hear).toContain(`A ordem é: ${row.join(', ')}. Sua vez: 1 de 3.`);
    await page.keyboard.press(row[0]?.slice(-1) ?? '');
    await expect.poll(hear).toContain('Certo! 1 de 3.');
    await page.keyboard.press('r');
    await expect.poll(hear).toContain(`A ordem é: ${row.join(', ')}. Sua vez: 2 de 3.`);
    await press(page, 'Pausar');
    await press(page, 'CONTINUAR');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('toolbar');
  });

  test("'modo tranquilo' of the shopping tells the swap on offer again, by a button and by the key R", async () => {
    const { page } = await site().newPlayer('phone');
    await page.context().addInitScript(installMinigameClock);
    const heard = await listenIn(page.context());
    await openMinigame(page, site().origin, 'matches');
    await openCalmWay(page);
    const offers = (): string[] => linesOf(heard).filter((words) => /prateleira \d, lugar \d/.test(words));
    await expect.poll(() => offers().length).toBe(1);
    const [first = ''] = offers();
    expect(first).toMatch(/^Sua vez: faltam \d+ trocas\. /);
    const offer = first.replace(/^.*trocas\. /, '');
    await press(page, 'OUVIR DE NOVO');
    await expect.poll(offers).toEqual([first, offer]);
    await page.getByRole('toolbar', { name: 'Modo tranquilo' }).focus();
    await page.keyboard.press('r');
    await expect.poll(offers).toEqual([first, offer, offer]);
  });
});
