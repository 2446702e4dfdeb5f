import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId, uuidBytes } from './ids.ts';
import { publicIds } from './public-ids.ts';

const ids = publicIds({ key: randomBytes(32) });
const bytesOf = (id: string): Buffer => Buffer.from(id, 'base64url');

test('a public id gives back the player and the part, and nothing else can be read', () => {
  const [playerId, partId] = [newId(), newId()];
  const text = ids.of(playerId, partId);
  expect(text).toMatch(/^[A-Za-z0-9_-]{44}$/);
  expect(ids.read(text)).toEqual({ playerId, partId });
  for (const odd of ['', '0', text.slice(2), `${text}A`, text.replace(/.$/, '!'), playerId, `B${text.slice(1)}`])
    expect(ids.read(odd)).toBeNull();
});

test('an id reveals neither the bytes of player and object, nor a time, nor that two belong to one player', () => {
  const playerId = newId();
  const parts = Array.from({ length: 100 }, () => newId());
  const ofOne = parts.map((partId) => bytesOf(ids.of(playerId, partId)));
  // Six bytes: by chance two are the same once in thirty million runs.
  const pieces = (bytes: Buffer): string[] =>
    Array.from({ length: bytes.length - 5 }, (_, i) => bytes.subarray(i, i + 6).toString('hex'));
  const known = new Set([playerId, ...parts].flatMap((id) => pieces(Buffer.from(uuidBytes(id)))));
  const told = ofOne.flatMap((bytes) => pieces(bytes.subarray(1)));
  expect(told.filter((piece) => known.has(piece))).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
});

test('an object has one public id: other encodings of the same bytes are unknown', () => {
  const [playerId, partId] = [newId(), newId()];
  expect(ids.of(playerId, partId)).toBe(ids.of(playerId, partId));
  const text = ids.of(playerId, partId);
  const spelled = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    .map((sign) => text.slice(0, -1) + sign)
    .filter((one) => ids.read(one)?.playerId === playerId && ids.read(one)?.partId === partId);
  expect(spelled).toEqual([text]);
});

test('an id with any bit changed leads to no player, or to a player who has no such object', () => {
  const [playerId, partId] = [newId(), newId()];
  const bytes = bytesOf(ids.of(playerId, partId));
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    const read = ids.read(changed.toString('base64url'));
    expect([bit, read?.playerId === playerId]).toEqual([bit, false]);
  }
});

test('an id is read under its own key only', () => {
  const [playerId, partId] = [newId(), newId()];
  const other = publicIds({ key: randomBytes(32) });
  const read = other.read(ids.of(playerId, partId));
  expect([read?.playerId, read?.partId]).not.toContain(playerId);
  expect([read?.playerId, read?.partId]).not.toContain(partId);
});
