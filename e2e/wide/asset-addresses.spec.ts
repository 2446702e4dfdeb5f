import { plans } from '@consorcio/players';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { openEntry, useCatalogue } from '../support/catalogue.ts';
import { Player } from '../support/player.ts';
import { signIn, useSite } from '../support/site.ts';

/* Every address of SPEC section 7, in the page that shows it: named by an element there, and answered by the server. */
const site = useSite();
const catalogue = useCatalogue();
const PERSONA = 3;
const DREAM = 1;

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  html: 'text/html',
};

/** Waits until an element of the page names each address as its `src`, then asks the server for it. */
async function namesAll(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.locator(`[src^="${address}"]`).first().waitFor({ state: 'attached' });
    const answer = await fetch(site().origin + address);
    const kind = TYPES[/\.(\w+)(?:\?|$)/.exec(address)?.[1] ?? ''] ?? 'no type';
    expect([address, answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([address, 200, kind]);
    await answer.body?.cancel();
  }
}

async function visitAs(api: ApiPlayer) {
  const visit = await site().newPlayer('phone');
  await signIn(visit.page, api);
  return { ...visit, player: new Player(visit.page, api.email) };
}
const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, i) => i + 1);

test('personas and dreams are shown at the addresses of their imagePath', async () => {
  const api = new ApiPlayer(site().origin);
  await api.register('Iara');
  const { page } = await visitAs(api);
  await page.goto('/escolha-seu-personagem');
  await namesAll(
    page,
    upTo(4).map((id) => `/api/personas/${id}.png`),
  );
  await api.call('personaChoose', { body: { personaId: PERSONA } });
  await page.goto('/sonhos');
  await namesAll(
    page,
    upTo(7).map((id) => `/api/dreams/${id}.png`),
  );
});

test('the tutorial film, the map, its menu and a minigame have their own', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start('Iara', PERSONA, DREAM);
  const { page, player } = await visitAs(api);
  await page.goto(`/escolha?dream=${DREAM}`);
  await player.press('COMEÇAR O JOGO');
  await namesAll(page, [`/choiceVideo/telas_video_tutorial_p${PERSONA}.mp4`]);
  await page.goto('/mapa');
  await namesAll(page, [`/api/personas/slice_${PERSONA}.png`, `/dream/parts/sonho${DREAM}_cliclo-0.png`]);
  await player.press('Abrir menu');
  await namesAll(page, [`/api/personas/frame_${PERSONA}.png`]);
  await page.goto('/minigame/1');
  await namesAll(page, ['/tapper/index.html']);
  for (const game of ['matches', 'dancer', 'runner'])
    expect((await fetch(`${site().origin}/${game}/index.html`)).headers.get('content-type')).toMatch(/^text\/html/);
});

/** A player in the second month: whoever is drawn in the first has none, and another one begins. */
async function inSecondMonth(): Promise<ApiPlayer> {
  const api = new ApiPlayer(site().origin);
  await api.start('Iara', PERSONA, DREAM);
  return (await api.playUntil(({ stage }) => stage.cycle === 2, plans.saver)) === null ? inSecondMonth() : api;
}

test('a new badge has its own', async () => {
  const api = await inSecondMonth();
  const [badge] = await api.call('badgePending');
  const { page } = await visitAs(api);
  await page.goto('/mapa');
  await namesAll(page, [`/api/badges/${badge?.badgeId}.png`]);
});

test('the certificate, its ways to share and what is shared have their own', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start('Iara', PERSONA, DREAM);
  await api.playUntil(({ campaign }) => campaign.completed, plans.saver);
  const { page, player } = await visitAs(api);
  await page.goto('/certificado-de-conquista');
  await namesAll(page, [`/certificado/frame_${PERSONA}.png`]);
  await player.press('Compartilhar');
  const ways = ['whatsapp', 'twitter', 'facebook'].map((platform) => `/compartilharSocial/${platform}.svg`);
  const card = await page.locator('[src^="/share/campaign/"]').getAttribute('src');
  await namesAll(page, [...ways, card ?? '/share/campaign/none.png']);
});

/** Popups of the catalogue, which are those of the map, and what each shows. */
test.each([
  ['popup/randomEvent', ['/api/events/4.png?persona=1']],
  ['popup/cycleTransition', ['/cycles/cycle_2.png']],
  ['popup/bidFilm', ['/sorteio/envelope_full_p1.mp4', '/sorteio/export_envelope_p1_103.png']],
  ['popup/bidFilmOfOther', ['/sorteio/envelope_full_random.mp4']],
  ['popup/raffleFilm', ['/sorteio/roleta_final_p1_falha.mp4']],
  ['popup/raffleFilmWon', ['/sorteio/roleta_final_p1_acerto.mp4']],
])('%s has %s', async (entry, addresses) => {
  const { page } = await catalogue().visit('phone');
  await openEntry(page, entry);
  await namesAll(page, addresses);
});

test('a shared picture has its own', async () => {
  const { page } = await site().newPlayer('phone');
  await page.goto('/compartilhar?kind=avatar&id=2');
  await namesAll(page, ['/share/avatar/2.png']);
});
