import type { FieldFault, FieldFaultCode } from '@consorcio/contract';

export { InvalidInput, Refusal } from '@consorcio/game';

/** A fault of the request as a whole. */
export const bodyFault = (code: FieldFaultCode): FieldFault => ({ field: 'body', code, detail: '' });
