import { must } from '@consorcio/kernel';
import type { Matches } from '@consorcio/minigames';
import { GAMES, legalSwaps } from '@consorcio/minigames';
import { CURRENT_RULEBOOK } from '@consorcio/rules';
import { payTermsOf, rangeBehind, wagesFor } from '@consorcio/rules/queries';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { installMinigameClock, type MinigameWindow } from './support/minigame-clock.ts';
import { openMinigame, press, runTo, seen } from './support/open-minigame.ts';
import { playMinigame } from './support/play-minigame.ts';
import { useSite } from './support/site.ts';
import { openWithStubApi } from './support/stub-api.ts';

const site = useSite();
/** Milliseconds that a whole run may take. */
const PLAYING = 200_000;
/** Least side of what is touched, in px of the screen. */
const TOUCH = 56;

async function newPage(): Promise<{ readonly page: Page; readonly faults: readonly string[] }> {
  const { page, context, faults } = await site().newPlayer('phone');
  await context.addInitScript(installMinigameClock);
  return { page, faults };
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** The whole answer to the finish that a press leads to. */
async function finishedBy(page: Page, act: () => Promise<unknown>) {
  const [answer] = await Promise.all([page.waitForResponse('**/api/stage/finish', { timeout: PLAYING }), act()]);
  return { status: answer.status(), body: await answer.json() };
}

describe('before and while a minigame is played', () => {
  test('the help is shown the first time only, then the run is counted in at once', async () => {
    const { page } = await newPage();
    await openMinigame(page, site().origin, 'tapper');
    const start = dialog(page, 'Lanchonete dos Amigos');
    await start.getByText('Toque no balcão de quem está esperando.').waitFor();
    await press(page, 'JOGAR');
    await runTo(page, 5);
    await page.reload();
    await page.waitForFunction(() => (window as MinigameWindow).__arcade !== undefined);
    await runTo(page, 5);
    expect(await start.count()).toBe(0);
    await press(page, 'Pausar');
    await press(page, 'AJUDA');
    await page.getByRole('listitem').filter({ hasText: 'A barrinha é a paciência' }).waitFor();
  });

  test.each(GAMES)('%s: the help is one gesture by a hand, which stands still with reduced motion', async (name) => {
    const { page } = await newPage();
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    await openMinigame(page, site().origin, name);
    await page.getByRole('button', { name: 'JOGAR', exact: true }).waitFor();
    const pieces = page.locator('.gesture canvas');
    await expect.poll(() => pieces.count()).toBeGreaterThan(2);
    const sizes = await pieces.evaluateAll((all) => all.map((piece) => (piece as HTMLCanvasElement).width));
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    await expect.poll(moving).toBeGreaterThan(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(moving).toBe(0);
  });

  test.each(GAMES)('%s: a slow device draws fewer pixels, and what is read keeps those of the screen', async (name) => {
    const { page } = await newPage();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'devicePixelRatio', { get: () => 2 });
      sessionStorage.setItem('arcade-pixels', '1');
    });
    await openMinigame(page, site().origin, name);
    await press(page, 'JOGAR');
    await runTo(page, 30);
    const densities = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLCanvasElement>('main > canvas')].map((canvas) =>
        Math.round(canvas.width / canvas.getBoundingClientRect().width),
      ),
    );
    expect(densities).toEqual([1, 2, 2]);
  });

  test('what stands beside the field is fetched where the window is wider than it', async () => {
    const { page } = await newPage();
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('sides') && asked.push(request.url()));
    await openMinigame(page, site().origin, 'matches');
    await page.locator('.backdrop').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => asked.length).toBe(1);
  });

  test('a reload restarts the same run', async () => {
    const { page } = await newPage();
    await openMinigame(page, site().origin, 'runner');
    await press(page, 'JOGAR');
    await runTo(page, 200);
    await page.keyboard.press('ArrowUp');
    await runTo(page, 260);
    const before = await seen(page);
    expect(before.log.inputs).toEqual([[200, 0]]);
    await page.reload();
    const after = await seen(page);
    expect(after.run).toEqual(before.run);
    expect(after.log).toMatchObject({ ticks: 0, inputs: [] });
  });

  test('a hidden tab, a lost focus, P and the button pause it; keys are heard again after it', async () => {
    const { page } = await newPage();
    await openMinigame(page, site().origin, 'tapper');
    await press(page, 'JOGAR');
    const WAYS: readonly (() => Promise<unknown>)[] = [
      () =>
        page.evaluate(() => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
          document.dispatchEvent(new Event('visibilitychange'));
          Reflect.deleteProperty(document, 'hidden');
        }),
      () => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
      () => page.keyboard.press('p'),
      () => press(page, 'Pausar'),
    ];
    for (const [i, pause] of WAYS.entries()) {
      const tick = 60 * (i + 1);
      await runTo(page, tick);
      await pause();
      await dialog(page, 'Pausa').waitFor();
      await page.waitForTimeout(200);
      expect(await seen(page)).toMatchObject({ isRunning: false, state: { tick } });
      await press(page, 'CONTINUAR');
      await runTo(page, tick + 1);
      await page.keyboard.press('2');
      expect((await seen(page)).log.inputs.length).toBe(i);
      await runTo(page, tick + 3);
      expect((await seen(page)).log.inputs).toHaveLength(i + 1);
    }
  });

  test('a screen reader hears the goal, the time and the result', async () => {
    const { page } = await newPage();
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const listen = (): void => {
        new MutationObserver(() => {
          heard.push(document.querySelector('[role=status]')?.textContent ?? '');
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      };
      addEventListener('DOMContentLoaded', listen);
    });
    await openMinigame(page, site().origin, 'runner');
    await playMinigame(page, page.mainFrame(), { skill: 'average' });
    await dialog(page, 'Fim de jogo!').waitFor();
    const hear = () => page.evaluate(() => [...new Set((window as unknown as { heard: string[] }).heard)].join(' | '));
    await expect
      .poll(hear, { timeout: PLAYING })
      .toMatch(/Fim de jogo\. \d+ pontos?, \d estrelas?\. \+\d+ de esforço\./);
    const heard = await hear();
    expect(heard).toContain('Jogo da entrega: corra pela rua, pule e abaixe. PULAR: cone, buraco e o caramelo.');
    for (const seconds of [40, 30, 20, 10])
      expect(heard).toMatch(new RegExp(`pontos?, ${seconds} segundos para o fim`));
    expect(await page.getByRole('img', { name: 'Jogo da entrega' }).count()).toBe(1);
  });

  test.each(GAMES)('%s: no touch target is smaller than a finger', async (name) => {
    const { page } = await newPage();
    await openMinigame(page, site().origin, name);
    const tooSmall = () =>
      page.evaluate((least) => {
        const targets = [...document.querySelectorAll<HTMLElement>('button, label')].filter((one) =>
          one.checkVisibility(),
        );
        return targets
          .map((one) => ({ words: one.textContent || one.ariaLabel, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < least - 0.5)
          .map(({ words, box }) => `${words} ${Math.round(box.width)} x ${Math.round(box.height)}`);
      }, TOUCH);
    await page.getByRole('button', { name: 'JOGAR', exact: true }).waitFor();
    await expect.poll(tooSmall).toEqual([]);
    await press(page, 'JOGAR');
    await runTo(page, 10);
    await expect.poll(tooSmall).toEqual([]);
    await press(page, 'Pausar');
    await dialog(page, 'Pausa').waitFor();
    await expect.poll(tooSmall).toEqual([]);
    await press(page, 'DESISTIR');
    await dialog(page, 'Fim de jogo!').waitFor();
    await expect.poll(tooSmall).toEqual([]);
  });
});

