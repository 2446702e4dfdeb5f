import { pocketCopy as copy } from '@consorcio/copy/pocket';
import { FIELD_KINDS, type FieldName, MOST } from './form-values.ts';

/** What is wrong with a field, said below it. */
export function faultOf(name: FieldName): string {
  const kind = FIELD_KINDS[name];
  if (kind === 'amount') return copy.faults.amount;
  if (kind === 'owned') return copy.faults.owned;
  return kind === 'months' ? copy.faults.months(MOST.months) : copy.faults.percent(MOST.percent);
}
