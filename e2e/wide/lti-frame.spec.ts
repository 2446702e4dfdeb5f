import type { BrowserContext, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { denyStorage } from '../photos/denied-views.ts';
import { type LtiSchool, startLtiSchool } from '../support/lti-school.ts';
import { useProfiles } from '../support/profiles.ts';
import { type RunningServer, startServer } from '../support/server.ts';

/*
 * A platform's activity that is embedded in its page, with the game allowed there (EMBED_ORIGINS): what the browser keeps in the
 * frame decides whether the game shows in it. The whole browser refuses a frame of another site its cookies and its storage.
 */
const open = useProfiles({ isWhole: true });
let school: LtiSchool;
let game: RunningServer;
beforeAll(async () => {
  school = await startLtiSchool();
  game = await startServer({
    LTI_PLATFORMS: school.platforms,
    INTRANET: '127.0.0.0/8,::1',
    EMBED_ORIGINS: school.origins.join(','),
  });
});
afterAll(async () => {
  await game.remove();
  await school.close();
});

/** Opens the activity in the frame of a page of the school at this origin. */
async function openActivity(page: Page, origin: string): Promise<FrameLocator> {
  await page.goto(school.framed(school.loginAt(game.origin, 'game'), origin));
  return page.frameLocator('iframe');
}

/** Presses the frame's button and waits for the first step of the game in the window that it opens. */
async function pressed(context: BrowserContext, frame: FrameLocator): Promise<Page> {
  const opened = context.waitForEvent('page');
  await frame.getByRole('button', { name: 'ABRIR O JOGO' }).click();
  const game = await opened;
  await game.getByRole('heading', { name: 'Quem joga?' }).waitFor();
  return game;
}

/** The first 21 characters of a token are its player's. */
const playerIn = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => sessionStorage.getItem('token')?.slice(0, 21));

test('where the browser keeps what a frame stores, the game shows in the frame', async () => {
  const { page } = await open(game.origin, 'desktop', { isCalm: true, isPainted: true });
  const frame = await openActivity(page, school.origins[0]);
  await frame.getByRole('heading', { name: 'Quem joga?' }).waitFor();
  await frame.getByText('A partir de 12 anos.').waitFor();
});

test.each([
  ['cookies and storage', 1, async () => undefined],
  ['storage alone', 0, denyStorage],
] as const)(
  'where the browser refuses a frame %s, its button opens the same player’s game in a window, as often as it is pressed',
  async (_, at, deny) => {
    const { page, context } = await open(game.origin, 'desktop', { isCalm: true, isPainted: true });
    await deny(page);
    const frame = await openActivity(page, school.origins[at]);
    const first = await pressed(context, frame);
    const player = await playerIn(first);
    await first.close();
    const again = await pressed(context, frame);
    expect(await playerIn(again)).toBe(player);
    expect(player).toHaveLength(21);
  },
);

test.each([
  ['kept', 0],
  ['blocked', 1],
] as const)('with cookies %s a selection by either address fills the form, in the frame', async (_, at) => {
  const { page } = await open(game.origin, 'desktop', { isCalm: true, isPainted: true });
  for (const asked of ['choice', 'choice by the game’s address'] as const) {
    school.chosen = null;
    await page.goto(school.framed(school.loginAt(game.origin, asked), school.origins[at]));
    const frame = page.frameLocator('iframe');
    await frame.getByText('Só este sonho: Moto zero km').click();
    await frame.getByRole('button', { name: 'USAR ESTA ATIVIDADE' }).click();
    await frame.getByText('Configuração da ferramenta obtida').waitFor();
    expect(school.chosen).toMatchObject([{ custom: { sonho: '2' } }]);
  }
});

test('who comes back by the browser’s history, signed in nowhere, is shown the way to the school', async () => {
  const { page, context } = await open(game.origin, 'phone', { isCalm: true });
  await page.goto(school.loginAt(game.origin, 'game'));
  await page.getByRole('heading', { name: 'Quem joga?' }).waitFor();
  await page.close();
  const later = await context.newPage();
  await later.goto(`${game.origin}/mapa`);
  await later.getByText('Joga pela escola? Volte à escola virtual').waitFor();
  expect(await later.getByRole('link', { name: 'VOLTAR À ESCOLA' }).getAttribute('href')).toBe(school.origins[0]);
});

test('every launch tells age range and privacy on the step that it leads to', async () => {
  const { page } = await open(game.origin, 'phone', { isCalm: true });
  const launch = () => page.goto(school.loginAt(game.origin, 'game'));
  const note = page.getByText('A partir de 12 anos.');
  await launch();
  await page.getByRole('heading', { name: 'Quem joga?' }).waitFor();
  await note.waitFor();
  await page.getByRole('button', { name: 'Dandara' }).click();
  await page.getByRole('heading', { name: 'Qual sonho?' }).waitFor();
  expect(await note.count(), 'told once').toBe(0);
  await launch();
  await page.getByRole('heading', { name: 'Qual sonho?' }).waitFor();
  await note.waitFor();
  await page.getByRole('button', { name: /Moto zero km/ }).click();
  await page.waitForURL('**/mapa');
  await launch();
  await page.waitForURL('**/de-volta-aojogo');
  await note.waitFor();
  expect(await page.getByRole('link', { name: 'Privacidade' }).getAttribute('href')).toBe('/privacidade');
});

test.each([
  ['in a frame that keeps what it stores', 0],
  ['by the frame’s button where cookies are blocked', 1],
] as const)('a live group opens its desk to who teaches and a seat to a pupil, %s', async (_, at) => {
  const into = async (asked: 'desk' | 'seat') => {
    const { page, context } = await open(game.origin, asked === 'desk' ? 'desktop' : 'phone', {
      isCalm: true,
      isPainted: true,
    });
    await page.goto(school.framed(school.loginAt(game.origin, asked), school.origins[at]));
    const frame = page.frameLocator('iframe');
    if (at === 0) return { page, shown: frame };
    const opened = context.waitForEvent('page');
    await frame.getByRole('button', { name: 'ABRIR O JOGO' }).click();
    return { page, shown: await opened };
  };
  if (at === 0) {
    const early = await into('seat');
    await early.shown.getByRole('heading', { name: 'Espere quem conduz' }).waitFor();
  }
  const desk = await into('desk');
  await desk.shown.getByText(/Espere até ter/).waitFor();
  const pupil = await into('seat');
  await pupil.shown.getByRole('heading', { name: 'Você é a cota 1' }).waitFor();
  await pupil.shown.getByRole('button', { name: 'É ESSE' }).click();
  await pupil.shown.getByRole('button', { name: 'caju' }).click();
  await pupil.shown.getByRole('heading', { name: 'Tudo certo! O jogo ainda não começou.' }).waitFor();
  const again = await into('seat');
  await again.shown.getByRole('heading', { name: 'Você é a cota 1' }).waitFor();
});
