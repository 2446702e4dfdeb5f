import { must } from '@consorcio/kernel';
import { expect, test } from 'vitest';
import { homeOn, memoryShelf, RECORD_FORM } from './home.ts';
import { recordText } from './record-file.ts';

/** A device of its own, and how it is asked. */
function device(now = Date.parse('2026-11-22T12:00:00Z')) {
  const shelf = memoryShelf();
  const answer = homeOn({
    shelf,
    now: () => now,
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  });
  const ask = async (method: string, target: string, token: string | null, body?: string) => {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const { status, text } = await answer({ method, target, headers, body });
    return { status, text, json: () => JSON.parse(text) as Record<string, unknown> };
  };
  return { shelf, ask };
}
async function begun() {
  const one = device();
  const { token } = (await one.ask('POST', '/auth/guest', null)).json() as { token: string };
  await one.ask('PUT', '/persona/choose', token, JSON.stringify({ personaId: 2 }));
  await one.ask('PUT', '/dream/choose', token, JSON.stringify({ dreamId: 1 }));
  return { ...one, token, file: (await one.ask('GET', '/file', token)).text };
}

test('a game that was kept in a file goes on on another device as it stands', async () => {
  const one = await begun();
  const other = device();
  const { token } = (await other.ask('PUT', '/file', null, one.file)).json();
  expect(token).toBe(one.token);
  for (const target of ['/stage/current', '/auth', '/concept/list'])
    expect((await other.ask('GET', target, one.token)).text).toBe((await one.ask('GET', target, one.token)).text);
});

test('a file takes nothing back that its own device has played since', async () => {
  const { ask, token, file } = await begun();
  await ask('PUT', '/stage/begin', token, JSON.stringify({ roomId: 1 }));
  await ask('POST', '/campaign/give-up', token, '{}');
  const { text } = await ask('GET', '/auth', token);
  expect((await ask('PUT', '/file', null, file)).status).toBe(200);
  expect((await ask('GET', '/auth', token)).text).toBe(text);
});

test('another player’s file opens that game, and the one of this device stays as it is', async () => {
  const [ana, bia] = [await begun(), await begun()];
  await ana.ask('PUT', '/stage/begin', ana.token, JSON.stringify({ roomId: 1 }));
  const { text: before } = await ana.ask('GET', '/file', ana.token);
  expect((await ana.ask('PUT', '/file', null, bia.file)).json().token).toBe(bia.token);
  expect((await ana.ask('GET', '/file', bia.token)).text).toBe(bia.file);
  expect((await ana.ask('GET', '/file', ana.token)).text).toBe(before);
});

test.each([
  ['cut', (file: string) => file.slice(0, 4_096 < file.length ? 4_096 : -1)],
  ['changed', (file: string) => file.replace('"personaId":2', '"personaId":3')],
  ['another file', () => 'Era uma vez'],
  ['nothing', () => ''],
])('a file that is %s is refused, and nothing is kept', async (_, spoil) => {
  const { file } = await begun();
  const { ask, shelf } = device();
  expect((await ask('PUT', '/file', null, spoil(file))).status).toBe(400);
  expect(await shelf.read('')).toBeUndefined();
});

test('a record of a newer program is refused as such, in a file and on the device', async () => {
  const one = await begun();
  const { id } = (await one.ask('GET', '/auth', one.token)).json() as { id: string };
  await one.shelf.change(id, (record) => ({ ...record, form: 99 }));
  const newer = must(await one.shelf.read(id), 'the record');
  expect((await device().ask('PUT', '/file', null, recordText(newer))).status).toBe(503);
  expect((await one.ask('PUT', '/file', null, one.file)).status).toBe(503);
  expect(await one.shelf.read(id)).toEqual(newer);
});

test('what this program writes into a record of an older one, that one reads no more', async () => {
  const { ask, shelf, token } = await begun();
  const { id } = (await ask('GET', '/auth', token)).json() as { id: string };
  await shelf.change(id, (record) => ({ ...record, form: RECORD_FORM - 1 }));
  expect((await ask('GET', '/stage/current', token)).status).toBe(200);
  expect((await shelf.read(id))?.form).toBe(RECORD_FORM - 1);
  expect((await ask('PUT', '/concept/seen', token, JSON.stringify({ conceptId: 1 }))).status).toBeLessThan(300);
  expect((await shelf.read(id))?.form).toBe(RECORD_FORM);
});
