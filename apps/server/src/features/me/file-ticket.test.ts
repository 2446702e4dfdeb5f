import { expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { newToken } from '../../http/token.ts';
import { newId } from '../../ids.ts';
import { fileTicket, ticketOwner } from './export-rows.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const id = newId();
const { token } = newToken(id);
/** A database with these sessions of the player. */
const keeping = (...hashes: readonly Uint8Array[]) =>
  ({ query: async () => hashes.map((tokenHash) => ({ tokenHash, email: 'ana@exemplo.com' })) }) as unknown as Database;

test('a ticket is its player’s for two minutes, while the session that asked for it is kept', async () => {
  const ticket = fileTicket(token, NOW);
  const owner = { id, email: 'ana@exemplo.com' };
  const other = newToken(id).token.hash;
  expect(await ticketOwner(keeping(other, token.hash), ticket, NOW + 119_999)).toEqual(owner);
  expect(await ticketOwner(keeping(other, token.hash), ticket, NOW + 120_000)).toBeNull();
  expect(await ticketOwner(keeping(other), ticket, NOW)).toBeNull();
});

test('a ticket with any changed sign is nobody’s', async () => {
  const bytes = Buffer.from(fileTicket(token, NOW), 'base64url');
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(await ticketOwner(keeping(token.hash), changed.toString('base64url'), NOW), String(at)).toBeNull();
  }
});
