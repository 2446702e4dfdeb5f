import { pocketCopy } from '@consorcio/copy/pocket';
import { firstTooMuch, type Purchase, type Remark, remarksOn, savingOf } from '../../teaching/figures/pocket.ts';
import css from './pocket.module.css';

const { remarks: copy } = pocketCopy;

interface Props {
  readonly purchase: Purchase;
  readonly letter: number;
  readonly needed: number;
}

/** Every sentence that is true of the purchase, in one order and one colour: no way is called the best. */
export function Remarks({ purchase, letter, needed }: Props) {
  const words: Readonly<Record<Remark, () => string>> = {
    hurry: () => copy.hurry,
    wait: () => copy.wait(needed, purchase.months),
    saving: () => copy.saving(letter, savingOf(purchase)?.arrives ?? 0),
    consortium: () => copy.consortium(letter),
    instalment: () => copy.instalment(firstTooMuch(purchase) ?? 0),
    payment: () => copy.payment,
    never: () => copy.never,
  };
  return (
    <section className={css.remarks}>
      <h3>{copy.title}</h3>
      <ul>
        {remarksOn(purchase, letter, needed).map((remark) => (
          <li key={remark}>{words[remark]()}</li>
        ))}
        {copy.always.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
