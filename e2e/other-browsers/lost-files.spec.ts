import { PATHS, type ScreenName } from '@consorcio/contract/wire';
import { codeText } from '@consorcio/copy/live-assembly';
import type { BrowserContext } from 'playwright-core';
import { describe, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { createRoomOf } from '../support/live-room.ts';
import { type Entrance, filesOf, loseOnce } from '../support/lost-files.ts';
import { openMinigame } from '../support/open-minigame.ts';
import { signIn, useSite } from '../support/site.ts';

/* Every file of every entrance gets lost once. A part of it is in e2e/wide/lost-files.spec.ts. */
const site = useSite();

/** What an entrance says to whom: a visitor, or a player; null where nobody comes in from outside, by a link or by hand. */
type Says = { readonly visitor: string } | { readonly player: string } | null;

/** Every screen of the route table: a new one does not compile without its line. */
const SCREENS: Readonly<Record<ScreenName, Says>> = {
  welcome: { visitor: 'FAZER MEU CADASTRO' },
  opening: null,
  about: null,
  aboutYou: null,
  register: { visitor: 'Nome do personagem' },
  login: { visitor: 'Esqueci minha senha' },
  characterIntro: null,
  characterSelection: null,
  cityWelcome: null,
  dreamIntro: null,
  dreamSelection: null,
  greatChoice: null,
  tutorial: null,
  map: { player: 'ESFORÇO' },
  minigame: null,
  returning: { player: 'CONTINUAR O SONHO' },
  certificate: null,
  share: { visitor: 'QUERO JOGAR TAMBÉM' },
  notebook: null,
  extract: null,
  futures: null,
  quiz: null,
  luck: null,
  group: null,
  teachers: { visitor: 'professor' },
  worksheet: { visitor: 'Folha do aluno' },
  answerKey: null,
  classroom: null,
  slides: null,
  checkDraws: null,
  totals: null,
  privacy: { visitor: 'dados' },
  accessibility: { visitor: 'cessib' },
  account: null,
  recover: { visitor: 'senha' },
  groupContract: null,
  scams: { visitor: 'golpe' },
  pocket: null,
  whatIf: null,
  keep: null,
  play: { visitor: 'Jogue agora, sem cadastro' },
  afterLetter: null,
  week: null,
  weekMap: null,
  pastWeeks: null,
  certificateCheck: { visitor: 'certificado' },
  live: { visitor: 'CRIAR UM GRUPO' },
  liveShort: null,
};
const QUERY: { readonly [Name in ScreenName]?: string } = { share: '?kind=avatar&id=2&dream=3' };

async function loseEach(context: BrowserContext, entrance: Entrance): Promise<void> {
  for (const file of await filesOf(context, entrance)) await loseOnce(context, entrance, file);
}

const entrances = (Object.entries(SCREENS) as [ScreenName, Says][]).flatMap(([name, says]) =>
  says === null
    ? []
    : [
        {
          path: PATHS[name].replace(/\/[:*].*$/, '') + (QUERY[name] ?? ''),
          isPlayer: 'player' in says,
          says: Object.values(says).join(),
        },
      ],
);

describe('each file lost once, at', () => {
  test.each(entrances)('$path', async ({ isPlayer, ...entrance }) => {
    const { context } = await site().newPlayer('phone', { isCalm: true });
    if (isPlayer) {
      const api = new ApiPlayer(site().origin);
      await api.start();
      await signIn(context, api);
    }
    await loseEach(context, entrance);
  });

  test('the pages of a live group: code, host, projector, seat', async () => {
    const { page, context } = await site().newPlayer('phone', { isCalm: true });
    const { groupId } = await createRoomOf(0, page, site().origin);
    const screen = await page.request.get(`/api/live/${groupId}/screen`);
    const { group } = (await screen.json()) as { group: { code: string } };
    await loseEach(context, { path: `/ao-vivo/conduzir/${groupId}`, says: codeText(group.code) });
    await loseEach(context, { path: `/ao-vivo/telao/${groupId}`, says: codeText(group.code) });
    const phone = await site().newPlayer('phone', { isCalm: true });
    await loseEach(phone.context, { path: `/v/${group.code}`, says: 'Você é a cota' });
    await loseEach(phone.context, { path: '/ao-vivo/lugar', says: 'cota' });
  });

  test.each(['tapper', 'matches', 'dancer', 'runner'] as const)('/%s/index.html', async (game) => {
    const { page, context } = await site().newPlayer('phone', { isCalm: true });
    await openMinigame(page, site().origin, game);
    await loseEach(context, { path: `/${game}/index.html`, says: 'JOGAR' });
  });
});
