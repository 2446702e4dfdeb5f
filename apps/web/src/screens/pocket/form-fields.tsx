import { pocketCopy as copy } from '@consorcio/copy/pocket';
import { useId } from 'react';
import { type Kind, oldRates } from '../../teaching/figures/pocket-rates.ts';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { Choice } from '../../ui/forms/choice.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { type FieldName, type FormValues, faultOf, type RateName } from './model.ts';
import css from './pocket.module.css';

interface ChoicesProps<T extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly value: T; readonly label: string; readonly picture?: string | undefined }[];
  readonly chosen: T | undefined;
  readonly onChoose: (value: T) => void;
}

/** One of a few, each a large tile: radio buttons for keyboard and screen reader. */
export function Choices<T extends string>({ legend, choices, chosen, onChoose }: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className={css.choices}>
      <legend className="font-extrabold text-body mb-2">{legend}</legend>
      <div className="flex flex-wrap gap-3">
        {choices.map(({ value, label, picture }) => (
          <Choice
            key={value}
            isTile
            name={name}
            isChosen={value === chosen}
            onChoose={() => onChoose(value)}
            className="grid gap-1 text-center justify-items-center content-center"
          >
            {picture !== undefined && <img src={picture} alt="" width="108" height="108" />}
            <span>{label}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

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
