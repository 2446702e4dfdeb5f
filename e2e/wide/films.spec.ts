import { plans, type StageReply } from '@consorcio/players';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { Player } from '../support/player.ts';
import { signIn, useSite } from '../support/site.ts';
import { FILM_STALL, stretchTimers } from '../support/stretched-timers.ts';

const site = useSite();
const PERSONA = 3;

type Phase = StageReply['extras']['phase'];

async function hasTime(page: Page): Promise<void> {
  await page.addInitScript(stretchTimers, [FILM_STALL]);
}

/** A visit by somebody whose campaign stands at a phase; `prepare` comes before the first page. */
async function visitAt(phase: Phase, prepare: (page: Page) => Promise<void> = hasTime) {
  const visit = await site().newPlayer('phone');
  await visit.page.addInitScript(watchFilms);
  await prepare(visit.page);
  const api = new ApiPlayer(site().origin);
  await api.start('Iara', PERSONA);
  await api.playUntil(({ extras, balance }) => extras.phase === phase && balance.effort > 0, plans.saver);
  const player = new Player(visit.page, api.email);
  await player.closeBadges();
  await signIn(visit.page, api);
  await visit.page.goto('/mapa');
  return { ...visit, player };
}

/** Up to the tutorial film of a new player. */
async function visitTutorial(prepare: (page: Page) => Promise<void> = hasTime) {
  const visit = await site().newPlayer('phone');
  await visit.page.addInitScript(watchFilms);
  await prepare(visit.page);
  const api = new ApiPlayer(site().origin);
  await api.start('Iara', PERSONA);
  const player = new Player(visit.page, api.email);
  await player.closeBadges();
  await signIn(visit.page, api);
  await visit.page.goto('/escolha?dream=1');
  await player.press('COMEÇAR O JOGO');
  return { ...visit, player };
}

async function bid({ player, page }: { player: Player; page: Page }): Promise<void> {
  await player.press('DAR LANCE');
  await page.getByRole('button', { name: 'Aumentar lance' }).waitFor();
  await page.keyboard.press('ArrowUp');
  await player.press('DAR LANCE');
}

interface FilmWindow extends Window {
  film?: { src: string; width: number; time: number };
  /** Every sentence that stood in a dialog, however short. */
  told?: string[];
}

/** Runs in the page before its scripts: keeps how far the last film came, and what was told beside it. */
function watchFilms(): void {
  const told = new Set<string>();
  new MutationObserver(() => {
    for (const words of document.querySelectorAll('dialog[open] :is(h2, p)')) told.add(words.textContent ?? '');
    (window as FilmWindow).told = [...told];
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['open'] });
  const see = ({ target }: Event): void => {
    if (!(target instanceof HTMLVideoElement)) return;
    const { currentSrc, videoWidth, currentTime } = target;
    (window as FilmWindow).film = { src: new URL(currentSrc).pathname, width: videoWidth, time: currentTime };
  };
  for (const type of ['timeupdate', 'ended']) document.addEventListener(type, see, { capture: true });
}

/** Waits until a sentence was told: it may stand for a second only. */
const hear = (page: Page, words: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => (window as FilmWindow).told)).toContainEqual(expect.stringContaining(words));

/** Waits until a film has moved on by itself; gives its address. */
async function seeItMove(page: Page): Promise<string> {
  const moved = await page.waitForFunction(
    () => {
      const { film } = window as FilmWindow;
      return film !== undefined && film.time > 1 && film.width === 540 && film.src;
    },
    null,
    { polling: 200 },
  );
  return String(await moved.jsonValue());
}

async function savesData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}
async function losesFilms(page: Page): Promise<void> {
  await page.route('**/*.mp4', (route) => route.abort());
}
/** The connection stays open and nothing ever comes. */
async function stallsFilms(page: Page): Promise<void> {
  await page.route('**/*.mp4', () => undefined);
}

test('the first screen requests no sound and no film', async () => {
  const { page } = await site().newPlayer('phone');
  const media: string[] = [];
  page.on('request', (request) => /\.(?:webm|mp4|vtt|webp)(?:$|\?)/.test(request.url()) && media.push(request.url()));
  await page.goto('/');
  await page.getByText('FAZER MEU CADASTRO').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2_500);
  expect(media).toEqual([]);
});

describe('the tutorial', () => {
  test('is a film of the chosen persona, with captions; no key skips it, and it leads on by itself', async () => {
    const { page, faults } = await visitTutorial();
    expect(await seeItMove(page)).toBe(`/choiceVideo/telas_video_tutorial_p${PERSONA}.mp4`);
    await hear(page, 'Consórcio: um grupo paga');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/escolha');
    expect(await page.locator('video[controls]').count()).toBe(0);
    await page.evaluate(() => {
      const video = document.querySelector('video');
      if (video !== null) video.currentTime = video.duration - 1.5;
    });
    await page.waitForURL('**/tutorial');
    await hear(page, 'A carta pode demorar');
    expect(faults).toEqual([]);
  });

  test.each([
    ['to a device that saves data', savesData, 0],
    ['when the film is lost', losesFilms, 1],
    ['when the film never arrives', stallsFilms, 1],
  ])('is shown as pictures with words %s', async (_when, prepare, mostFilms) => {
    const asked: string[] = [];
    const { page } = await visitTutorial(async (opened) => {
      opened.on('request', (request) => request.url().endsWith('.mp4') && asked.push(request.url()));
      await prepare(opened);
    });
    const dialog = page.getByRole('dialog');
    await dialog.locator('img, svg').first().waitFor();
    /* The name of what opened, and the words of the picture. */
    await expect.poll(() => dialog.getByRole('heading').count()).toBe(2);
    await page.waitForURL('**/tutorial');
    expect(asked.length).toBeLessThanOrEqual(mostFilms);
  });
});