/** Runs in the page: gives every row back by the buttons, as soon as they listen; `isPaid`: until the whole turn is paid. */
function answerEveryRow(isPaid = false): Promise<void> {
  interface Rows {
    readonly rows: readonly (readonly number[])[];
    readonly round: number;
    readonly given: number;
    readonly wait: number;
  }
  // The clock stands where it was told to stop: here it may go to the end.
  void (window as MinigameWindow).__clock?.runTo(1e6);
  return new Promise((done) => {
    const look = (): void => {
      const { state, isOver } = (window as unknown as { __arcade: { state: Rows; isOver: boolean } }).__arcade;
      const code = state.rows[state.round]?.[state.given];
      const isStopped = isPaid && document.querySelector('.stop-button:not([hidden])') !== null;
      if (isOver || code === undefined || isStopped) {
        done();
        return;
      }
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('.calm-buttons button')];
      if (state.wait === 0) buttons[code]?.click();
      setTimeout(look, 5);
    };
    look();
  });
}

/** Plays until the page says that the whole turn is paid. */
async function playUntilPaid(page: Page): Promise<void> {
  const stop = page.getByRole('button', { name: /PARAR$/ });
  const reached = new Error('paid');
  const onInput = async (): Promise<void> => {
    if (await stop.isVisible()) throw reached;
  };
  await playMinigame(page, page.mainFrame(), { onInput }).catch((error: unknown) => {
    if (error !== reached) throw error;
  });
  await stop.waitFor();
}

