/** Header of a command that may be sent again after a lost answer: the same key and body get the first answer. Ours. */
export const REQUEST_KEY_HEADER = 'idempotency-key';

/** 256 random bits as base64url. As secret as a token: the first session of an account follows from it. */
const REQUEST_KEY = /^[A-Za-z0-9_-]{43}$/;

export const isRequestKey = (text: string): boolean => REQUEST_KEY.test(text);

/**
 * Header of a number that a page draws when it opens and forgets when it closes. Limits on guests count by it beside the address, so that one phone that errs does not stop the others of its school.
 */
export const VISIT_HEADER = 'x-visit';

/** The device that opened a session, as far as a browser's headers reveal it by themselves. Ours. */
export const DEVICES = ['ANDROID', 'IOS', 'WINDOWS', 'MAC', 'CHROMEOS', 'LINUX', 'OTHER'] as const;
export type Device = (typeof DEVICES)[number];
