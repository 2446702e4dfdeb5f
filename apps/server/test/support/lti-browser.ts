import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { CLIENT, type LaunchWishes, type ReferencePlatform } from './lti-platform.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** What the platform posts back. */
interface Posted {
  readonly url: string;
  readonly state: string;
  readonly id_token: string;
}

/** A browser between platform and game: it keeps the game's cookie and carries forms. */
export class LtiBrowser {
  readonly #app: FastifyInstance;
  readonly #platform: ReferencePlatform;
  cookie: string | null = null;
  /** False: cookies are refused, as in a frame of a strict browser. */
  keepsCookies = true;

  constructor(app: FastifyInstance, platform: ReferencePlatform) {
    this.#app = app;
    this.#platform = platform;
  }

  async #send(
    method: 'GET' | 'POST',
    url: string,
    form?: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<LightMyRequestResponse> {
    const answer = await this.#app.inject({
      ...{ method, url },
      headers: { ...(this.cookie && { cookie: `outro=1; ${this.cookie}` }), ...(form && FORM), ...headers },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    const [cookie] = [answer.headers['set-cookie']].flat();
    if (cookie !== undefined && this.keepsCookies) this.cookie = String(cookie).split(';')[0] ?? null;
    return answer;
  }
  get = (url: string, headers?: Readonly<Record<string, string>>) => this.#send('GET', url, undefined, headers);
  post = (url: string, form: Readonly<Record<string, string>>) => this.#send('POST', url, form);

  /** The platform's request to begin. */
  begin(more: Readonly<Record<string, string>> = {}, headers: Readonly<Record<string, string>> = {}) {
    const fields = {
      ...{ iss: this.#platform.issuer, login_hint: 'aluna-1', client_id: CLIENT, lti_message_hint: 'curso 1' },
      ...{ target_link_uri: 'http://jogo.test/lti/launch', ...more },
    };
    return this.#send('POST', '/lti/login', fields, headers);
  }

  /** Goes to the platform and comes back with a signed launch, not posted yet. */
  async fetchLaunch(wishes: LaunchWishes = {}, more: Readonly<Record<string, string>> = {}): Promise<Posted> {
    const { headers } = await this.begin(more);
    const asked = new URL(String(headers.location));
    const { state = '', nonce = '', redirect_uri: to = '' } = Object.fromEntries(asked.searchParams);
    return { url: new URL(to).pathname, state, id_token: await this.#platform.sign(nonce, wishes) };
  }
  deliver({ url, ...form }: Posted) {
    return this.post(url, form);
  }
  /** From the platform's link to the game's answer. */
  async launch(wishes: LaunchWishes = {}, more: Readonly<Record<string, string>> = {}) {
    return this.deliver(await this.fetchLaunch(wishes, more));
  }
}

/** What a page hands to the browser: the session's token, and where it goes. Null for any other page. */
export function entered({ payload }: LightMyRequestResponse): { readonly token: string; readonly to: string } | null {
  const [, token = '', to = ''] = /data-token="([^"]+)" data-to="([^"]+)"/.exec(payload) ?? [];
  return token === '' ? null : { token, to: to.replaceAll('&amp;', '&') };
}
/** The code of a refusal's page. */
export const refusedAs = ({ payload }: LightMyRequestResponse): string | undefined =>
  /class="code">[^<]*: (\w+)</.exec(payload)?.[1];
