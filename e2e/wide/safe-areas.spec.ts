import { plans } from '@consorcio/players';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { settle } from '../support/layout.ts';
import { installMinigameClock } from '../support/minigame-clock.ts';
import { minigameFrame } from '../support/minigame-frame.ts';
import { signIn, useSite } from '../support/site.ts';

const site = useSite();

interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
/** CSS pixels: a phone with a notch and a home bar, upright and lying down (a notch may be on either side). */
const PHONES: readonly {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}[] = [
  { name: 'upright', width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { name: 'lying down', width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
];

/** The device's corners and bars, as `env(safe-area-inset-…)` tells them to a page. */
async function wear(page: Page, { width, height, insets }: (typeof PHONES)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await expect.poll(() => page.evaluate(readInsets)).toEqual(insets);
  await settle(page);
}

/** Runs in the page: what its own styles are told. */
function readInsets(): Insets {
  const probe = document.body.appendChild(document.createElement('div'));
  const of = (side: string): number => {
    probe.style.width = `env(safe-area-inset-${side})`;
    return probe.getBoundingClientRect().width;
  };
  const insets = { top: of('top'), right: of('right'), bottom: of('bottom'), left: of('left') };
  probe.remove();
  return insets;
}

/** Words, buttons and links of the page, or of its uppermost popup, that lie where the device has none of its screen. */
function underTheEdges(page: Page, insets: Insets): Promise<string[]> {
  return page.evaluate(({ top, right, bottom, left }) => {
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const found = new Set<string>();
    const [width, height] = [innerWidth, innerHeight];
    const look = (box: DOMRect, name: string, isFixed: boolean): void => {
      if (box.width < 2 || box.height < 2) return;
      const isAbove = box.top < top - 1 && (isFixed || window.scrollY === 0);
      const isBelow = box.bottom > height - bottom + 1 && box.top < height && isFixed;
      if (isAbove || isBelow || box.left < left - 1 || box.right > width - right + 1)
        found.add(`${name} at ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`);
    };
    /* What scrolls may pass below the bar at the foot; what stands may not. */
    const canScroll = (element: Element): boolean => {
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        if (getComputedStyle(each).position === 'fixed' && !each.matches('dialog')) return false;
        if (each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY))
          return true;
      }
      return document.documentElement.scrollHeight > innerHeight + 1;
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.reader-only, .only-heard, [inert]') === null;
    for (const target of scope.querySelectorAll('button, a[href], input, select'))
      if (isShown(target))
        look(
          target.getBoundingClientRect(),
          `'${(target.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 32)}'`,
          !canScroll(target),
        );
    const words = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const owner = node.parentElement;
      if (owner === null || node.textContent?.trim() === '' || !isShown(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      /* The other digits of a counter's wheel are clipped away. */
      const wheel = owner.closest('[aria-hidden=true] b')?.getBoundingClientRect();
      if (wheel !== undefined && (box.top < wheel.top - 8 || box.bottom > wheel.bottom + 8)) continue;
      look(box, `'${node.textContent?.trim().slice(0, 32)}'`, !canScroll(owner));
    }
    return [...found];
  }, insets);
}

const at =
  (path: string, words: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await page.locator('main, dialog[open]').getByText(words).first().waitFor();
  };
const onMap = async (page: Page): Promise<void> => {
  await page.goto('/mapa');
  await page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first().waitFor();
};

test.each(PHONES)('no text and no touch target lies under a notch or a bar, $name', async (phone) => {
  const { origin, newPlayer } = site();
  const api = new ApiPlayer(origin);
  await api.start();
  await api.playUntil(({ stage, extras }) => stage.cycle === 1 && extras.stageRelativeToCycle === 2, plans.saver);
  await api.seeBadges();
  const { page, context } = await newPlayer('phone', { isCalm: true });
  /* The run stands still while it is looked at. */
  await page.addInitScript(installMinigameClock);
  const found: string[] = [];
  const look = async (name: string): Promise<void> => {
    await wear(page, phone);
    for (const fault of await underTheEdges(page, phone.insets)) found.push(`${name}: ${fault}`);
  };
  for (const [path, words] of [
    ['/', 'FAZER MEU CADASTRO'],
    ['/intruducao', 'Toque para começar'],
    ['/sobre-abac', 'AVANÇAR'],
    ['/login', 'LOGIN'],
    ['/cadastro', 'CADASTRAR'],
  ] as const) {
    await at(path, words)(page);
    await look(path);
  }
  await signIn(context, api);
  await onMap(page);
  await look('map');
  await page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Jogar', exact: true }).waitFor();
  await look('popup');
  await onMap(page);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('button', { name: 'Minhas conquistas' }).waitFor();
  await look('menu');
  await at('/extrato', 'Energia agora')(page);
  await look('statement');
  await page.goto('/minigame/1');
  const frame = await minigameFrame(page);
  await frame.getByRole('dialog').waitFor();
  await frame.getByRole('button', { name: 'JOGAR', exact: true }).click();
  await frame.getByRole('button', { name: 'Pausar' }).waitFor();
  await look('minigame');
  /* The rest of the month is played by calls: this page would play its own run to the end. */
  await page.goto('about:blank');
  await api.playUntil(({ stage, extras }) => extras.phase === 'STAGE' && stage.type === 'PAYMENT', plans.saver);
  await api.seeBadges();
  await page.goto('/mapa');
  await page.getByRole('button', { name: 'PAGAR', exact: true }).waitFor();
  await look('instalment');
  await api.playUntil(() => false, plans.saver);
  await api.seeBadges();
  await at('/certificado-de-conquista', 'AVANÇAR')(page);
  await look('certificate');
  expect(found).toEqual([]);
  await context.close();
});
