import dreams from 'pictures:dream';
import { pocketCopy as copy } from '@consorcio/copy/pocket';
import { type FormEvent, useRef, useState } from 'react';
import { KINDS, type Kind, oldRates } from '../../teaching/figures/pocket-rates.ts';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { BackButton } from '../../teaching/sheets/sheet.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { Choices, type ChoicesProps } from '../../ui/forms/choice.tsx';
import { Field } from '../../ui/forms/field.tsx';
import {
  type FieldName,
  type FormValues,
  faultOf,
  faultsIn,
  type Guesses,
  type RateName,
  WAY_NAMES,
  withKind,
} from './model.ts';
import css from './pocket.module.css';

interface Props {
  readonly values: FormValues;
  readonly guesses: Partial<Guesses>;
  readonly onValues: (values: FormValues) => void;
  readonly onGuesses: (guesses: Partial<Guesses>) => void;
  readonly onSee: (guesses: Guesses) => void;
}

/** A good of each kind, whose picture stands on its tile. */
const KIND_DREAMS = { vehicle: 5, property: 7, other: 3 } as const;
const ASKED = ['price', 'monthly', 'needed', 'owned'] as const;

/** Once the faults stand below their fields: to the first of them, out of its fold. */
function showFault(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}

const wayChoices = WAY_NAMES.map((name) => ({ value: name, label: copy.ways[name] }));

/** The five questions, the rates folded below them, and three guesses before anything is shown. */
export function PocketForm({ values, guesses, onValues, onGuesses, onSee }: Props) {
  const [faults, setFaults] = useState<readonly FieldName[]>([]);
  const [isUnguessed, setUnguessed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = (name: FieldName, text: string): void => {
    onValues({ ...values, [name]: text });
    setFaults(faults.filter((each) => each !== name));
  };
  const see = (event: FormEvent): void => {
    event.preventDefault();
    const found = faultsIn(values);
    setFaults(found);
    const { first, cheapest, worst } = guesses;
    const hasAll = first !== undefined && cheapest !== undefined && worst !== undefined;
    setUnguessed(!hasAll);
    if (found.length === 0 && hasAll) onSee({ first, cheapest, worst });
    else requestAnimationFrame(() => showFault(form.current));
  };
  return (
    <form ref={form} className="stack" data-gap="4" noValidate autoComplete="off" onSubmit={see}>
      <Tiles
        question={copy.ask.kind}
        choices={KINDS.map((kind) => ({
          value: kind,
          label: copy.ask.kinds[kind],
          picture: <img src={dreams[KIND_DREAMS[kind]]} alt="" width="108" height="108" />,
        }))}
        chosen={values.kind}
        onChoose={(kind) => onValues(withKind(values, kind))}
      />
      <div className={css.fields}>
        {ASKED.map((name) => (
          <Field
            key={name}
            label={copy.ask[name]}
            inputMode={name === 'needed' ? 'numeric' : 'decimal'}
            value={values[name]}
            fault={faults.includes(name) ? faultOf(name) : undefined}
            end={
              <span className={css.unit} data-before={name !== 'needed'}>
                {name === 'needed' ? copy.ask.months : copy.ask.reais}
              </span>
            }
            onChange={(event) => change(name, event.target.value)}
          />
        ))}
      </div>
      <RatesFold values={values} faults={faults} onChange={change} />
      <p className="remark" data-tone="go">
        {copy.private}
      </p>
      <section className="card" data-tone="soft" data-gap="4">
        <h2>{copy.predict.title}</h2>
        <Tiles
          question={copy.predict.first}
          choices={wayChoices}
          chosen={guesses.first}
          onChoose={(first) => onGuesses({ ...guesses, first })}
        />
        <Tiles
          question={copy.predict.cheapest}
          choices={wayChoices}
          chosen={guesses.cheapest}
          onChoose={(cheapest) => onGuesses({ ...guesses, cheapest })}
        />
        <Tiles
          question={copy.predict.worst}
          choices={[
            { value: 'letter', label: copy.predict.letter },
            { value: 'savings', label: copy.predict.savings },
          ]}
          chosen={guesses.worst}
          onChoose={(worst) => onGuesses({ ...guesses, worst })}
        />
      </section>
      {isUnguessed && (
        <p className={css.missing} role="alert">
          {copy.faults.predictions}
        </p>
      )}
      <ButtonRow>
        <BackButton label={copy.close} kind="secondary" />
        <Button type="submit" kind="play">
          {copy.see}
        </Button>
      </ButtonRow>
    </form>
  );
}

type TilesProps<T extends string> = Pick<ChoicesProps<T>, 'question' | 'choices' | 'chosen' | 'onChoose'>;

/** One of a few, each a large tile. */
const Tiles = <T extends string>(props: TilesProps<T>) => (
  <Choices {...props} className={css.choices} legend={css.legend} row={css.tiles} tile={css.tile} />
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
function RatesFold({ values, faults, onChange }: RatesFoldProps) {
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
