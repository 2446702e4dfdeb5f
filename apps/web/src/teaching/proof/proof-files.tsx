import { auditCopy } from '@consorcio/copy/teaching';
import type { ReactNode } from 'react';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { downloadText } from '../../ui/download-text.ts';
import { CheckIcon, CloseIcon } from '../../ui/pictures/glyphs.tsx';
import css from '../pages.module.css';
import { Fold } from '../sheets/fold.tsx';
import { PROOF_FILE, PROOF_SCRIPT, SCRIPT_FILE } from './proof.ts';

interface FilesProps {
  readonly title?: string;
  readonly body: string;
  /** Names of the two buttons. */
  readonly data: string;
  readonly script: string;
  /** What is checked, as a file. */
  readonly text: () => string;
  readonly children?: ReactNode;
}

/** The numbers and the program that checks them, to be kept. */
export const ProofFiles = ({ title, body, data, script, text, children }: FilesProps) => (
  <section className="card" data-tone="soft" data-gap="3">
    {title !== undefined && <h2>{title}</h2>}
    <p className={css.body}>{body}</p>
    <ButtonRow>
      <Button kind="purple" onClick={() => downloadText(PROOF_FILE, text())}>
        {data}
      </Button>
      <Button kind="secondary" onClick={() => downloadText(SCRIPT_FILE, PROOF_SCRIPT)}>
        {script}
      </Button>
    </ButtonRow>
    {children}
    <Fold title={auditCopy.proof.see} tone="surface">
      <pre className={css.script}>{PROOF_SCRIPT}</pre>
    </Fold>
  </section>
);

interface OutcomeProps {
  readonly isTrue: boolean;
  readonly role?: 'status';
  readonly children: ReactNode;
}

/** How a check came out, with its sign. */
export const Outcome = ({ isTrue, role, children }: OutcomeProps) => (
  <p role={role} className={classNames(css.outcome, isTrue ? css.fair : css.unfair)}>
    <span className={`disc ${css.mark}`}>{isTrue ? <CheckIcon /> : <CloseIcon />}</span>
    {children}
  </p>
);
