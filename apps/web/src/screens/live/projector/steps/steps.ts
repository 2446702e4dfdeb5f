import type { LiveStep } from '@consorcio/rules/live-words';
import type { ComponentType } from 'react';
import { BidsStep } from './bids-step.tsx';
import { BooksStep } from './books-step.tsx';
import { CallStep } from './call-step.tsx';
import { EndStep } from './end-step.tsx';
import { MoreStep } from './more-step.tsx';
import { PotStep } from './pot-step.tsx';
import { RaffleStep } from './raffle-step.tsx';
import { ResultStep } from './result-step.tsx';
import type { StepProps } from './step-props.ts';

/** How each step of the assembly is drawn. */
export const STEPS: Readonly<Record<LiveStep, ComponentType<StepProps>>> = {
  CALL: CallStep,
  POT: PotStep,
  RAFFLE: RaffleStep,
  BIDS: BidsStep,
  MORE: MoreStep,
  RESULT: ResultStep,
  END: EndStep,
  BOOKS: BooksStep,
};
