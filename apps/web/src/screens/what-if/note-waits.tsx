import { pathWith } from '@consorcio/contract/wire';
import { noteCopy as copy } from '@consorcio/copy/what-if';
import { NumberedStep } from '../../teaching/sheets/numbered-step.tsx';
import { ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';

/** While the contract is open the note waits for the last decisions (RULES2 B.3). */
export const NoteWaits = ({ number, campaignId }: { number: number; campaignId: string }) => (
  <NumberedStep number={number} title={copy.title} isHalf>
    <p>{copy.waits}</p>
    <ButtonRow>
      <ButtonLink to={pathWith('afterLetter', campaignId)}>{copy.toMonths}</ButtonLink>
    </ButtonRow>
  </NumberedStep>
);
