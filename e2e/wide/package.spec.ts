import { statSync } from 'node:fs';
import { onDeviceCopy } from '@consorcio/copy/on-device';
import { shareControlCopy, shareText } from '@consorcio/copy/share';
import { plans, type StageReply, takeTurn } from '@consorcio/players';
import { deflateSync, strFromU8, strToU8 } from 'fflate';
import type { Frame, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { callsIn, type OnDevice, playOut } from '../support/device-player.ts';
import { beginInPackage as begin, type Kept, TEXT, useSchoolPlatform, WORDS } from '../support/school-platform.ts';

/* The packages of `npm run build -- packages` in a runtime of a school's platform, whose page is the gradebook. */
const platform = useSchoolPlatform({
  '1.2': { version: '1.2', zip: 'vai-de-consorcio-scorm-1.2' },
  '2004': { version: '2004', zip: 'vai-de-consorcio-scorm-2004' },
  leve: { version: '1.2', zip: 'vai-de-consorcio-scorm-1.2-leve' },
});
const told = (page: Page, element: string): Promise<string> => platform().told(page, element);

describe.each(['1.2', '2004'] as const)('a package of SCORM %s', (version) => {
  const { status, score, mode, pupil } = WORDS[version];
  const enter = (page: Page, kept: Kept): Promise<Frame> => platform().open(page, version, kept);

  test('is played with no request out of it, comes back on another device, and no pupil meets another', async () => {
    const { page, faults } = await platform().visit('phone', { isCalm: true });
    const left: string[] = [];
    await page.context().route(
      ({ pathname }) => !pathname.startsWith(`/${version}/`) && !/^\/(?:plataforma|scorm)/.test(pathname),
      (route) => {
        left.push(route.request().url());
        return route.abort();
      },
    );
    const ana = await enter(page, {});
    await begin(ana);
    expect(await told(page, status)).toBe('incomplete');
    await expect.poll(() => told(page, TEXT)).toMatch(/^[0-9a-f]{32}\../);
    const text = await told(page, TEXT);
    const before = await callsIn(ana)('stageCurrent');

    const bia = await enter(page, {});
    await bia.getByRole('button', { name: 'JOGAR' }).waitFor();

    const { page: other } = await platform().visit('phone', { isCalm: true });
    const again = await enter(other, { [status]: 'incomplete', [TEXT]: text });
    await again.getByText('Que bom ter você de volta').waitFor();
    expect(await callsIn(again)('stageCurrent')).toEqual(before);
    const cut = await enter(other, { [status]: 'incomplete', [TEXT]: text.slice(0, -9) });
    await cut.getByText('Que bom ter você de volta').waitFor();
    expect({ left, faults }).toEqual({ left: [], faults: [] });
  });

  test('is completed with the note as its score once the certificate shows, and another attempt is its New Game Plus', async () => {
    const { page, faults } = await platform().visit('phone', { isCalm: true });
    const ana = { [pupil]: 'ana.lima' };
    const first = await enter(page, ana);
    await begin(first);
    await playOut(first);
    const text = await told(page, TEXT);
    const again = await enter(page, { ...ana, [status]: 'incomplete', [TEXT]: text });
    await again.waitForURL('**/mapa?complete=true');
    await again.evaluate(() => {
      location.hash = '#/certificado-de-conquista';
    });
    await expect.poll(() => told(page, status)).toBe('completed');
    expect(Number(await told(page, score))).toBeGreaterThan(0);
    expect(Number(await told(page, score))).toBeLessThanOrEqual(100);
    /* There is no server to draw a picture for sharing: the device does, and nothing else is offered. */
    await again.getByRole('button', { name: shareControlCopy.open }).press('Enter');
    const shared = again.getByRole('dialog', { name: shareControlCopy.title });
    await shared.getByRole('button', { name: shareControlCopy.save }).waitFor();
    expect(await shared.getByRole('link').count()).toBe(0);
    const card = shared.getByRole('img', { name: shareText.campaign });
    await expect.poll(() => card.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);

    const second = await enter(page, ana);
    await second.getByRole('link', { name: 'ESCOLHA SEU SONHO' }).waitFor();
    expect(await told(page, status)).toBe('incomplete');
    const { earned } = (await callsIn(second)('badgeList')) as { earned: readonly unknown[] };
    expect(earned.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  test('shows to who reviews what was done, and keeps nothing of the visit', async () => {
    const { page } = await platform().visit('phone', { isCalm: true });
    const ana = await enter(page, { [pupil]: 'ana.lima' });
    await begin(ana);
    await expect.poll(() => told(page, TEXT)).toMatch(/^[0-9a-f]{32}\../);
    const text = await told(page, TEXT);
    const done = { [pupil]: 'ana.lima', [status]: 'completed', [TEXT]: text };
    const before = await callsIn(ana)('stageCurrent');

    const review = await enter(page, { ...done, [mode]: 'review' });
    await review.getByText('Que bom ter você de volta').waitFor();
    await page.frameLocator('iframe').getByText('nada disto fica guardado').waitFor();
    await takeTurn((await callsIn(review)('stageCurrent')) as StageReply, plans.saver, callsIn(review));
    expect(await callsIn(review)('stageCurrent')).not.toEqual(before);

    const later = await enter(page, done);
    await later.getByText('Que bom ter você de volta').waitFor();
    expect(await callsIn(later)('stageCurrent')).toEqual(before);
  });

  test('does not open the game of a newer package of the same course, and leaves it as the platform has it', async () => {
    const { page } = await platform().visit('phone', { isCalm: true });
    const frame = await enter(page, {});
    await begin(frame);
    const newer = await frame.evaluate(async () => {
      const headers = { authorization: `Bearer ${sessionStorage.getItem('token')}` };
      const answer = await (globalThis as OnDevice).askDevice('./api/file', { method: 'GET', headers });
      const json = (await answer.text()).slice(43).replace('"form":1', '"form":99');
      const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(json)));
      const base64 = btoa(String.fromCharCode(...sum));
      return base64.replaceAll('+', '-').replaceAll('/', '_').replace('=', '') + json;
    });
    const text = `${'0123456789abcdef'.repeat(2)}.${btoa(strFromU8(deflateSync(strToU8(newer)), true))}`;
    const { page: other } = await platform().visit('phone', { isCalm: true });
    const old = await enter(other, { [status]: 'incomplete', [TEXT]: text });
    await old.getByText(onDeviceCopy.notOpened).first().waitFor();
    expect(await told(other, TEXT)).toBe(text);
  });
});

test('a light package plays the only dream of its activity, in the simple drawings, and misses none of its files', async () => {
  const { page, faults } = await platform().visit('phone', { isCalm: true });
  const missed: string[] = [];
  page.on('response', (response) => response.status() >= 400 && missed.push(response.url()));
  const frame = await platform().open(page, 'leve', { 'cmi.launch_data': 'sonho=2&leve=1' });
  await frame.getByRole('button', { name: 'JOGAR' }).click();
  await frame.getByRole('button', { name: 'Dandara' }).click();
  await frame.getByText('O sonho desta atividade').waitFor();
  await frame.locator('ul button').click();
  await frame.getByText('Trabalho ou descanso').waitFor();
  expect(await frame.evaluate(() => localStorage.getItem('light'))).toBe('on');
  await frame.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first().click();
  await frame.getByRole('button', { name: 'Jogar', exact: true }).click();
  await frame.waitForURL('**/minigame/*');
  await expect.poll(() => page.frames().length).toBeGreaterThan(3);
  expect({ missed, faults }).toEqual({ missed: [], faults: [] });
});

test('no package is larger than its line', () => {
  const sizeOf = (name: string): number => statSync(`dist/packages/vai-de-consorcio-scorm-${name}.zip`).size;
  for (const version of ['1.2', '2004']) {
    expect(sizeOf(version)).toBeLessThan(12e6);
    expect(sizeOf(`${version}-leve`)).toBeLessThan(5e6);
  }
});
