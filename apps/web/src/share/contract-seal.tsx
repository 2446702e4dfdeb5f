import type { ReplyOf } from '@consorcio/contract';
import { contractPaid } from '@consorcio/copy/share';
import { CheckIcon } from '../ui/pictures/glyphs.tsx';
import css from './contract-seal.module.css';

type End = ReplyOf<'afterLetter'>['end'];

/** The seal of a contract that was paid to the end; nothing for any other. RULES2 A.9. */
export function ContractSeal({ end, className = '' }: { end: End; className?: string | undefined }) {
  if (end === null || end === 'RETOMADO') return null;
  return (
    <p className={`${css.seal} ${className}`}>
      <CheckIcon />
      <b>{contractPaid[end]}</b>
    </p>
  );
}
