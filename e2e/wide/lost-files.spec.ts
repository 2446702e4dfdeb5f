import { describe, expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { createRoomOf } from '../support/live-room.ts';
import { type Entrance, filesOf, loseOnce } from '../support/lost-files.ts';
import { noticesOf } from '../support/notices.ts';
import { openMinigame } from '../support/open-minigame.ts';
import { isStarted, signIn, useSite } from '../support/site.ts';

/* One file of each kind, at one page of each kind; every file of every entrance: ../other-browsers/lost-files.spec.ts. */
const site = useSite();
const KINDS = [/\/first-[^/]+\.js$|\/arcade-assets\/[^/]+\.js$/, /\.css$/, /\.woff2$/, /\.(?:svg|png)$/];

async function loseOneOfEach(context: Parameters<typeof filesOf>[0], entrance: Entrance): Promise<void> {
  const files = await filesOf(context, entrance);
  const lost = KINDS.flatMap((kind) => files.find((file) => kind.test(file)) ?? []);
  expect(lost.length).toBeGreaterThan(1);
  for (const file of lost) await loseOnce(context, entrance, file);
}

describe('a file that gets lost once is asked for again', () => {
  test.each([
    { path: '/', says: 'FAZER MEU CADASTRO' },
    { path: '/login', says: 'Esqueci minha senha' },
    { path: '/ao-vivo', says: 'CRIAR UM GRUPO' },
  ])('at $path', async (entrance) => {
    const { context } = await site().newPlayer('phone', { isCalm: true });
    await loseOneOfEach(context, entrance);
  });

  test('on the map', async () => {
    const { context } = await site().newPlayer('phone', { isCalm: true });
    const api = new ApiPlayer(site().origin);
    await api.start();
    await signIn(context, api);
    await loseOneOfEach(context, { path: '/mapa', says: 'Ana Beatriz' });
  });

  test('at the address of a live group', async () => {
    const { page } = await site().newPlayer('phone', { isCalm: true });
    const { context } = await site().newPlayer('phone', { isCalm: true });
    const { groupId } = await createRoomOf(0, page, site().origin);
    const screen = await page.request.get(`/api/live/${groupId}/screen`);
    const { group } = (await screen.json()) as { group: { code: string } };
    await loseOneOfEach(context, { path: `/v/${group.code}`, says: 'Você é a cota' });
  });

  test('on the page of a minigame', async () => {
    const { page, context } = await site().newPlayer('phone', { isCalm: true });
    await openMinigame(page, site().origin, 'tapper');
    await loseOneOfEach(context, { path: '/tapper/index.html', says: 'JOGAR' });
  });
});

test('the frame of a minigame whose page gets lost once comes all the same, and lost twice leads back with a notice', async () => {
  const { page, context } = await site().newPlayer('phone', { isCalm: true });
  const api = new ApiPlayer(site().origin);
  await api.start();
  await signIn(context, api);
  let losses = 1;
  await page.route('**/runner/index.html', (route) => {
    losses -= 1;
    return losses >= 0 ? route.abort() : route.continue();
  });
  await page.goto('/minigame/4');
  await page.frameLocator('iframe').getByRole('button', { name: 'JOGAR' }).waitFor();
  losses = 2;
  await page.reload();
  await page.waitForURL('**/mapa');
  await noticesOf(page).getByText('Não foi possível abrir o minigame.').waitFor();
});

test('a program that gets lost twice says so with a button, and what was typed is there when it comes', async () => {
  const { page } = await site().newPlayer('phone');
  let isDown = true;
  let typing: Promise<void> | undefined;
  await page.route('**/static/js/*.js', async (route) => {
    typing ??= page.getByLabel('Seu e-mail').fill('ana@exemplo.com.br');
    await typing;
    return isDown ? route.abort() : route.continue();
  });
  await page.goto('/cadastro', { waitUntil: 'commit' });
  await page.getByRole('alert').getByText('Recarregue para continuar.').waitFor();
  isDown = false;
  await page.getByRole('button', { name: 'RECARREGAR' }).click();
  await isStarted(page);
  expect(await page.getByLabel('Seu e-mail').inputValue()).toBe('ana@exemplo.com.br');
});
