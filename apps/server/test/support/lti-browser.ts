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
  /** The cookie of a login; null: none. */
  cookie: string | null = null;
  /** False: cookies are refused, as in a frame of a strict browser. */
  keepsCookies = true;
  /** True: the platform shows the game in a frame of its page. */
  isFramed = false;

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
      method,
      url,
      headers: {
        cookie: ['outro=1', this.cookie].filter(Boolean).join('; '),
        ...(form && FORM),
        ...headers,
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    for (const told of [answer.headers['set-cookie'] ?? []].flat()) {
      const [cookie = ''] = told.split(';');
      if (this.keepsCookies) this.cookie = cookie;
    }
    return answer;
  }
  get = (url: string, headers?: Readonly<Record<string, string>>) => this.#send('GET', url, undefined, headers);
  post = (url: string, form: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>) =>
    this.#send('POST', url, form, headers);

  /** The platform's request to begin. */
  begin(more: Readonly<Record<string, string>> = {}, headers: Readonly<Record<string, string>> = {}) {
    const fields = {
      iss: this.#platform.issuer,
      login_hint: 'aluna-1',
      client_id: CLIENT,
      lti_message_hint: 'curso 1',
      target_link_uri: 'http://jogo.test/lti/launch',
      ...more,
    };
    return this.#send('POST', '/lti/login', fields, headers);
  }

  /** Goes to the platform and comes back with a signed launch, not posted yet. */
  async fetchLaunch(wishes: LaunchWishes = {}, more: Readonly<Record<string, string>> = {}): Promise<Posted> {
    const { headers } = await this.begin(more, this.#around);
    const asked = new URL(String(headers.location));
    const { state = '', nonce = '', redirect_uri: to = '' } = Object.fromEntries(asked.searchParams);
    return { url: new URL(to).pathname, state, id_token: await this.#platform.sign(nonce, wishes) };
  }
  /** A teacher's launch leads to an address that can be read again. */
  async deliver({ url, ...form }: Posted) {
    const answer = await this.post(url, form, this.#around);
    return answer.statusCode === 303 ? this.get(String(answer.headers.location), this.#around) : answer;
  }
  /** Presses the button of a frame's page. */
  press(entrada: string | null, from: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' }) {
    return this.post('/lti/janela', { entrada: String(entrada) }, from);
  }
  /** From the platform's link to the game's answer. */
  async launch(wishes: LaunchWishes = {}, more: Readonly<Record<string, string>> = {}) {
    return this.deliver(await this.fetchLaunch(wishes, more));
  }
  get #around(): Readonly<Record<string, string>> {
    return this.isFramed ? { 'sec-fetch-dest': 'iframe' } : {};
  }
}

/** What a page hands to the browser: the session's token, and where it goes. Null for any other page. */
export function entered({ payload }: LightMyRequestResponse): { readonly token: string; readonly to: string } | null {
  const [, token = '', to = ''] =
    /data-name="[^"]+" data-kept="([^"]+)" data-same="[^"]*" data-to="([^"]+)"/.exec(payload) ?? [];
  return token === '' ? null : { token, to: to.replaceAll('&amp;', '&') };
}
/** The signed text of the button that opens a window; null where there is none. */
export const windowButton = ({ payload }: LightMyRequestResponse): string | null =>
  /action="\/lti\/janela" target="_blank" rel="noopener"><input type="hidden" name="entrada" value="([^"]+)"/.exec(
    payload,
  )?.[1] ?? null;
/** The code of a refusal's page. */
export const refusedAs = ({ payload }: LightMyRequestResponse): string | undefined =>
  /class="code">[^<]*: (\w+)</.exec(payload)?.[1];
