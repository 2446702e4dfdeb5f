import type { ReplyOf } from '@consorcio/contract';
import { contractWords } from '@consorcio/copy/share';
import { classNames } from '../ui/class-names.ts';
import { CheckIcon } from '../ui/pictures/glyphs.tsx';
import css from './contract-seal.module.css';

type End = ReplyOf<'afterLetter'>['end'];

interface Props {
  readonly end: End;
  /** Said until the seal is there. */
  readonly before?: string | undefined;
  readonly className?: string | undefined;
}

/** The seal of a contract that was paid to the end; until then `before`, if there is something to say. RULES 11.9. */
export function ContractSeal({ end, before, className }: Props) {
  const isPaid = end !== null && end !== 'RETOMADO';
  if (!isPaid && before === undefined) return null;
  return (
    <p className={classNames(css.seal, className)} data-open={!isPaid || undefined}>
      {isPaid && <CheckIcon />}
      <b>{isPaid ? contractWords(end, null) : before}</b>
    </p>
  );
}
