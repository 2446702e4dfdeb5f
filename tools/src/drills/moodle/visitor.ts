/* Somebody in front of a school's platform: cookies, and forms that pages send by themselves. */

/** A form of a page: where it goes, how, and its hidden fields. */
export interface PageForm {
  readonly action: string;
  readonly method: 'get' | 'post';
  readonly fields: Readonly<Record<string, string>>;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#039': "'", '#39': "'" };
const plain = (text: string): string =>
  text.replaceAll(/&([a-z]+|#\d+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return found === undefined ? undefined : plain(found);
};

/** The first form of the page with a field of this name; undefined without one. Addresses are absolute, by that of the page. */
export function formWith(field: string, html: string, page: string): PageForm | undefined {
  for (const [whole, tag = ''] of html.matchAll(/(<form\b[^>]*>)[\s\S]*?<\/form>/gi)) {
    const inputs = [...whole.matchAll(/<input\b[^>]*>/gi)].map(([input]) => input);
    const pairs = inputs.flatMap((input) => {
      const name = attribute(input, 'name');
      return name === undefined ? [] : [[name, attribute(input, 'value') ?? ''] as const];
    });
    if (!pairs.some(([name]) => name === field)) continue;
    const method = attribute(tag, 'method')?.toLowerCase() === 'post' ? 'post' : 'get';
    return { action: new URL(attribute(tag, 'action') ?? '', page).href, method, fields: Object.fromEntries(pairs) };
  }
  return undefined;
}

interface Page {
  readonly address: string;
  readonly status: number;
  readonly html: string;
}
const MOST_REDIRECTS = 10;

/** One browser's cookies, by origin. `blocked`: an origin whose cookies it does not keep, as that of a frame. */
export class Visitor {
  readonly #cookies = new Map<string, Map<string, string>>();
  readonly #blocked: string | null;
  constructor(blocked: string | null = null) {
    this.#blocked = blocked;
  }

  /** Opens an address and follows where it leads. `fields`: sent as a form. */
  async open(address: string, fields?: Readonly<Record<string, string>>): Promise<Page> {
    let [to, body] = [address, fields];
    for (let n = 0; n < MOST_REDIRECTS; n += 1) {
      const { origin } = new URL(to);
      const own = this.#cookies.get(origin) ?? new Map<string, string>();
      this.#cookies.set(origin, own);
      const answer = await fetch(to, {
        redirect: 'manual',
        headers: { cookie: [...own].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(body !== undefined && { method: 'POST', body: new URLSearchParams(body) }),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (origin !== this.#blocked) own.set(name, value);
      }
      const location = answer.headers.get('location');
      const html = await answer.text();
      if (location === null) return { address: to, status: answer.status, html };
      [to, body] = [new URL(location, to).href, undefined];
    }
    throw new Error(`${address} leads round and round`);
  }

  /** Sends a form of the page, with more fields. */
  send({ action, method, fields }: PageForm, more: Readonly<Record<string, string>> = {}): Promise<Page> {
    const all = { ...fields, ...more };
    if (method === 'post') return this.open(action, all);
    const address = new URL(action);
    for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value);
    return this.open(address.href);
  }

  /** Sends the page's form with this field. @throws Error that shows how the page begins where it has none */
  sendFrom({ html, address, status }: Page, field: string, more?: Readonly<Record<string, string>>): Promise<Page> {
    const form = formWith(field, html, address);
    if (form === undefined) throw new Error(`${address} (${status}) has no form with ${field}: ${textOf(html)}`);
    return this.send(form, more);
  }
}

/** The first words of a page. */
export const textOf = (html: string): string =>
  plain(
    html
      .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' '),
  )
    .trim()
    .slice(0, 400);
