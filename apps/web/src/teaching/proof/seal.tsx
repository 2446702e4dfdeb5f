import { sealCopy } from '@consorcio/copy/seal';
import type { ReactNode } from 'react';
import { copyAndTell } from '../../ui/copy-text.ts';
import css from '../pages.module.css';

/** Digits shown at each end of the code. */
const ENDS = 10;

interface Props {
  readonly commitment: string;
  /** Under the digits. */
  readonly children?: ReactNode;
}

/** The commitment to a campaign's draws: its name, and on a touch what it is and its digits, to be copied. RULES 8.1. */
export function Seal({ commitment, children }: Props) {
  return (
    <details className={css.seal}>
      <summary>{sealCopy.name}</summary>
      <p className={css.tip}>{sealCopy.tip}</p>
      <div className={`ends ${css.sealCode}`}>
        <code
          className={css.slice}
          title={commitment}
        >{`${commitment.slice(0, ENDS)}…${commitment.slice(-ENDS)}`}</code>
        <button
          className={`plate key ${css.copyButton}`}
          type="button"
          onClick={() => copyAndTell(commitment, sealCopy.copied, commitment)}
          aria-label={sealCopy.copy}
          title={sealCopy.copy}
        >
          <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
            <g stroke="currentColor" strokeWidth="3.4" strokeLinejoin="round">
              <rect x="11" y="11" width="16" height="16" rx="4" />
              <path d="M6 21H5V8a3 3 0 0 1 3-3h13v1" strokeLinecap="round" />
            </g>
          </svg>
        </button>
      </div>
      {children}
    </details>
  );
}
