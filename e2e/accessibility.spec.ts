import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GUEST_VIEWS } from './photos/guest-views.ts';
import { CASTS } from './photos/player-views.ts';
import type { View } from './photos/view.ts';
import { FarPlayer } from './support/api-player.ts';
import { useGame } from './support/site.ts';
import { Judge } from './support/screen-audit.ts';
import { steady } from './support/plans.ts';

const game = useGame();

/** As if the player had logged in on this browser. */
const signIn = (page: Page, { token }: FarPlayer): Promise<unknown> =>
  page.addInitScript((kept) => localStorage.setItem('token', kept), token);

/** Opens each view and finds what does not fit a window or keeps somebody out. */
async function judgeViews(views: readonly View[], far: FarPlayer): Promise<void> {
  const { page, faults, context } = await game().newPlayer('phone', { isCalm: true });
  const judge = new Judge(page);
  if (far.token !== '') await signIn(page, far);
  for (const { name, open, isBrief, leave } of views) {
    if (far.token !== '' && name !== 'badge-unlocked') await far.seeBadges();
    await open(page, far);
    await (isBrief === true ? judge.glance(name) : judge.look(name));
    await leave?.(page);
  }
  expect(judge.found).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
}

test('the screens for everybody fit every window and can be used by everyone', () =>
  judgeViews(GUEST_VIEWS, new FarPlayer(game().server.origin)));

test.each(CASTS)('the screens of $who fit every window and can be used by everyone', async ({ views, prepare }) =>
  judgeViews(views, await prepare(game().server.origin)),
);

test.each([1, 2, 3, 4])('minigame %i can be used by everyone before, in and after a run', async (slug) => {
  const { page, faults, context } = await game().newPlayer('phone', { isCalm: true });
  const judge = new Judge(page);
  const far = new FarPlayer(game().server.origin);
  await far.start();
  await far.playUntil(({ extras }) => extras.stageRelativeToCycle === 2, steady);
  await signIn(page, far);
  await page.goto(`/minigame/${slug}`);
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('the minigame has no frame');
  await frame.getByRole('dialog').waitFor();
  await judge.look('start', { frame });
  await frame.getByRole('button', { name: 'JOGAR', exact: true }).click();
  await frame.getByRole('button', { name: 'Pausar' }).click();
  await judge.look('pause', { frame });
  await frame.getByRole('button', { name: 'CONTINUAR', exact: true }).click();
  await judge.glance('run', frame);
  await frame.getByRole('button', { name: 'Pausar' }).click();
  await frame.getByRole('button', { name: 'DESISTIR', exact: true }).click();
  await frame.getByRole('button', { name: 'VOLTAR AO MAPA' }).waitFor();
  await judge.look('result', { frame });
  expect(judge.found).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
