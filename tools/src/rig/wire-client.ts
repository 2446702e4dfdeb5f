import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Milliseconds from the first byte sent to the last byte read. */
  readonly took: number;
}

export interface RequestParts {
  readonly token?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One connection to a server that stays open, with one request at a time. */
export class WireClient {
  readonly #origin: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Asks, and gives whatever is answered. @throws when the connection breaks */
  ask(method: string, path: string, { token, body, headers }: RequestParts = {}): Promise<WireAnswer> {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const options = {
      agent: this.#agent,
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
        ...headers,
      },
    };
    const from = performance.now();
    return new Promise((resolve, reject) => {
      const asked = request(this.#origin + path, options, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        answer.once('error', reject).once('end', () => {
          const { statusCode: status = 0, headers: told } = answer;
          resolve({ status, headers: told, text, took: performance.now() - from });
        });
      });
      asked.once('error', reject).end(sent);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
