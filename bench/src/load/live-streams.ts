import { connect, type Socket } from 'node:net';

/** Streams opened at once: a server accepts a limited number of connections at a time. */
const AT_ONCE = 200;
const EVENT = 'data:';

/** A stream of news for each name of a group, each a connection of its own, as phones have: nothing is made of their events but a count. */
export async function openStreams(origin: string, groupIds: readonly string[], atOnce = AT_ONCE) {
  const { hostname, port, host } = new URL(origin);
  const sockets: Socket[] = [];
  let events = 0;
  const openOne = (groupId: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port) }, () => {
        const lines = [`GET /api/live/${groupId}/events?for=seat HTTP/1.1`, `host: ${host}`];
        socket.write(`${[...lines, 'accept: text/event-stream'].join('\r\n')}\r\n\r\n`);
      });
      socket.on('error', reject);
      socket.on('data', (bytes) => {
        if (!bytes.includes(EVENT)) return;
        events += 1;
        resolve();
      });
      sockets.push(socket);
    });
  for (let from = 0; from < groupIds.length; from += atOnce)
    await Promise.all(groupIds.slice(from, from + atOnce).map(openOne));
  return {
    open: () => sockets.filter((socket) => !socket.destroyed).length,
    events: () => events,
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
