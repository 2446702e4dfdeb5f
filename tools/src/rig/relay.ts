import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP relay with a fixed port whose target can change, as a floating address or a pooler has. */
export class Relay {
  readonly port: number;
  readonly #server: Server;
  readonly #sockets: Set<Socket>;
  #target: number;

  private constructor(server: Server, sockets: Set<Socket>, port: number, target: number) {
    this.#server = server;
    this.#sockets = sockets;
    this.port = port;
    this.#target = target;
    server.on('connection', (near) => {
      const far = connect(this.#target, '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one);
        one.setNoDelay(true);
        one.on('error', () => undefined);
        one.on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
  }

  /** `target`: a port of this machine. */
  static to(target: number): Promise<Relay> {
    const server = createServer();
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        const port = typeof address === 'object' && address !== null ? address.port : 0;
        resolve(new Relay(server, new Set(), port, target));
      });
    });
  }

  /** Leads to another port from now on; connections to the one before end. */
  leadTo(target: number): void {
    this.#target = target;
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
