import { coinsText, assemblyCopy as copy } from '@consorcio/copy/live-assembly';
import { projectorCopy } from '@consorcio/copy/live-projector';
import { CreditLetter } from '../parts/credit-letter.tsx';
import { Pot } from '../parts/pot.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** How much the group has together, and how many letters that pays. */
export function PotStep({ view, assembly }: StepProps) {
  const { letter } = view.group;
  const pot = assembly.pot ?? 0;
  const count = Math.floor(pot / letter);
  return (
    <StepFrame title={copy.steps.POT} picture={<Pot coins={pot} letter={letter} />}>
      <p>
        <b>{coinsText(pot)}</b>
        {copy.pot(pot, count)}
      </p>
      <CreditLetter.Row count={count} months={view.group.months} />
      <p>{projectorCopy.pot.worth(letter)}</p>
    </StepFrame>
  );
}
