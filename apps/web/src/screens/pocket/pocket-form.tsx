import dreams from 'pictures:dream';
import { pocketCopy as copy } from '@consorcio/copy/pocket';
import { type FormEvent, useRef, useState } from 'react';
import { KINDS } from '../../teaching/figures/pocket-rates.ts';
import { BackButton } from '../../teaching/sheets/sheet.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { RatesFold, Tiles } from './form-fields.tsx';
import { type FieldName, type FormValues, faultOf, faultsIn, type Guesses, WAY_NAMES, withKind } from './model.ts';
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
            end={<span className={css.unit}>{name === 'needed' ? copy.ask.months : copy.ask.reais}</span>}
            onChange={(event) => change(name, event.target.value)}
          />
        ))}
      </div>
      <RatesFold values={values} faults={faults} onChange={change} />
      <p className="text-center rounded-card font-extrabold py-3 px-4 bg-go-soft text-go-ink">{copy.private}</p>
      <section className={`grid grid-cols-1 gap-4 rounded-panel bg-accent-soft p-4 ${css.guesses}`}>
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
