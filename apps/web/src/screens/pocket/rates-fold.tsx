import { pocketCopy } from '@consorcio/copy/pocket';
import { type Kind, oldRates } from '../../teaching/figures/pocket-rates.ts';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { faultOf } from './fault-of.ts';
import type { FieldName, FormValues, RateName } from './form-values.ts';
import css from './pocket.module.css';

const { rates: copy } = pocketCopy;

interface Props {
  readonly values: FormValues;
  readonly faults: readonly FieldName[];
  readonly onChange: (name: FieldName, text: string) => void;
}

const LOAN_SOURCES: Readonly<Record<Kind, string>> = {
  vehicle: copy.vehicle,
  property: copy.property,
  other: copy.askCet,
};
/** What stands below each rate: where it was read, or that it is an example. */
const sourcesFor = (kind: Kind): readonly (readonly [RateName, string])[] => [
  ['months', copy.example],
  ['adminFee', copy.admin],
  ['reserve', copy.abac],
  ['insurance', copy.contract],
  ['loanRate', LOAN_SOURCES[kind]],
  ['loanMonths', copy.example],
  ['savingRate', copy.assumedRate],
  ['growth', copy.assumedGrowth],
  ['waiting', copy.yours],
  ['penalty', copy.penaltyNote],
];

/** The rates that it is counted with, each with its source. */
export function RatesFold({ values, faults, onChange }: Props) {
  const sources = sourcesFor(values.kind);
  const old = oldRates(values.kind, new Date().toISOString().slice(0, 10));
  return (
    <Fold title={copy.title}>
      <div className={css.rates}>
        {sources.map(([name, source]) => (
          <Field
            key={name}
            label={copy[name]}
            inputMode="decimal"
            value={values[name]}
            fault={faults.includes(name) ? faultOf(name) : undefined}
            hint={old.includes(name) ? `${source} (${copy.old})` : source}
            onChange={(event) => onChange(name, event.target.value)}
          />
        ))}
      </div>
    </Fold>
  );
}
