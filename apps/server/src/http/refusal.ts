import type { FieldFault, FieldFaultCode } from '@consorcio/contract';
import { Refusal } from '@consorcio/game';

export { InvalidInput } from '@consorcio/game';
export { Refusal };

/** @throws Refusal RATE_LIMITED where a limit gives seconds to wait; null: none */
export function refuseLimited(seconds: number | null): void {
  if (seconds !== null) throw new Refusal('RATE_LIMITED', Math.max(1, seconds));
}

/** A fault of the request as a whole. */
export const bodyFault = (code: FieldFaultCode): FieldFault => ({ field: 'body', code, detail: '' });
