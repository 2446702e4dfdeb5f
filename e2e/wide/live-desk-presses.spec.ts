import type { ReplyOf } from '@consorcio/contract';
import type { HostCommand } from '@consorcio/rules/live-words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PATIENCE } from '../support/browser.ts';
import { createRoomOf } from '../support/live-room.ts';
import { useSite } from '../support/site.ts';

/* A teacher whose mouse clicks twice or thrice. The page's clock stands, so that the time between two presses is exact. */
const site = useSite();

/** Milliseconds from one press to the next; the last of three comes when a button that did not wait anew would take it. */
const GAPS = [60, 600, 1_200];
/** Longer than any step of an assembly takes on the projector, and than a button waits. */
const LONG = 120_000;
const SETTLED = 2_000;
const BUTTONS = 'main button:not(:disabled)';
/** What leads one step on where the class has seen it; pages are turned back by a press. */
const MAY_LEAD: readonly string[] = ['STEP', 'NEXT', 'BACK'];
const CHANGES_NOTHING: readonly string[] = ['PAUSE', 'RESUME', 'MORE_TIME', 'HOLD', 'PAGE'];

interface Stand {
  readonly name: string;
  readonly led: readonly HostCommand[];
}
const CALL: readonly HostCommand[] = ['CLOSE_ROOM', 'OPEN_ASSEMBLY'];
const STANDS: readonly Stand[] = [
  { name: 'the open room', led: [] },
  { name: 'a month that nobody has sealed', led: ['CLOSE_ROOM'] },
  { name: 'the roll call', led: CALL },
  { name: 'the raffle', led: [...CALL, 'STEP', 'STEP'] },
  { name: 'the talk of a month', led: [...CALL, 'NEXT', 'BACK'] },
  { name: 'the second month', led: [...CALL, 'NEXT'] },
  { name: 'the debrief', led: ['CLOSE_ROOM', 'FINISH_NOW'] },
];

/** A desk with five silent phones, and what it has sent since it was asked last. */
async function openDesk() {
  const { page, faults } = await site().newPlayer('desktop', { isCalm: true });
  const sent: string[] = [];
  let waiting = 0;
  let authorization = '';
  const isWrite = (method: string, url: string): boolean => method !== 'GET' && url.includes('/api/live/');
  page.on('request', (request) => {
    if (request.url().includes('/host')) authorization = request.headers().authorization ?? authorization;
    if (!isWrite(request.method(), request.url())) return;
    waiting += 1;
    const body: unknown = request.postDataJSON();
    const command = typeof body === 'object' && body !== null && 'command' in body ? body.command : null;
    sent.push(typeof command === 'string' ? command : `${request.method()} ${new URL(request.url()).pathname}`);
  });
  const end = (request: { method(): string; url(): string }): void => {
    if (isWrite(request.method(), request.url())) waiting -= 1;
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('popup', (projector) => void projector.close());
  const { groupId } = await createRoomOf(5, page, site().origin);
  await expect.poll(() => authorization, { timeout: PATIENCE }).not.toBe('');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + LONG);
  const path = `${site().origin}/api/live/${groupId}`;
  const headers = () => ({ authorization, 'content-type': 'application/json' });
  const lead = async (command: HostCommand): Promise<void> => {
    const view = await page.request.get(`${path}/host`, { headers: headers() });
    const { group, assembly } = (await view.json()) as Pick<ReplyOf<'liveHost'>, 'group' | 'assembly'>;
    const { phase, month, step } = group;
    if (command === 'NEXT' && step + 1 !== assembly?.steps.length) {
      await lead('STEP');
      return lead('NEXT');
    }
    const data = { command, from: { phase, month, step } };
    const answer = await page.request.post(`${path}/host/command`, { headers: headers(), data });
    expect(`${command} ${answer.status()}`).toBe(`${command} 200`);
  };
  return {
    page,
    faults,
    lead,
    isIdle: () => waiting === 0,
    /** What was sent since, which is then forgotten. */
    taken: () => sent.splice(0),
  };
}

/** The page again, its buttons settled and the step shown to its end. */
async function settle(page: Page): Promise<void> {
  await page.reload();
  const buttons = page.locator(BUTTONS);
  const enabled = async (): Promise<number> => {
    await page.clock.runFor(SETTLED);
    return buttons.count();
  };
  await expect.poll(enabled, { timeout: PATIENCE }).toBeGreaterThan(2);
  await page.clock.runFor(LONG);
}

test.each(STANDS)(
  'two or three presses in a row on any button of the desk lead on once at most, and end nothing: $name',
  async ({ led }) => {
    const { page, faults, lead, isIdle, taken } = await openDesk();
    for (const command of led) await lead(command);
    await settle(page);
    const buttons = page.locator(BUTTONS);
    const labels = [...new Set(await buttons.allInnerTexts())].filter((label) => label !== '');
    expect(labels.length).toBeGreaterThan(2);
    for (const label of labels) {
      for (const presses of [2, 3])
        for (const gap of GAPS) {
          const button = buttons.filter({ hasText: label }).first();
          if (!(await button.isVisible())) continue;
          await button.scrollIntoViewIfNeeded();
          const box = await button.boundingBox();
          if (box === null) continue;
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          taken();
          for (let n = 0; n < presses; n += 1) {
            if (n > 0) await page.clock.runFor(gap);
            await page.mouse.click(x, y);
            await expect.poll(isIdle, { timeout: PATIENCE }).toBe(true);
          }
          const commands = taken();
          const where = `${label}, ${presses} presses, ${gap} ms`;
          const lasting = commands.filter(
            (command) => !CHANGES_NOTHING.includes(command) && !command.endsWith('/door'),
          );
          expect([where, ...lasting.filter((command) => !MAY_LEAD.includes(command))]).toEqual([where]);
          expect(lasting.length, `${where}: ${lasting.join(' ')}`).toBeLessThanOrEqual(1);
          if (commands.includes('PAUSE')) await lead('RESUME');
          if (lasting.includes('STEP') || lasting.includes('NEXT')) await lead('BACK');
          if (lasting.includes('BACK')) await lead(led.at(-1) ?? 'STEP');
          if (commands.length > 0) await settle(page);
          else if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
          await page.clock.runFor(SETTLED);
        }
    }
    expect(faults).toEqual([]);
  },
);
