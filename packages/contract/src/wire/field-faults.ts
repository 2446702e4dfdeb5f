/**
 * Why a field of a request is refused; the field is `body` when the request as a whole is. `@consorcio/copy` has the line of
 * each, which is what the wire carries. Source: SPEC section 5, CONTRACT section 3.
 */
export const FIELD_FAULT_CODES = [
  'REQUIRED',
  'NOT_TEXT',
  'NOT_NUMBER',
  'NOT_OBJECT',
  'NOT_BOOLEAN',
  'TOO_LONG',
  'BAD_CHARACTERS',
  'NOT_ONE_OF',
  'NOT_CLIENT_SEED',
  'NOT_CONCEPT',
  'NOT_ANSWER',
  'NOT_OPTION',
  'NOT_CONFIDENCE',
  'WRONG_COUNT',
  'NOT_JSON',
  'NOT_JSON_TYPE',
  'WRONG_CONTENT_LENGTH',
  'TIMED_OUT',
  'HEADERS_TOO_LARGE',
  'TARGET_TOO_LONG',
  'UNREADABLE',
  'INVALID',
] as const;
export type FieldFaultCode = (typeof FIELD_FAULT_CODES)[number];

export interface FieldFault {
  /** Name of the field, or `body`. */
  readonly field: string;
  readonly code: FieldFaultCode;
  /** The limit, count or word list that was not kept; empty where the code says all. */
  readonly detail: string;
}
