import { groupContractCopy as copy } from '@consorcio/copy/group-contract';
import css from './group-contract.module.css';

/** The line to sign on, and the stroke of the pen once it is signed. */
export const Signature = ({ isSigned }: { isSigned: boolean }) => (
  <div className={css.signature}>
    <svg viewBox="0 0 300 70" aria-hidden="true" focusable="false">
      <path className={css.line} d="M20 58H280" />
      {isSigned && (
        <path
          className={css.stroke}
          pathLength="1"
          d="M38 52C52 8 74 6 70 34 66 58 44 56 56 38 70 18 92 22 94 40 96 56 110 50 116 34 120 24 130 26 128 40 127 54 142 52 150 36 158 20 170 24 164 42 162 54 176 52 190 40 208 26 224 30 262 26"
        />
      )}
    </svg>
    <p role="status">{isSigned ? copy.signed : copy.signature}</p>
  </div>
);
