import { pocketCopy as copy } from '@consorcio/copy/pocket';
import { useEffect, useRef, useState } from 'react';
import { reais } from '../../teaching/figures/numbers.ts';
import type { Purchase } from '../../teaching/figures/pocket.ts';
import { BackButton } from '../../teaching/sheets/sheet.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { Chart } from './chart.tsx';
import { GuessLines } from './guess-lines.tsx';
import { counted, type Guesses, middleOf, waysOf } from './guesses.ts';
import css from './pocket.module.css';
import { PocketTable } from './pocket-table.tsx';
import { Remarks } from './remarks.tsx';
import { Sliders } from './sliders.tsx';
import { WorstCase } from './worst-case.tsx';

interface Props {
  readonly purchase: Purchase;
  /** Month in which the good is needed at the latest. */
  readonly needed: number;
  readonly guesses: Guesses;
  readonly onChange: () => void;
}

/** The guesses beside the sum, the chart with its two sliders, the table, the worst case, and what is true of it. */
export function PocketSum({ purchase: asked, needed, guesses, onChange }: Props) {
  const [letter, setLetter] = useState(() => middleOf(asked));
  const [growth, setGrowth] = useState(asked.growth);
  const [answers] = useState(() => counted(asked));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const purchase: Purchase = { ...asked, growth };
  const ways = waysOf(purchase, letter);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={css.summary}>
        {copy.summary(reais(asked.price), reais(asked.monthly))}
      </h2>
      <GuessLines guesses={guesses} answers={answers} />
      <Chart purchase={purchase} ways={ways} />
      <Sliders months={asked.months} letter={letter} growth={growth} onLetter={setLetter} onGrowth={setGrowth} />
      <PocketTable purchase={purchase} ways={ways} />
      <WorstCase purchase={purchase} />
      <Remarks purchase={purchase} letter={letter} needed={needed} />
      <ButtonRow>
        <Button kind="secondary" onClick={onChange}>
          {copy.change}
        </Button>
        <BackButton label={copy.close} />
      </ButtonRow>
    </>
  );
}
