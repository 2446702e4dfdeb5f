/**
 * `npm run tool -- local-api PORT`: the game of one player over plain HTTP, as a device without a server answers it. Guests alone,
 * kept until the program ends.
 */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { homeOn, memoryShelf } from '@consorcio/game/home';

const API = '/api';

/** A game of its own, not listening yet. */
export function localApi(): Server {
  const answer = homeOn({ shelf: memoryShelf(), now: Date.now, randomBytes });
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = request;
    const body = await text(request);
    const headers = request.headers as Readonly<Record<string, string | undefined>>;
    const told = url.startsWith(`${API}/`)
      ? await answer({ method, target: url.slice(API.length), headers, body })
      : { status: 404, text: '' };
    response
      .writeHead(told.status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      .end(told.text);
  };
  // Only a client that has gone leaves nobody to answer.
  return createServer((request, response) => void reply(request, response).catch(() => response.destroy()));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = Number(process.argv[2]);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    console.error('local-api PORT: give a port, 0 for any free one');
    process.exit(2);
  }
  const server = localApi();
  server.listen(port, '127.0.0.1', () => {
    const address = server.address();
    console.log(`http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? port) : port}${API}`);
  });
}
