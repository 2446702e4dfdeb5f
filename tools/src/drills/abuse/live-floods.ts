import { WireClient } from '../../rig/wire-client.ts';
import { anyAddress } from './caller.ts';
import { openRoom } from './live-room.ts';
import { same, tally, type Verdict } from './verdict.ts';

/** Calls a minute that are answered: of a seat, and of a whole group (LIVE section 5). */
const [OF_SEAT, OF_GROUP] = [300, 8_000];
const TOO_MANY = 50;
const CONNECTIONS = 16;

/** Floods of one address: who sits behind it in another group, or at another seat, plays on. */
export async function liveFloods(origin: string): Promise<readonly Verdict[]> {
  const [room, beside] = [await openRoom(origin), await openRoom(origin)];
  const headers = { 'x-forwarded-for': anyAddress() };
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => WireClient.to(origin)));
  const ask = async (path: string, token?: string, client = clients[0]): Promise<number> =>
    (await client?.ask('GET', `/api/live/${path}`, { headers, ...(token === undefined ? {} : { token }) }))?.status ??
    0;
  const flood = async (count: number, path: string, token?: string): Promise<string> => {
    const statuses: number[] = [];
    let left = count;
    await Promise.all(
      clients.map(async (client) => {
        while (left-- > 0) statuses.push(await ask(path, token, client));
      }),
    );
    return tally(statuses);
  };
  const [first, second] = room.seats;
  const bySeat = await flood(OF_SEAT + TOO_MANY, `${room.groupId}/me`, first?.token);
  const neighbour = await ask(`${room.groupId}/me`, second?.token);
  // What was asked of the group before counts, too; what opened it was asked from elsewhere.
  const byGroup = await flood(OF_GROUP, `${room.groupId}/screen`);
  const other = [await ask(`${beside.groupId}/host`, beside.host), await ask(`${beside.groupId}/screen`)];
  for (const client of clients) client.close();
  const [refused = 0] = [Number(/429 x(\d+)/.exec(byGroup)?.[1] ?? 0)];
  return [
    same(`${OF_SEAT + TOO_MANY} looks of one seat in a minute`, `200 x${OF_SEAT}, 429 x${TOO_MANY}`, bySeat),
    same('another seat of the group at the same address', '200 x1', tally([neighbour])),
    {
      attack: `${OF_GROUP} looks at one projector's view after those, in a minute`,
      expected: `429 beyond ${OF_GROUP} of the group`,
      found: byGroup,
      isRight: refused > 0 && refused <= OF_SEAT + TOO_MANY + 5,
    },
    same('host and projector of another group at the same address', '200 x2', tally(other)),
  ];
}
