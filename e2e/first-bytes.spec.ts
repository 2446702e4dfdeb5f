import { expect, test } from 'vitest';
import { fromLinkToDecision } from './support/link-to-decision.ts';
import { LivePhone } from './support/live-phone.ts';
import { cardAnswer, closeRoom, enter, openRoom, press } from './support/live-room.ts';
import { minigameFrame } from './support/minigame-frame.ts';
import { playMinigame } from './support/play-minigame.ts';
import { useSite } from './support/site.ts';
import { countBytes, together } from './support/wire-bytes.ts';

const site = useSite();
/** Issue 17: forty phones of a room share one line. Bytes over the wire, headers included. */
const MOST = { decision: 300_000, minigame: 1_200_000 };
/** Milliseconds before each tap, longer than a screen waits before it fetches ahead. */
const READING = 2_000;
/** Others in the room, so that every kind of face is there. */
const PEOPLE = 7;

function mostAtDecision(bytes: ReadonlyMap<string, number>): void {
  expect(together(bytes), JSON.stringify([...bytes])).toBeLessThanOrEqual(MOST.decision);
}

test('a guest by the code of a room loads 300 kB until the first decision, 1.2 MB until a minigame was played', async () => {
  const { player, page, context } = await site().newPlayer('phone');
  const bytes = await countBytes(context, page);
  await player.hurryMinigames();
  await fromLinkToDecision(page, { link: 'code', reading: READING, onDecision: () => mostAtDecision(bytes) });
  const frame = await minigameFrame(page);
  await playMinigame(page, frame, { skill: 'average' });
  await frame.getByRole('dialog', { name: 'Fim de jogo!', exact: true }).waitFor();
  expect(together(bytes), JSON.stringify([...bytes])).toBeLessThanOrEqual(MOST.minigame);
});

test('a phone of a live group loads 300 kB from its code until its first decision', async () => {
  const { page: host } = await site().newPlayer('phone');
  const { groupId, code } = await openRoom(host);
  for (let i = 0; i < PEOPLE; i += 1) await new LivePhone(site().origin, groupId).join();
  const { page, context } = await site().newPlayer('phone');
  const bytes = await countBytes(context, page);
  await enter(page, code, PEOPLE + 1);
  await page.waitForTimeout(READING);
  await closeRoom(host);
  await press(page, 'COMEÇAR');
  await cardAnswer(page).waitFor();
  await page.waitForTimeout(READING);
  mostAtDecision(bytes);
});

test('a guest by a shared picture loads 300 kB until the first decision, the picture included', async () => {
  const { page, context } = await site().newPlayer('phone');
  const bytes = await countBytes(context, page);
  const drawing = page.waitForResponse((answer) => answer.url().endsWith('/share/avatar/2.svg?dream=3'));
  await fromLinkToDecision(page, { link: 'shared', reading: READING, onDecision: () => mostAtDecision(bytes) });
  expect((await drawing).status()).toBe(200);
});
