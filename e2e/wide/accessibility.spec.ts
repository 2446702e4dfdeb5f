import { plans } from '@consorcio/players';
import { expect, test } from 'vitest';
import { GUEST_VIEWS } from '../photos/guest-views.ts';
import { CASTS } from '../photos/player-views.ts';
import type { View } from '../photos/view.ts';
import { ApiPlayer } from '../support/api-player.ts';
import { installMinigameClock } from '../support/minigame-clock.ts';
import { minigameFrame } from '../support/minigame-frame.ts';
import { ScreenAudit } from '../support/screen-audit.ts';
import { signIn, useSite } from '../support/site.ts';
import { NOTICE, stretchTimers } from '../support/stretched-timers.ts';

const site = useSite();

/** Opens each view and finds what does not fit a window or keeps somebody out. */
async function judgeViews(views: readonly View[], api: ApiPlayer): Promise<void> {
  const { page, faults } = await site().newPlayer('phone', { isCalm: true });
  const audit = new ScreenAudit(page);
  await page.addInitScript(stretchTimers, [NOTICE]);
  if (api.token !== '') await signIn(page, api);
  for (const { name, open, isBrief, leave } of views) {
    if (api.token !== '' && name !== 'badge-unlocked') await api.seeBadges();
    await open(page, api);
    await (isBrief === true ? audit.axeOnly(name) : audit.full(name));
    await leave?.(page);
  }
  expect(audit.found).toEqual([]);
  expect(faults).toEqual([]);
}

test('the public screens fit every window and are accessible', () =>
  judgeViews(GUEST_VIEWS, new ApiPlayer(site().origin)));

test.each(CASTS)('the screens of $who fit every window and are accessible', async ({ views, prepare }) =>
  judgeViews(views, await prepare(site().origin)),
);

test.each([1, 2, 3, 4])('minigame %i is accessible before, during and after a run', async (slug) => {
  const { page, faults } = await site().newPlayer('phone', { isCalm: true });
  const audit = new ScreenAudit(page);
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil(({ extras }) => extras.stageRelativeToCycle === 2, plans.saver);
  await signIn(page, api);
  /* The run stands still while it is looked at. */
  await page.addInitScript(installMinigameClock);
  await page.goto(`/minigame/${slug}`);
  const frame = await minigameFrame(page);
  await frame.getByRole('dialog').waitFor();
  await audit.full('start', { frame });
  await frame.getByRole('button', { name: 'JOGAR', exact: true }).click();
  await frame.getByRole('button', { name: 'Pausar' }).click();
  await audit.full('pause', { frame });
  await frame.getByRole('button', { name: 'CONTINUAR', exact: true }).click();
  await audit.axeOnly('run', frame);
  await frame.getByRole('button', { name: 'Pausar' }).click();
  await frame.getByRole('button', { name: 'DESISTIR', exact: true }).click();
  await frame.getByRole('button', { name: 'VOLTAR AO MAPA' }).waitFor();
  await audit.full('result', { frame });
  expect(audit.found).toEqual([]);
  expect(faults).toEqual([]);
});
