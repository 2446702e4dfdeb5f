import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';

/** A stream of events as a page has it open. */
export interface OpenStream {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Every event so far, as the text of its data. */
  readonly events: readonly string[];
  /** Waits until there are so many events, or one that fits. */
  until(wanted: number | ((event: string) => boolean)): Promise<void>;
  /** Waits until the server has ended it. */
  ended(): Promise<void>;
  /** As when the page is left. */
  leave(): void;
}

/** Opens a stream on a real socket. `accept`: what the page asks for. */
export async function openStream(url: string, accept = 'text/event-stream'): Promise<OpenStream> {
  const request: ClientRequest = get(url, { headers: { accept }, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const events: string[] = [];
  const heard = new Set<() => void>();
  let text = '';
  let isEnded = false;
  response.setEncoding('utf8');
  response.on('data', (piece: string) => {
    text += piece;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) events.push(part.replace(/^data: /, ''));
    for (const tell of heard) tell();
  });
  const ending = new Promise<void>((resolve) => {
    response.once('close', () => {
      isEnded = true;
      resolve();
      for (const tell of heard) tell();
    });
  });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    async until(wanted) {
      const isThere = (): boolean =>
        typeof wanted === 'number' ? events.length >= wanted : events.some((event) => wanted(event));
      await new Promise<void>((resolve, reject) => {
        const look = (): void => {
          if (!isThere() && !isEnded) return;
          heard.delete(look);
          if (isThere()) resolve();
          else reject(new Error(`the stream ended after ${JSON.stringify(events)}`));
        };
        heard.add(look);
        look();
      });
    },
    ended: () => ending,
    leave: () => void request.destroy(),
  };
}
