/** Every error code of the API with its status. What the names do not say: CONTRACT section 3. */
export const ERROR_STATUS = {
  PW_TOO_WEAK: 400,
  EMAIL_INVALID: 400,
  EMAIL_UNAVAILABLE: 409,
  ALREADY_CLAIMED: 409,
  ACCOUNT_REQUIRED: 403,
  USER_NOT_FOUND: 404,
  PW_MISMATCH: 401,
  RECOVERY_INVALID: 401,
  LINK_INVALID: 401,
  TOKEN_REQUIRED: 401,
  TOKEN_INVALID: 401,
  PERSONA_NOT_FOUND: 404,
  DREAM_NOT_FOUND: 404,
  CAMP_NOT_FINISHED: 409,
  CAMP_NOT_FOUND: 404,
  CAMP_INVALID_STATUS: 409,
  USER_MUST_SEE_RESULTS: 409,
  STAGE_NOT_FOUND: 404,
  STAGE_IS_NOT_CURRENT: 409,
  STAGE_ALREADY_STARTED: 409,
  STAGE_NOT_STARTED: 409,
  ROOM_NOT_FOUND: 404,
  ROOM_TYPE_MISMATCH: 409,
  BALANCE_INSUFFICIENT: 409,
  AUCTION_INVALID_BID: 400,
  AUCTION_NOT_AVAILABLE: 409,
  AUCTION_NOT_FOUND: 404,
  JACKPOT_NOT_AVAILABLE: 409,
  JACKPOT_ALREADY_ROLLED: 409,
  CONCEPT_NOT_SEEN: 409,
  QUIZ_ALREADY_ANSWERED: 409,
  QUIZ_CLASS_NOT_FOUND: 404,
  QUIZ_LATE: 409,
  QUIZ_NOT_ASKED: 409,
  STAGE_COUNT_MISMATCH: 500,
  STAGE_ALREADY_GENERATED: 500,
  TRANSACTION_NOT_STARTED: 500,
  ROOM_REWARD_HANDLER_MISSING: 500,
  LIVE_NOT_FOUND: 404,
  LIVE_FULL: 409,
  LIVE_CLOSED: 409,
  LIVE_NOT_NOW: 409,
  LIVE_PAUSED: 409,
  LIVE_SHUT: 409,
  LIVE_MONTH_CLOSED: 409,
  LIVE_STEP_ORDER: 409,
  LIVE_STEP_DONE: 409,
  LIVE_MOVED_ON: 409,
  LIVE_MAY_NOT_BUY: 409,
  LIVE_BID_INVALID: 400,
  LIVE_PICTURES_WRONG: 401,
  SEAT_INVALID: 401,
  HOST_INVALID: 401,
  RATE_LIMITED: 429,
  REPLAY_INVALID: 422,
  SHIFT_NOT_ALLOWED: 403,
  KEY_REUSED: 422,
  PAYLOAD_TOO_LARGE: 413,
  UNAVAILABLE: 503,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  UNKNOWN: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
/** Codes of live groups alone; their sentences are loaded with their screens. */
export type LiveErrorCode = Extract<ErrorCode, `LIVE_${string}`> | 'SEAT_INVALID' | 'HOST_INVALID';
export const ERROR_CODES = Object.keys(ERROR_STATUS) as readonly ErrorCode[];

/** True for a word of the closed list; anything else in `message` is a line of a field error. */
export const isErrorCode = (word: unknown): word is ErrorCode =>
  typeof word === 'string' && Object.hasOwn(ERROR_STATUS, word);

/** The body of every answer that is not a success. `message`: a code, or for an invalid body one line a field. */
export interface ErrorReply {
  readonly statusCode: number;
  readonly message: ErrorCode | readonly string[];
  /** With USER_MUST_SEE_RESULTS: what `/stage/current` would have said. With PW_TOO_WEAK: 'COMMON', or nothing. */
  readonly info?: unknown;
  /** With UNKNOWN: finds the failure in the server's log. */
  readonly requestId?: string;
}
