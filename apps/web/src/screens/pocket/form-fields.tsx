import { pocketCopy as copy } from '@consorcio/copy/pocket';
import { type Kind, oldRates } from '../../teaching/figures/pocket-rates.ts';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { Choices, type ChoicesProps } from '../../ui/forms/choice.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { type FieldName, type FormValues, faultOf, type RateName } from './model.ts';
import css from './pocket.module.css';

type Props<T extends string> = Pick<ChoicesProps<T>, 'question' | 'choices' | 'chosen' | 'onChoose'>;

/** One of a few, each a large tile. */
export const Tiles = <T extends string>(props: Props<T>) => (
  <Choices
    {...props}
    className={css.choices}
    legend="font-extrabold text-body mb-2"
    row="flex flex-wrap gap-3"
    tile="grid gap-1 text-center justify-items-center content-center"
  />
);

interface RatesFoldProps {
  readonly values: FormValues;
  readonly faults: readonly FieldName[];
  readonly onChange: (name: FieldName, text: string) => void;
}

const LOAN_SOURCES: Readonly<Record<Kind, string>> = {
  vehicle: copy.rates.vehicle,
  property: copy.rates.property,
  other: copy.rates.other,
};
/** What stands below each rate: where it was read, or that it is an example. */
const sourcesFor = (kind: Kind): readonly (readonly [RateName, string])[] => [
  ['months', copy.rates.example],
  ['adminFee', copy.rates.admin],
  ['reserve', copy.rates.abac],
  ['insurance', copy.rates.contract],
  ['loanRate', LOAN_SOURCES[kind]],
  ['loanMonths', copy.rates.example],
  ['savingRate', copy.rates.assumedRate],
  ['growth', copy.rates.assumedGrowth],
  ['waiting', copy.rates.yours],
  ['penalty', copy.rates.penaltyNote],
];

/** The rates that it is counted with, each with its source. */
export function RatesFold({ values, faults, onChange }: RatesFoldProps) {
  const sources = sourcesFor(values.kind);
  const old = oldRates(values.kind, new Date().toISOString().slice(0, 10));
  return (
    <Fold title={copy.rates.title}>
      <div className={css.rates}>
        {sources.map(([name, source]) => (
          <Field
            key={name}
            label={copy.rates[name]}
            inputMode="decimal"
            value={values[name]}
            fault={faults.includes(name) ? faultOf(name) : undefined}
            hint={old.includes(name) ? `${source} (${copy.rates.old})` : source}
            onChange={(event) => onChange(name, event.target.value)}
          />
        ))}
      </div>
    </Fold>
  );
}