describe.each(['phone', 'tablet', 'desktop'] as const)('on a %s a run that has earned the whole turn', (size) => {
  test('says so beside the pause, inside the window, and is ended with the whole wage by PARAR', async () => {
    const { page, context } = await site().newPlayer(size);
    await context.addInitScript(installMinigameClock);
    await openMinigame(page, site().origin, 'tapper');
    await playUntilPaid(page);
    const stop = page.getByRole('button', { name: 'Turno pago! PARAR' });
    /* At rest: it comes with a pop. */
    const placeOf = (one: HTMLElement) => ({
      x: one.offsetLeft,
      y: one.offsetTop,
      wide: one.offsetWidth,
      high: one.offsetHeight,
    });
    const { x, y, wide, high } = await stop.evaluate(placeOf);
    const pause = await page.getByRole('button', { name: 'Pausar' }).evaluate(placeOf);
    const { width } = must(page.viewportSize(), 'a window');
    expect(Math.min(wide, high)).toBeGreaterThanOrEqual(TOUCH);
    expect([x > 0, y >= 0, x + wide <= width]).toEqual([true, true, true]);
    expect(x + wide <= pause.x + 1 || x >= pause.x + pause.wide).toBe(true);
    const { status, body } = await finishedBy(page, () => stop.click());
    expect([status, body.score >= 500]).toEqual([200, true]);
    const honest = { scoreBp: 500, vigor: 85 };
    expect(body.reward.effort).toBe(wagesFor(payTermsOf(CURRENT_RULEBOOK), 2, { min: 2, max: 9 }, honest).min);
    await dialog(page, 'Fim de jogo!').waitFor();
  });
});

describe('a finished run', () => {
  test('whose connection is lost is kept, offered again after a reload, and pays once it arrives', async () => {
    const { page } = await newPage();
    const api = await openMinigame(page, site().origin, 'runner');
    await page.route('**/api/stage/finish', (route) => route.abort());
    const plan = await playMinigame(page, page.mainFrame());
    await dialog(page, 'Sem conexão').waitFor();
    await press(page, 'ENVIAR DE NOVO');
    await dialog(page, 'Sem conexão').waitFor();
    await page.reload();
    await dialog(page, 'Resultado guardado').waitFor();
    expect((await api.call('stageCurrent')).stage.status).toBe('STARTED');
    await page.unroute('**/api/stage/finish');
    const { status, body } = await finishedBy(page, () => press(page, 'ENVIAR DE NOVO'));
    expect(status).toBe(200);
    await dialog(page, 'Fim de jogo!').waitFor();
    expect(body.score).toBeGreaterThan(5_000);
    expect((await api.call('stageCurrent')).extras.stageRelativeToCycle).toBe(2);
    expect(plan.inputs.length).toBeGreaterThan(20);
    const keptRuns = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('finished-run')));
    await expect.poll(keptRuns).toEqual([]);
  });

  test("in 'modo tranquilo' is stopped by PARAR once the whole turn is paid", async () => {
    const { page } = await newPage();
    await openMinigame(page, site().origin, 'dancer');
    await page.getByText('Outros jeitos de jogar').click();
    await page.getByRole('button', { name: /^MODO TRANQUILO/ }).click();
    await page.getByRole('heading', { name: 'Modo tranquilo' }).waitFor();
    const stop = page.getByRole('button', { name: 'Descansou! PARAR' });
    expect(await stop.isVisible()).toBe(false);
    await page.evaluate(answerEveryRow, true);
    const { status, body } = await finishedBy(page, () => stop.click());
    expect([status, body.score >= 500, body.score < 10_000]).toEqual([200, true, true]);
    await dialog(page, 'Fim de jogo!').waitFor();
  });

  test("in 'modo tranquilo' pays a perfect run by the server's own replay, as any honest one by the day", async () => {
    const { page } = await newPage();
    const api = await openMinigame(page, site().origin, 'dancer');
    const rooms = await api.call('rooms');
    await page.getByText('Outros jeitos de jogar').click();
    await page.getByRole('button', { name: /^MODO TRANQUILO/ }).click();
    await page.getByRole('heading', { name: 'Modo tranquilo' }).waitFor();
    const { status, body } = await finishedBy(page, () => page.evaluate(answerEveryRow, false));
    expect(status).toBe(200);
    expect(body.score).toBe(10_000);
    const { rewards } = must(
      rooms.find(({ id }) => id === 5),
      'the club',
    );
    const range = rangeBehind(CURRENT_RULEBOOK, 5, rewards);
    // A room of leisure: vigor takes nothing off.
    expect(body.reward.energy).toBe(
      wagesFor(payTermsOf(CURRENT_RULEBOOK), 5, range, { scoreBp: body.score, vigor: 100, movement: body.movement })
        .min,
    );
    const day = /^Festa (fraca|comum|animada): o descanso rendeu \d+\.$/;
    await dialog(page, 'Fim de jogo!').getByText(day).waitFor();
  });
});

