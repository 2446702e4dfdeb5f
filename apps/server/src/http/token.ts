import { createHmac, hash, randomBytes } from 'node:crypto';
import { uuidBytes, uuidText } from '../ids.ts';

/** A bearer token, taken apart. The secret itself is not kept: only its hash is ever stored or compared. */
export interface Token {
  readonly playerId: string;
  /** SHA-256 of the secret half. */
  readonly hash: Uint8Array;
}

const PLAYER_BYTES = 16;
/** 256 random bits (QUALITY). */
const SECRET_BYTES = 32;
const TEXT = /^[A-Za-z0-9_-]{64}$/;

const hashOf = (secret: Uint8Array): Uint8Array => hash('sha256', secret, 'buffer');

/** What the player gets, and what is kept. */
export interface NewToken {
  readonly text: string;
  readonly token: Token;
}

/** A new token. The player's id stands in front, so every lookup has the key. */
export const newToken = (playerId: string): NewToken => tokenWith(playerId, randomBytes(SECRET_BYTES));

function tokenWith(playerId: string, secret: Uint8Array): NewToken {
  const text = Buffer.concat([uuidBytes(playerId), secret]).toString('base64url');
  return { text, token: { playerId, hash: hashOf(secret) } };
}

/**
 * The token that a request key stands for: the same again for the same player, so that nothing has to be kept to answer
 * a sign-up twice.
 */
export function tokenOfKey(playerId: string, requestKey: string): NewToken {
  const secret = createHmac('sha256', Buffer.from(requestKey, 'base64url')).update(`session ${playerId}`).digest();
  return tokenWith(playerId, secret);
}

/** Takes a token apart; null when it is none of ours. */
export function tokenIn(text: string): Token | null {
  if (!TEXT.test(text)) return null;
  const bytes = Buffer.from(text, 'base64url');
  return { playerId: uuidText(bytes.subarray(0, PLAYER_BYTES)), hash: hashOf(bytes.subarray(PLAYER_BYTES)) };
}

/** Reads an Authorization header; a code of CONTRACT section 3 when there is no token, or none of ours, in it. */
export function readToken(header: string | undefined): Token | 'TOKEN_REQUIRED' | 'TOKEN_INVALID' {
  const [, text] = /^bearer +(\S+) *$/i.exec(header ?? '') ?? [];
  return text === undefined ? 'TOKEN_REQUIRED' : (tokenIn(text) ?? 'TOKEN_INVALID');
}

type Sent = ReturnType<typeof readToken>;
const SENT = new WeakMap<object, Sent>();

/** The same of a request: limits and handler both ask for it, and it is hashed once. */
export function tokenSent(request: { readonly headers: { readonly authorization?: string | undefined } }): Sent {
  const sent = SENT.get(request) ?? readToken(request.headers.authorization);
  SENT.set(request, sent);
  return sent;
}
