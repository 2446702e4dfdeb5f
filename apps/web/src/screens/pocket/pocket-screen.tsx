import picture from 'picture:pocket';
import { pocketCopy as copy } from '@consorcio/copy/pocket';
import { useState } from 'react';
import { Sheet, SheetIntro } from '../../teaching/sheets/sheet.tsx';
import { PlaceTabs } from '../../teaching/sheets/tabs.tsx';
import { emptyForm, type FormValues, type Guesses, purchaseOf } from './model.ts';
import { PocketForm } from './pocket-form.tsx';
import { PocketSum } from './pocket-sum.tsx';

/** The player's own purchase by three ways. LEARN 5. No call, no storage, no address: leaving forgets everything. */
export function PocketScreen() {
  const [values, setValues] = useState<FormValues>(() => emptyForm('vehicle'));
  const [guesses, setGuesses] = useState<Partial<Guesses>>({});
  const [seen, setSeen] = useState<Guesses | null>(null);
  /* Form and sum each begin at their top. */
  const show = (next: Guesses | null): void => {
    setSeen(next);
    scrollTo({ top: 0 });
  };
  return (
    <Sheet title={copy.title} ground="inset" tabs={<PlaceTabs current="pocket" />}>
      {seen === null ? (
        <>
          <SheetIntro picture={picture} size={[280, 260]}>
            {copy.intro}
          </SheetIntro>
          <PocketForm values={values} guesses={guesses} onValues={setValues} onGuesses={setGuesses} onSee={show} />
        </>
      ) : (
        <PocketSum {...purchaseOf(values)} guesses={seen} onChange={() => show(null)} />
      )}
    </Sheet>
  );
}
