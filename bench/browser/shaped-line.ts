import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds of the line's bytes that one piece takes at most, so that no phone keeps the others waiting. */
const SLICE = 10;

/** A line that all connections share: what passes waits for its turn. */
class Line {
  readonly #bytesPerMs: number;
  #freeAt = 0;

  constructor(mbitPerSecond: number) {
    this.#bytesPerMs = (mbitPerSecond * 1_000_000) / 8 / 1_000;
  }

  get slice(): number {
    return Math.floor(this.#bytesPerMs * SLICE);
  }

  async pass(bytes: number): Promise<void> {
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + bytes / this.#bytesPerMs;
    await pause(this.#freeAt - now);
  }
}

/** Gives its bytes on at the pace of the line, one slice after another. */
function shaped(line: Line): Transform {
  return new Transform({
    async transform(chunk: Buffer, _encoding, done) {
      for (let from = 0; from < chunk.length; from += line.slice) {
        const piece = chunk.subarray(from, from + line.slice);
        await line.pass(piece.length);
        this.push(piece);
      }
      done();
    },
  });
}

/**
 * A line of `mbitPerSecond` each way, shared by everybody, before a server of this machine.
 * @param port of the server
 * @returns the address of its other end, and what takes it down
 */
export async function shapedLine(
  port: number,
  mbitPerSecond: number,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const [down, up] = [new Line(mbitPerSecond), new Line(mbitPerSecond)];
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const game = connect(port, '127.0.0.1');
    for (const socket of [client, game]) {
      open.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    }
    client.pipe(shaped(up)).pipe(game);
    game.pipe(shaped(down)).pipe(client);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