describe('a bid', () => {
  test('is answered after the film of its envelope', async () => {
    const visit = await visitAt('BID_OPEN');
    await bid(visit);
    const film = await seeItMove(visit.page);
    expect(film).toMatch(/^\/sorteio\/envelope_full_(p3|random)\.mp4$/);
    await visit.page.keyboard.press('Escape');
    await hear(visit.page, 'A administradora confere os envelopes');
    await visit.page.getByRole('button', { name: 'AVANÇAR' }).waitFor();
    /* The amount stands on the player's own letter; somebody else's is not told. */
    const told = await visit.page.evaluate(() => (window as FilmWindow).told ?? []);
    expect(told.includes('Seu lance1')).toBe(film.includes('_p3'));
    expect(visit.faults).toEqual([]);
  });

  test.each([
    ['a device that saves data', savesData],
    ['a lost film', losesFilms],
    ['a film that never arrives', stallsFilms],
  ])('is answered with pictures of the envelope for %s', async (_who, prepare) => {
    const visit = await visitAt('BID_OPEN', prepare);
    await bid(visit);
    await visit.page.getByRole('button', { name: 'AVANÇAR' }).waitFor();
    const told = await visit.page.evaluate(() => (window as FilmWindow).told ?? []);
    const isLost = told.includes('Outro lance venceu');
    /* The bids on the table: a member's short name, or the player's own, and the amount. */
    const others = told.filter((words) => /^\p{Lu}[\p{L} ]*\d+$/u.test(words) && words !== 'Seu lance1');
    expect([told.includes('Seu lance1'), others.length > 0]).toEqual([isLost, isLost]);
  });
});

/** No canvas anywhere: the live raffle cannot run. */
const hasNoCanvas = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
};
/** Pieces of the hall do not come. */
const losesPieces = async (page: Page): Promise<void> => {
  await hasTime(page);
  await page.route(/raffle-piece/, (route) => route.abort());
};

describe('the draw', () => {
  test('is one live shot whose last beat is the end of the film, and then shows the drawn quota', async () => {
    const { player, page, faults } = await visitAt('RAFFLE_OPEN');
    await player.press('IR PARA O SORTEIO');
    await page.locator('dialog canvas').waitFor();
    await hear(page, 'Girando...');
    await hear(page, 'Lá vem ela...');
    expect(await seeItMove(page)).toMatch(/^\/sorteio\/roleta_final_p3_(acerto|falha)\.mp4$/);
    await expect.poll(() => page.evaluate(() => (window as FilmWindow).film?.time)).toBeGreaterThan(6);
    await page.getByRole('button', { name: 'AVANÇAR' }).waitFor();
    expect(faults).toEqual([]);
  });

  test('does without the last beat on a line that has not brought it', async () => {
    const { player, page } = await visitAt('RAFFLE_OPEN', (opened) => stallsFilms(opened).then(() => hasTime(opened)));
    await player.press('IR PARA O SORTEIO');
    await hear(page, 'Lá vem ela...');
    await page.getByRole('button', { name: 'AVANÇAR' }).waitFor();
    expect(await page.evaluate(() => (window as FilmWindow).film)).toBeUndefined();
  });

  test.each([
    ['where there is no canvas', (page: Page) => hasNoCanvas(page).then(() => hasTime(page))],
    ['where the pieces of the hall are lost', losesPieces],
  ])('is a film under the true balls %s', async (_where, prepare) => {
    const { player, page } = await visitAt('RAFFLE_OPEN', prepare);
    await player.press('IR PARA O SORTEIO');
    expect(await seeItMove(page)).toMatch(/^\/sorteio\/roleta_final_p3_(acerto|falha)\.mp4$/);
    await hear(page, 'Girando...');
    await page.getByRole('button', { name: 'AVANÇAR' }).waitFor();
  });

  test.each([
    ['a device that saves data', savesData],
    ['a lost film', (page: Page) => hasNoCanvas(page).then(() => losesFilms(page))],
    ['a film that never arrives', (page: Page) => hasNoCanvas(page).then(() => stallsFilms(page))],
  ])('shows the globe alone for %s', async (who, prepare) => {
    const films: string[] = [];
    const { player, page } = await visitAt('RAFFLE_OPEN', prepare);
    page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()));
    await player.press('IR PARA O SORTEIO');
    await hear(page, 'Girando...');
    await expect.poll(() => page.locator('video').count()).toBe(0);
    await page.getByRole('button', { name: 'AVANÇAR' }).waitFor();
    if (who === 'a device that saves data') expect(films).toEqual([]);
  });
});
