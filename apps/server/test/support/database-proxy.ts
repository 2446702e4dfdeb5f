import { connect, createServer, type Server, type Socket } from 'node:net';

/** A wire to a database that a test can cut, block and mend. */
export class Wire {
  readonly url: string;
  readonly #port: number;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #isStuck = false;

  private constructor(target: URL, port: number) {
    const url = new URL(target);
    url.host = `127.0.0.1:${port}`;
    this.url = url.href;
    this.#target = target;
    this.#port = port;
  }

  static async to(databaseUrl: string): Promise<Wire> {
    const probe = createServer();
    const port = await new Promise<number>((resolve) => {
      probe.listen(0, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
      });
    });
    const wire = new Wire(new URL(databaseUrl), port);
    await wire.mend();
    return wire;
  }

  #carry(near: Socket): void {
    const far = connect(Number(this.#target.port || 5432), this.#target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      if (this.#isStuck) from.pause();
    }
  }

  /** Nothing gets through any more, and nobody is told: a database that hangs. */
  block(): void {
    this.#isStuck = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** All connections break, and nothing listens: a database that was stopped. */
  async cut(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    const closed = new Promise((resolve) => server?.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    if (server !== null) await closed;
  }

  /** All is well again. */
  async mend(): Promise<void> {
    this.#isStuck = false;
    for (const socket of this.#sockets) socket.resume();
    if (this.#server !== null) return;
    const server = createServer((socket) => this.#carry(socket));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
  }
}
