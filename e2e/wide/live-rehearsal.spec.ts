import type { ReplyOf } from '@consorcio/contract';
import { debriefTitles } from '@consorcio/copy/live-debrief';
import { hostCopy, openGroupCopy, REHEARSED, rehearsalCopy } from '@consorcio/copy/live-host';
import { Dice } from '@consorcio/kernel';
import { castOf, MIXES } from '@consorcio/players/live-people';
import { DEBRIEF_PAGES } from '@consorcio/rules/live-words';
import { expect, test } from 'vitest';
import { PATIENCE } from '../support/browser.ts';
import { leadAssembly, leadOn, press } from '../support/live-room.ts';
import { useSite } from '../support/site.ts';

/* A teacher alone at a desk, with the projector in another tab of the same laptop. */
const site = useSite();

test('ENSAIAR: one person leads a class of model players by the desk alone, over a reload, and nothing is left of it', async () => {
  const { page: desk, context, faults } = await site().newPlayer('desktop');
  await desk.goto('/ao-vivo');
  await press(desk, openGroupCopy.create);
  await press(desk, rehearsalCopy.start);
  await desk.waitForURL(/\/ao-vivo\/conduzir\//);
  const groupId = desk.url().split('/').at(-1) ?? '';
  await desk.getByText(rehearsalCopy.about).waitFor();
  const wall = await context.newPage();
  await wall.goto(`/ao-vivo/telao/${groupId}`);
  await wall.getByRole('heading', { name: rehearsalCopy.mark, exact: true }).waitFor();
  await desk.reload();
  await wall.getByRole('heading', { name: `${REHEARSED.people} pessoas` }).waitFor({ timeout: PATIENCE });
  await leadOn(desk, hostCopy.next.closeRoom);
  const view = async () =>
    (await (await desk.request.get(`/api/live/${groupId}/screen`)).json()) as ReplyOf<'liveProjector'>;
  const { commitment } = (await view()).group;
  /* Who is absent never seals. */
  const cast = castOf(MIXES.mixed, REHEARSED.people, Dice.of(commitment, 0)).filter((name) => name !== 'absent');
  const sealed = async (): Promise<number> => (await view()).sealed;
  for (let month = 1; month <= REHEARSED.months; month += 1) {
    await expect.poll(sealed, { timeout: PATIENCE }).toBeGreaterThan(5);
    if (month === 2) await desk.reload();
    await expect.poll(sealed, { timeout: PATIENCE }).toBe(cast.length);
    await leadOn(desk, /^ABRIR A ASSEMBLEIA/);
    await leadAssembly(desk, month === REHEARSED.months ? hostCopy.next.results : hostCopy.next.month(month + 1));
  }
  for (const page of DEBRIEF_PAGES.slice(1)) {
    await leadOn(desk, new RegExp(`^${debriefTitles[page].replace('?', '\\?')}$`));
    await wall.getByText(debriefTitles[page]).first().waitFor();
  }
  await press(desk, hostCopy.next.end);
  await desk.getByRole('dialog').getByRole('button', { name: hostCopy.askDelete.yes }).click({ timeout: PATIENCE });
  await desk.waitForURL(/\/ao-vivo$/);
  await desk.getByRole('button', { name: openGroupCopy.create }).waitFor();
  expect(await desk.getByText(openGroupCopy.ledHere).count()).toBe(0);
  expect((await desk.request.get(`/api/live/${groupId}/screen`)).status()).toBe(404);
  expect(faults).toEqual([]);
});
