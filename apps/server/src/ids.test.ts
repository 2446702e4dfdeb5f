import { expect, test } from 'vitest';
import { newId, publicId, readPublicId } from './ids.ts';

test('an id is a UUIDv7: it sorts by the time it was made at', () => {
  const id = newId(1_700_000_000_000);
  expect(id).toMatch(/^018bcfe5-6800-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(newId(1_700_000_000_001) > id).toBe(true);
});

test('a public id gives back the player and the part, and nothing else can be read', () => {
  const [playerId, partId] = [newId(), newId()];
  const text = publicId(playerId, partId);
  expect(text).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(readPublicId(text)).toEqual({ playerId, partId });
  for (const odd of ['', '0', text.slice(1), `${text}A`, text.replace(/.$/, '!'), playerId]) {
    expect(readPublicId(odd)).toBeNull();
  }
});

test('one thing has one public id: other spellings of the same bytes are unknown', () => {
  const text = publicId(newId(), newId());
  const spelled = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    .map((sign) => text.slice(0, -1) + sign)
    .filter((one) => readPublicId(one)?.partId === readPublicId(text)?.partId);
  expect(spelled).toEqual([text]);
});
