import { ROUTES, type RouteName } from '@consorcio/contract/wire';
import { type CallInput, pathOf, plans, type StageReply, takeTurn } from '@consorcio/players';
import type { Frame, Page } from 'playwright-core';
import { Player } from './player.ts';

/** A page as the game has it: what answers its calls on this device. */
export type OnDevice = typeof globalThis & {
  askDevice(address: string, request: object): Promise<{ status: number; text(): Promise<string> }>;
};

/** Asks the home on the device, as the page's own player. */
const ask = (
  page: Page | Frame,
  method: string,
  target: string,
  body = '',
): Promise<{ status: number; text: string }> =>
  page.evaluate(
    async ([asked, path, sent]) => {
      const token = sessionStorage.getItem('token') ?? localStorage.getItem('token') ?? '';
      const headers = { authorization: `Bearer ${token}` };
      const request = { method: asked, headers, ...(asked === 'GET' ? {} : { body: sent }) };
      const answer = await (globalThis as OnDevice).askDevice(`./api${path}`, request);
      return { status: answer.status, text: await answer.text() };
    },
    [method, target, body] as const,
  );
export const textIn = async (page: Page | Frame, path: string): Promise<string> => (await ask(page, 'GET', path)).text;
export const askIn = async (page: Page | Frame, path: string): Promise<unknown> => JSON.parse(await textIn(page, path));

/** Calls of the page's own player by name: the reply, or what a refusal tells. */
export const callsIn =
  (page: Page | Frame) =>
  async (name: RouteName, { params, query, body = {} }: CallInput = {}): Promise<never> => {
    const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
    const { status, text } = await ask(page, ROUTES[name].method, pathOf(name, params) + search, JSON.stringify(body));
    const reply = text === '' ? null : JSON.parse(text);
    return (status < 300 ? reply : (reply?.info ?? null)) as never;
  };

/** Plays on by calls until the campaign has ended; its id. */
export async function playOut(page: Page | Frame): Promise<string> {
  const call = callsIn(page);
  for (;;) {
    const { campaign } = (await call('auth')) as { campaign: { id: string; completed: boolean } };
    if (campaign.completed) return campaign.id;
    await takeTurn(await call('stageCurrent'), plans.saver, call);
  }
}

/** From the welcome to the map, as a guest. */
export async function beginOnDevice(page: Page, path: string, dream: RegExp): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'JOGAR' }).click();
  await page.getByRole('button', { name: 'Dandara' }).click();
  await page.getByRole('button', { name: dream }).click();
  await page.waitForURL('**/#/mapa');
  await page.getByText('Trabalho ou descanso').waitFor();
}

const CERTIFICATE = '/certificado-de-conquista';

/** Plays without an API to ask: the page tells how the campaign stands. */
export class DevicePlayer extends Player {
  /** @param here where the game is in a frame of the page */
  constructor(page: Page, here: Page | Frame = page) {
    super(page, undefined, here);
  }

  override async standing(): Promise<StageReply> {
    const body = (await askIn(this.here, '/stage/current')) as StageReply & { info?: StageReply };
    return body.info ?? body;
  }

  /** Into the second month; or to the certificate, of whom the first month's raffle draws: on a device chance is real. */
  async playFirstMonth(): Promise<void> {
    const isPast = async (path: string): Promise<boolean> =>
      path === CERTIFICATE || (path === '/mapa' && (await this.standing()).stage.cycle === 2);
    await this.playUntil(({ path }) => isPast(path), plans.saver);
  }

  /** To the campaign's end. */
  async playToCertificate(): Promise<void> {
    await this.playUntil(({ path }) => path === CERTIFICATE, plans.saver);
  }
}