describe('vigor', () => {
  const SEED = '00112233445566778899aabbccddeeff';

  test('is explained in words before a minigame of work, which is begun, without a call to rest, and in its result', async () => {
    const { page } = await newPage();
    await openWithStubApi(page, site().origin, { game: 'runner', seed: SEED, vigor: 15 });
    const start = dialog(page, 'PIZZARIA D`Bairro');
    await start.getByText('Sem forças: paga bem menos').waitFor();
    expect(await start.getByText('descansar').count()).toBe(0);
    await press(page, 'JOGAR');
    await runTo(page, 30);
    await press(page, 'Pausar');
    await press(page, 'DESISTIR');
    await dialog(page, 'Fim de jogo!').getByText('o trabalho pode pagar menos').waitFor();
  });

  test('is not mentioned in a minigame of leisure', async () => {
    const { page } = await newPage();
    await openWithStubApi(page, site().origin, { game: 'matches', seed: SEED, vigor: 15 });
    await page.getByRole('button', { name: 'JOGAR', exact: true }).waitFor();
    expect(await page.getByText(/paga (bem )?menos/).count()).toBe(0);
  });
});

describe('one switch', () => {
  const byOneSwitch = async (page: Page): Promise<void> => {
    await page.addInitScript(() => localStorage.setItem('one-switch', 'on'));
  };

  test('sends to the counter that is marked at that moment', async () => {
    const { page } = await newPage();
    await byOneSwitch(page);
    await openMinigame(page, site().origin, 'tapper');
    await press(page, 'JOGAR');
    const marked: (number | null | undefined)[] = [];
    for (let i = 1; i <= 8; i += 1) {
      await runTo(page, 90 + i * 42);
      marked.push(await page.evaluate(() => (window as MinigameWindow).__arcade?.controls?.mark));
      if (i % 2 === 0) await page.keyboard.press('x');
      else await page.touchscreen.tap(20, 300);
    }
    await runTo(page, 460);
    const { log } = await seen(page);
    expect(log.inputs.map(([, code]) => code)).toEqual(marked);
    expect(new Set(marked)).toEqual(new Set([0, 1, 2, 3]));
  });

  test("runs by 'agir' alone, with any key or the whole screen", async () => {
    const { page } = await newPage();
    await byOneSwitch(page);
    await openMinigame(page, site().origin, 'runner');
    await press(page, 'JOGAR');
    await runTo(page, 100);
    await page.keyboard.press('a');
    await runTo(page, 200);
    await page.touchscreen.tap(20, 300);
    await runTo(page, 202);
    expect((await seen(page)).log.inputs).toEqual([
      [100, 2],
      [200, 2],
    ]);
  });

  test('swaps the marked pair, which always matches', async () => {
    const { page } = await newPage();
    await byOneSwitch(page);
    await openMinigame(page, site().origin, 'matches');
    await press(page, 'JOGAR');
    await runTo(page, 60);
    const { state } = await seen<Pick<Matches, 'board'>>(page);
    await page.keyboard.press('Enter');
    await runTo(page, 62);
    const { log } = await seen(page);
    expect(log.inputs).toHaveLength(1);
    expect(legalSwaps(state.board)).toContain(log.inputs[0]?.[1]);
  });
});
