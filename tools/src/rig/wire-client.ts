import { connect, type Socket } from 'node:net';

export interface WireAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** Milliseconds from the first byte sent to the last byte read. */
  readonly took: number;
}

export interface RequestParts {
  readonly token?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Waiting {
  readonly from: number;
  readonly resolve: (answer: WireAnswer) => void;
  readonly reject: (error: Error) => void;
}

const HEAD_END = '\r\n\r\n';

function readHead(head: string): { status: number; headers: Record<string, string> } {
  const [first = '', ...lines] = head.split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  return { status: Number(first.slice(9, 12)), headers };
}

/**
 * One HTTP/1.1 connection that stays open, one request at a time: a load of thousands of requests a second must cost
 * less here than in the server that it measures. Only answers with a length are understood, as the API's are.
 */
export class WireClient {
  readonly #socket: Socket;
  readonly #host: string;
  #read: Buffer = Buffer.alloc(0);
  #waiting: Waiting | null = null;
  #ended: Error | null = null;

  private constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.#take(bytes));
    socket.on('error', (error) => this.#end(error));
    socket.on('close', () => this.#end(new Error('the connection was closed')));
  }

  /** `from`: a loopback address to call from, for callers that pretend to be many. */
  static to(origin: string, from?: string): Promise<WireClient> {
    const { hostname, port, host } = new URL(origin);
    return new Promise((resolve, reject) => {
      const where = { host: hostname, port: Number(port), ...(from === undefined ? {} : { localAddress: from }) };
      const socket = connect(where, () => {
        socket.off('error', reject);
        resolve(new WireClient(socket, host));
      });
      socket.once('error', reject);
    });
  }

  get isOpen(): boolean {
    return this.#ended === null;
  }

  #end(error: Error): void {
    this.#ended ??= error;
    this.#waiting?.reject(this.#ended);
    this.#waiting = null;
  }

  #take(bytes: Buffer): void {
    this.#read = this.#read.length === 0 ? bytes : Buffer.concat([this.#read, bytes]);
    const headEnd = this.#read.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const { status, headers } = readHead(this.#read.toString('latin1', 0, headEnd));
    const bodyFrom = headEnd + HEAD_END.length;
    const bodyEnd = bodyFrom + Number(headers['content-length'] ?? 0);
    if (this.#read.length < bodyEnd) return;
    const text = this.#read.toString('utf8', bodyFrom, bodyEnd);
    this.#read = this.#read.subarray(bodyEnd);
    const waiting = this.#waiting;
    this.#waiting = null;
    if (headers.connection === 'close') this.close();
    waiting?.resolve({ status, headers, text, took: performance.now() - waiting.from });
  }

  ask(method: string, path: string, { token, body, headers = {} }: RequestParts = {}): Promise<WireAnswer> {
    if (this.#ended !== null) return Promise.reject(this.#ended);
    if (this.#waiting !== null) return Promise.reject(new Error('one request at a time'));
    const text = body === undefined ? '' : JSON.stringify(body);
    const lines = [`${method} ${path} HTTP/1.1`, `host: ${this.#host}`];
    if (token !== undefined) lines.push(`authorization: Bearer ${token}`);
    for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
    if (body !== undefined) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(text)}`);
    return new Promise((resolve, reject) => {
      this.#waiting = { from: performance.now(), resolve, reject };
      this.#socket.write(`${lines.join('\r\n')}${HEAD_END}${text}`);
    });
  }

  close(): void {
    this.#ended ??= new Error('the connection was closed here');
    this.#socket.destroy();
  }
}
