import { createHash } from 'node:crypto';
import { base64Url, uuidBytes, uuidText } from '@consorcio/game';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** A seat's or a host's token, taken apart. */
export interface LiveToken {
  readonly groupId: string;
  /** 0 is the host's. */
  readonly quota: number;
  /** SHA-256 of the random half. */
  readonly hash: Uint8Array;
}

const GROUP_BYTES = 16;
const GROUP_ID = /^[A-Za-z0-9_-]{21}[AQgw]$/;
/** 16 bytes of the group, one of the quota, 32 random ones. */
const TOKEN = /^[A-Za-z0-9_-]{65}[AEIMQUYcgkosw048]$/;

/** What is kept of a key: 43 characters that the client has drawn. */
export const hashOfKey = (key: string): Uint8Array =>
  createHash('sha256').update(Buffer.from(key, 'base64url')).digest();

export const isSameHash = (a: Uint8Array, b: Uint8Array): boolean => Buffer.from(a).equals(Buffer.from(b));

/** The group that a host's key opens: the same again for the same key. Nobody finds the key by it. */
export const groupOfKey = (key: string): string =>
  uuidText(createHash('sha256').update(`live group ${key}`).digest().subarray(0, GROUP_BYTES));

/** A group's id as it is written in addresses: 22 characters. */
export const writtenId = (groupId: string): string => base64Url(uuidBytes(groupId));

/** The id again; null for a text that is none. */
export const readId = (text: string): string | null =>
  GROUP_ID.test(text) ? uuidText(Buffer.from(text, 'base64url')) : null;

/** A token as the client puts it together. */
export const liveToken = (groupId: string, quota: number, key: string): string =>
  Buffer.concat([uuidBytes(groupId), Buffer.of(quota), Buffer.from(key, 'base64url')]).toString('base64url');

/** Takes an Authorization header apart; null where there is no token of a group in it. */
export function readLiveToken(header: string | undefined): LiveToken | null {
  const [, text = ''] = /^bearer +(\S+) *$/i.exec(header ?? '') ?? [];
  if (!TOKEN.test(text)) return null;
  const bytes = Buffer.from(text, 'base64url');
  return {
    groupId: uuidText(bytes.subarray(0, GROUP_BYTES)),
    quota: bytes.readUInt8(GROUP_BYTES),
    hash: createHash('sha256')
      .update(bytes.subarray(GROUP_BYTES + 1))
      .digest(),
  };
}

/**
 * A token of the path's group: of its host, or of one of its seats.
 * @throws Refusal TOKEN_REQUIRED without a header, SEAT_INVALID or HOST_INVALID with one that does not fit
 */
export function liveTokenOf({ headers, params }: FastifyRequest, access: 'seat' | 'host'): LiveToken {
  if (headers.authorization === undefined) throw new Refusal('TOKEN_REQUIRED');
  const token = readLiveToken(headers.authorization);
  const { groupId } = params as { readonly groupId: string };
  const isFitting = token?.groupId === readId(groupId) && (token?.quota === 0) === (access === 'host');
  if (token === null || !isFitting) throw new Refusal(access === 'seat' ? 'SEAT_INVALID' : 'HOST_INVALID');
  return token;
}
