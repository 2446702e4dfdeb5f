import type * as z from 'zod/mini';
import { FIELD_FAULT_CODES, type FieldFault, type FieldFaultCode } from './wire/field-faults.ts';

/** A fault as a schema carries it: the code, then a blank and the detail if there is one. */
export const fault = (code: FieldFaultCode, detail: string | number = ''): string => `${code} ${detail}`.trimEnd();

function faultOf({ path, message }: { readonly path: readonly PropertyKey[]; readonly message: string }): FieldFault {
  const [word = '', ...detail] = message.split(' ');
  const field = path.length === 0 ? 'body' : String(path[0]);
  const code = FIELD_FAULT_CODES.find((known) => known === word);
  return code === undefined ? { field, code: 'INVALID', detail: '' } : { field, code, detail: detail.join(' ') };
}

/** What a schema refused, the first fault of each field. CONTRACT section 3. */
export function fieldFaults(error: z.core.$ZodError): readonly FieldFault[] {
  const first = new Map<string, FieldFault>();
  for (const found of error.issues.map(faultOf)) if (!first.has(found.field)) first.set(found.field, found);
  return [...first.values()];
}
