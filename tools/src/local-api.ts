/**
 * `npm run tool -- local-api PORT`: the game of one player over plain HTTP, as a device without a server answers it. Guests alone,
 * kept until the program ends.
 */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { homeOn, memoryShelf } from '@consorcio/game/home';

const API = '/api';
const MOST_BYTES = 1_000_000;

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) {
    text += piece;
    if (text.length > MOST_BYTES) return null;
  }
  return text;
}

const port = Number(process.argv[2]);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error('local-api PORT: give a port, 0 for any free one');
  process.exit(2);
}
const answer = homeOn({ shelf: memoryShelf(), now: Date.now, randomBytes });
const server = createServer(async (request, response) => {
  const { method = 'GET', url = '/' } = request;
  const body = await bodyOf(request);
  if (body === null || !url.startsWith(`${API}/`)) {
    response.writeHead(body === null ? 413 : 404).end();
    return;
  }
  const headers = request.headers as Readonly<Record<string, string | undefined>>;
  const { status, text } = await answer({ method, target: url.slice(API.length), headers, body });
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(text);
});
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? port) : port}${API}`);
});
