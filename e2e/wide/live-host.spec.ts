import { setTimeout } from 'node:timers/promises';
import { debriefHostCopy, debriefTitles } from '@consorcio/copy/live-debrief';
import { hostCopy, openGroupCopy } from '@consorcio/copy/live-host';
import { liveLessonCopy } from '@consorcio/copy/live-lesson';
import { joinCopy } from '@consorcio/copy/live-phone';
import { projectorCopy } from '@consorcio/copy/live-projector';
import { DEBRIEF_PAGES } from '@consorcio/rules/live-words';
import { expect, test } from 'vitest';
import { LivePhone } from '../support/live-phone.ts';
import { closeRoom, createRoomOf, lowerEdge, openRoom, press } from '../support/live-room.ts';
import { ScreenAudit } from '../support/screen-audit.ts';
import { useSite } from '../support/site.ts';
import { countTaps } from '../support/tap-counter.ts';

/* A host on the way to a live group, and with one seat of it. */
const site = useSite();

/** An open room with as many phones; the host leads it on a phone. */
async function room(people: number) {
  const { page: host, faults } = await site().newPlayer('phone');
  return { host, faults, ...(await createRoomOf(people, host, site().origin)) };
}

test('from the teachers’ page a teacher is in a new group, its room open, within three taps', async () => {
  const { page, faults } = await site().newPlayer('phone');
  const taps = await countTaps(page);
  await page.goto('/para-professores');
  await page.getByRole('link', { name: liveLessonCopy.open }).click();
  await press(page, openGroupCopy.create);
  await press(page, openGroupCopy.open);
  await page.waitForURL(/\/ao-vivo\/conduzir\//);
  await page.getByText(hostCopy.wait.people(2)).waitFor();
  await expect.poll(() => taps.length).toBeGreaterThan(0);
  expect(taps.length).toBeLessThanOrEqual(3);
  expect(faults).toEqual([]);
});

test('the start of live groups leads back: from the form to the code, from the code to where one came from', async () => {
  const { page, faults } = await site().newPlayer('phone');
  await page.goto('/ao-vivo');
  await press(page, openGroupCopy.create);
  await page.getByText('A partir de 12 anos.').waitFor();
  await press(page, 'VOLTAR');
  await page.getByRole('button', { name: openGroupCopy.create }).waitFor();
  await press(page, 'VOLTAR');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/para-professores');
  await page.getByRole('link', { name: liveLessonCopy.open }).click();
  await page.getByRole('button', { name: openGroupCopy.create }).waitFor();
  await press(page, 'VOLTAR');
  await page.waitForURL('**/para-professores');
  expect(faults).toEqual([]);
});

test('who leads a group finds the desk again: in the list of this device, and by the code', async () => {
  const { page: host, faults } = await site().newPlayer('phone', { isCalm: true });
  const { groupId, code } = await openRoom(host);
  const desk = `/ao-vivo/conduzir/${groupId}`;
  await host.goto('/ao-vivo');
  const led = host.getByRole('region', { name: openGroupCopy.ledHere });
  await led.getByRole('link', { name: openGroupCopy.led(code, false) }).click();
  await host.waitForURL(`**${desk}`);
  await host.goto('/ao-vivo');
  await host.getByLabel(joinCopy.code).fill(code.toLowerCase());
  await press(host, joinCopy.enter);
  await host.waitForURL(`**${desk}`);
  await host.getByText(hostCopy.wait.people(2)).waitFor();
  const other = await site().newPlayer('phone', { isCalm: true });
  await other.page.goto('/ao-vivo');
  await other.page.getByLabel(joinCopy.code).waitFor();
  expect(await other.page.getByText(openGroupCopy.ledHere).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('eight projector tabs of one browser all show who comes: they share one stream', async () => {
  const { host, groupId, phones } = await room(1);
  const projector = (await host.locator('a[href*="/ao-vivo/telao/"]').getAttribute('href')) ?? '';
  const streams = new Set<string>();
  host.context().on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/events')) streams.add(searchParams.get('tab') ?? '');
  });
  const tabs = await Promise.all(Array.from({ length: 8 }, () => host.context().newPage()));
  for (const tab of tabs) await tab.goto(projector);
  const late = new LivePhone(site().origin, groupId);
  await late.join();
  for (const nickname of [phones[0]?.nickname ?? '', late.nickname])
    for (const tab of tabs) await tab.getByText(nickname).first().waitFor();
  expect(streams.size).toBeLessThanOrEqual(2);
});

test('a new key opens the seat on another device, and the old one loses it', async () => {
  const { host, phones, faults } = await room(2);
  const [, pupil] = phones;
  if (pupil === undefined) throw new Error('two phones are needed');
  await press(host, new RegExp(pupil.nickname));
  await press(host, 'CHAVE NOVA');
  const address = (await host.locator('dialog').getByText('/ao-vivo/volta#').textContent()) ?? '';
  await host.getByRole('img', { name: 'Endereço que abre o lugar da cota 2' }).waitFor();
  const { page: device } = await site().newPlayer('phone');
  await device.goto(new URL(address).pathname + new URL(address).hash);
  await device.waitForURL(/\/ao-vivo\/lugar$/);
  await device.getByText(`Cota 2 · ${pupil.nickname}`).first().waitFor();
  await expect(pupil.view()).rejects.toThrow('SEAT_INVALID');

  const { page: third } = await site().newPlayer('phone');
  await third.goto(`/ao-vivo/volta#${'A'.repeat(66)}`);
  await third.getByText('Este cartão não abre mais o lugar.').waitFor();
  expect(new URL(third.url()).hash).toBe('');
  expect(faults).toEqual([]);
});

test('with the keyboard alone the host sees a seat’s pictures, and frees it after confirming', async () => {
  const { host, phones } = await room(2);
  const [first] = phones;
  if (first === undefined) throw new Error('a phone is needed');
  await host.getByRole('button', { name: new RegExp(first.nickname) }).focus();
  await host.keyboard.press('Enter');
  await host.getByRole('button', { name: 'VER AS FIGURAS' }).focus();
  await host.keyboard.press('Enter');
  await host.getByRole('heading', { name: 'As três figuras, na ordem' }).waitFor();
  expect(await host.locator('dialog li').count()).toBe(3);
  await host.getByRole('button', { name: 'LIBERAR O LUGAR' }).focus();
  await host.keyboard.press('Enter');
  const question = host.getByRole('dialog', { name: 'Liberar este lugar?' });
  await question.waitFor();
  await host.keyboard.press('Escape');
  await host.getByRole('dialog', { name: `Cota 1, ${first.nickname}` }).waitFor();
  await question.waitFor({ state: 'detached' });
  await first.view();
  await press(host, 'LIBERAR O LUGAR');
  await question.getByRole('button', { name: 'LIBERAR O LUGAR' }).click();
  await host.getByRole('button', { name: new RegExp(first.nickname) }).waitFor({ state: 'detached' });
  await expect(first.view()).rejects.toThrow('SEAT_INVALID');
});

test('the entry begins anew with one button: everybody is out, the code has ended, and by the next one a phone is in', async () => {
  const { host, groupId, phones, faults } = await room(2);
  const codeOf = async (): Promise<string> => {
    const screen = await host.request.get(`/api/live/${groupId}/screen`);
    return ((await screen.json()) as { group: { code: string } }).group.code;
  };
  const ended = await codeOf();
  const { door } = hostCopy.people;
  await press(host, door.renewAll);
  await host
    .getByRole('dialog', { name: door.askRenew.question })
    .getByRole('button', { name: door.askRenew.yes })
    .click();
  await host.getByText(hostCopy.people.none).waitFor();
  await expect(phones[0]?.view()).rejects.toThrow('SEAT_INVALID');
  const phone = await site().newPlayer('phone', { isCalm: true });
  await phone.page.goto(`/v/${ended.toLowerCase()}`);
  await phone.page.getByLabel(joinCopy.code).waitFor();
  const code = await codeOf();
  expect(code).not.toBe(ended);
  await phone.page.goto(`/v/${code.toLowerCase()}`);
  await phone.page.getByRole('heading', { name: 'Você é a cota 1' }).waitFor();
  expect(faults).toEqual([]);
});

test('a key closes neither room nor month without a question, whatever has the focus, and leads nothing on behind a dialog', async () => {
  const { host, phones } = await room(2);
  const asksBy = async (key: string, button: string, question: string): Promise<void> => {
    const next = host.getByRole('button', { name: button, exact: true });
    await expect.poll(() => next.isEnabled()).toBe(true);
    await next.focus();
    await host.keyboard.press(key);
    await host.getByRole('dialog', { name: question }).waitFor();
  };
  await asksBy('Space', hostCopy.next.closeRoom, hostCopy.askClose.question);
  await host.getByRole('dialog').getByRole('button', { name: hostCopy.askClose.yes }).click();
  for (const key of ['Space', 'ArrowRight']) {
    await asksBy(key, hostCopy.next.openAssembly, hostCopy.askOpen.question);
    await press(host, hostCopy.no);
    await host.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await press(host, new RegExp(phones[0]?.nickname ?? ''));
  await host.getByRole('dialog').waitFor();
  await host.keyboard.press('ArrowRight');
  expect(await host.getByRole('dialog', { name: hostCopy.askOpen.question }).count()).toBe(0);
});

test('who always presses twice can lead: a question stays for its answer, and behind the answer nothing else opens', async () => {
  const { page: host, faults } = await site().newPlayer('desktop', { isCalm: true });
  await createRoomOf(16, host, site().origin);
  const next = host.getByRole('button', { name: hostCopy.next.closeRoom, exact: true });
  await expect.poll(() => next.isEnabled()).toBe(true);
  await next.dblclick({ delay: 40 });
  const question = host.getByRole('dialog', { name: hostCopy.askClose.question });
  await question.getByRole('button', { name: hostCopy.askClose.yes }).dblclick({ delay: 40 });
  await host.getByRole('button', { name: hostCopy.next.openAssembly, exact: true }).waitFor();
  expect(await host.getByRole('dialog').count()).toBe(0);
  expect(faults).toEqual([]);
});

/** An hour that a browser's field takes by two keys, whether it counts to 12 or to 24. */
const HOUR = 18;

test('an hour of the bell that is typed key by key is told by its plan, without a refusal over the page', async () => {
  const { host, faults } = await room(2);
  /* 40 minutes past an hour on this page: of 55 the first key is the minute 05, which is over. */
  const now = new Date(Date.now() + 20 * 60_000);
  now.setUTCMinutes(40, 0, 0);
  await host.clock.setFixedTime(now);
  const east = ((HOUR - now.getUTCHours() + 36) % 24) - 12;
  const session = await host.context().newCDPSession(host);
  const timezoneId = `Etc/GMT${east < 0 ? '+' : '-'}${Math.abs(east)}`;
  await session.send('Emulation.setTimezoneOverride', { timezoneId });
  await host.getByLabel(hostCopy.bell.label).focus();
  await host.keyboard.type(`${HOUR}55`);
  await host.getByText(/^(Dá tempo|Mês \d|Não dá)/).waitFor();
  expect(await host.getByText(hostCopy.bell.refused).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('the desk of forty people fits two windows of a notebook, and what a month is led by fits the first', async () => {
  const { page: host } = await site().newPlayer('desktop');
  const notebook = { width: 1366, height: 768 };
  await host.setViewportSize(notebook);
  const { phones } = await createRoomOf(40, host, site().origin);
  const height = (): Promise<number> => host.evaluate(() => document.documentElement.scrollHeight);
  await host.getByRole('button', { name: new RegExp(phones.at(-1)?.nickname ?? '') }).waitFor();
  expect(await height()).toBeLessThanOrEqual(2 * notebook.height);
  await closeRoom(host);
  await host.getByRole('heading', { name: hostCopy.people.title.missing }).waitFor();
  expect(await height()).toBeLessThanOrEqual(2 * notebook.height);
  /* What is led by stands in the first window: the clock, the bell and what it means, the way to end now. */
  const parts = [
    host.getByRole('timer'),
    host.getByText(hostCopy.bell.none),
    host.getByRole('button', { name: hostCopy.finish }),
  ];
  for (const part of parts) expect(await lowerEdge(part)).toBeLessThanOrEqual(notebook.height);
});

test('what opens the projector stands beside the first thing to do, and what a teacher keeps in the first window of each page', async () => {
  const { page: host } = await site().newPlayer('desktop');
  await host.setViewportSize({ width: 1366, height: 768 });
  await createRoomOf(5, host, site().origin);
  const say = host.getByRole('heading', { name: hostCopy.say });
  expect(await lowerEdge(host.getByRole('link', { name: hostCopy.projector }))).toBeLessThan(await lowerEdge(say));
  await closeRoom(host);
  await press(host, hostCopy.finish);
  await host.getByRole('dialog').getByRole('button', { name: hostCopy.askFinish.yes }).click();
  /* A press while a command is under way would be lost. */
  await host.route('**/command', async (route) => {
    await setTimeout(500);
    await route.continue();
  });
  const kept = [
    host.getByRole('button', { name: debriefHostCopy.table }),
    host.getByRole('link', { name: debriefHostCopy.sheet }),
  ];
  for (const page of DEBRIEF_PAGES) {
    await press(host, new RegExp(`^${debriefTitles[page].replace('?', '\\?')}$`));
    if (page === 'ANSWERS') await press(host, hostCopy.askAnswers.yes);
    await host.locator('[aria-current=page]', { hasText: debriefTitles[page] }).waitFor();
    for (const part of kept) expect(await lowerEdge(part)).toBeLessThanOrEqual(768);
  }
});

test('with eight names on a projector of 1280x720 the words below the seal stay in their panel', async () => {
  const { groupId, phones } = await room(8);
  const { page: projector } = await site().newPlayer('desktop');
  await projector.setViewportSize({ width: 1280, height: 720 });
  await projector.goto(`/ao-vivo/telao/${groupId}`);
  await projector.getByText(phones[0]?.nickname ?? '').waitFor();
  const panel = projector.locator('section', { hasText: projectorCopy.sealAbout });
  expect(await lowerEdge(panel.getByText(projectorCopy.sealAbout))).toBeLessThanOrEqual(await lowerEdge(panel));
});

test('a seat’s sheet fits every window and is accessible', async () => {
  const { host, phones, faults } = await room(1);
  const audit = new ScreenAudit(host);
  await press(host, new RegExp(phones[0]?.nickname ?? ''));
  await audit.full('the seat');
  await press(host, 'CHAVE NOVA');
  await press(host, 'VER AS FIGURAS');
  await host.getByRole('heading', { name: 'As três figuras, na ordem' }).waitFor();
  await audit.full('the seat with its key and pictures');
  expect(audit.found).toEqual([]);
  expect(faults).toEqual([]);
});
