import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROUTES, type RouteName } from '@consorcio/contract/wire';
import { must } from '@consorcio/kernel';
import { type CallInput, pathOf } from '@consorcio/players';
import { unzipSync } from 'fflate';
import type { Frame, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { useStaticPages } from './support/static-pages.ts';

/* The packages of `npm run build -- packages` in a runtime of a school's platform, whose page is the gradebook. */
const host = mkdtempSync(join(tmpdir(), 'platform-'));
afterAll(() => rmSync(host, { recursive: true }));
const VERSIONS = {
  '1.2': {
    file: 'scorm12',
    made: 'API = new Scorm12API',
    prefix: 'LMS',
    status: 'cmi.core.lesson_status',
  },
  '2004': {
    file: 'scorm2004',
    made: 'API_1484_11 = new Scorm2004API',
    prefix: '',
    status: 'cmi.completion_status',
  },
} as const;
const TEXT = 'cmi.suspend_data';
for (const [version, { file, made }] of Object.entries(VERSIONS)) {
  for (const [name, bytes] of Object.entries(
    unzipSync(readFileSync(`dist/packages/vai-de-consorcio-scorm-${version}.zip`)),
  )) {
    const path = join(host, version, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  copyFileSync(createRequire(import.meta.url).resolve(`scorm-again/${file}`), join(host, `${file}.js`));
  const gradebook = `${made}({ autocommit: false }); (globalThis.API ?? API_1484_11).loadFromFlattenedJSON(JSON.parse(decodeURIComponent(location.hash.slice(1))), '')`;
  const page = `<!doctype html><script src="${file}.js"></script><script>${gradebook}</script><iframe style="width:100%;height:640px" src="${version}/index.html"></iframe>`;
  writeFileSync(join(host, `plataforma-${version}.html`), page);
}
const platform = useStaticPages([host]);

type Api = Record<string, (name: string) => unknown>;
type OnDevice = typeof globalThis & {
  askDevice(address: string, request: object): Promise<{ ok: boolean; text(): Promise<string> }>;
};

describe.each(['1.2', '2004'] as const)('a package of SCORM %s', (version) => {
  const { prefix, status } = VERSIONS[version];
  /** Opens the activity as the platform knows the pupil. */
  async function enter(page: Page, kept: Readonly<Record<string, string>>): Promise<Frame> {
    await page.goto('about:blank');
    await page.goto(`/plataforma-${version}.html#${encodeURIComponent(JSON.stringify(kept))}`);
    const outer = must(await (await page.locator('iframe').elementHandle())?.contentFrame(), 'the package');
    return must(await (await outer.locator('iframe').elementHandle())?.contentFrame(), 'the game');
  }
  const told = (page: Page, element: string): Promise<string> =>
    page.evaluate(
      ([name, call]) => {
        const { API, API_1484_11 } = window as unknown as Record<string, Api | undefined>;
        return String((API ?? API_1484_11)?.[String(call)]?.(String(name)));
      },
      [element, `${prefix}GetValue`],
    );
  async function begin(frame: Frame): Promise<void> {
    await frame.getByRole('button', { name: 'JOGAR' }).click();
    await frame.getByRole('button', { name: 'Dandara' }).click();
    await frame.getByRole('button', { name: /Viagem à praia/ }).click();
    await frame.getByText('Trabalho ou descanso').waitFor();
  }
  const call =
    (frame: Frame) =>
    (name: RouteName, { params, query, body = {} }: CallInput = {}): Promise<never> => {
      const target = pathOf(name, params) + (query === undefined ? '' : `?${new URLSearchParams(query)}`);
      return frame.evaluate(
        async ([address, method, sent]) => {
          const headers = { authorization: `Bearer ${sessionStorage.getItem('token')}` };
          const request = { method, headers, ...(method === 'GET' ? {} : { body: sent }) };
          const answer = await (globalThis as OnDevice).askDevice(`./api${address}`, request);
          const reply = JSON.parse((await answer.text()) || 'null');
          return (answer.ok ? reply : (reply?.info ?? null)) as never;
        },
        [target, ROUTES[name].method, JSON.stringify(body)] as const,
      );
    };

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
    const before = await call(ana)('stageCurrent');

    const bia = await enter(page, {});
    await bia.getByRole('button', { name: 'JOGAR' }).waitFor();

    const { page: other } = await platform().visit('phone', { isCalm: true });
    const again = await enter(other, { [status]: 'incomplete', [TEXT]: text });
    await again.getByText('Que bom ter você de volta').waitFor();
    expect(await call(again)('stageCurrent')).toEqual(before);
    const cut = await enter(other, { [status]: 'incomplete', [TEXT]: text.slice(0, -9) });
    await cut.getByText('Que bom ter você de volta').waitFor();
    expect({ left, faults }).toEqual({ left: [], faults: [] });
  });
});
