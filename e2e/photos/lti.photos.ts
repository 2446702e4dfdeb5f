import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launch, visit } from '../support/browser.ts';
import { type LtiSchool, startLtiSchool } from '../support/lti-school.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { denyStorage } from './denied-views.ts';
import { Photographer } from './photographer.ts';

let school: LtiSchool;
let game: RunningServer;
beforeAll(async () => {
  school = await startLtiSchool();
  game = await startServer({ LTI_PLATFORMS: school.platforms, INTRANET: '127.0.0.0/8,::1' });
});
afterAll(async () => {
  await game.remove();
  await school.close();
});

type Open = (page: Page) => Promise<unknown>;
const seen = (page: Page, words: string): Promise<void> => page.getByText(words).first().waitFor();

/** The game's own pages for a school's platform. */
const VIEWS: Readonly<Record<string, Open>> = {
  'lti-admin': (page) => page.goto('/lti'),
  'lti-choice': async (page) => {
    await page.goto(school.loginAt(game.origin, 'choice'));
    await page.getByRole('radio').first().waitFor();
  },
  'lti-refused': (page) => page.goto('/lti/launch'),
  'lti-unknown-platform': (page) => page.goto('/lti/login?iss=https%3A%2F%2Foutra.exemplo&login_hint=1'),
  'lti-own-window': async (page) => {
    await page.goto(school.framed(school.loginAt(game.origin, 'game')));
    await page.frameLocator('iframe').getByRole('button').first().waitFor();
  },
  'lti-entered': async (page) => {
    await page.goto(school.loginAt(game.origin, 'game'));
    await seen(page, 'Quem joga?');
  },
  'lti-no-seat': async (page) => {
    await page.goto(school.loginAt(game.origin, 'seat'));
    await seen(page, 'Espere quem conduz');
  },
  'lti-no-storage': async (page) => {
    await denyStorage(page);
    await page.goto(school.loginAt(game.origin, 'game'));
    await seen(page, 'navegador');
  },
};

test("what comes from a school's platform", async () => {
  const browser = await launch();
  const photographer = new Photographer(browser);
  for (const [name, open] of Object.entries(VIEWS).filter(([each]) => photographer.wants(each))) {
    const { page, context } = await visit(browser, game.origin, 'desktop', { isCalm: true });
    await photographer.take(page, name, () => open(page));
    await context.close();
  }
  await browser.close();
});
