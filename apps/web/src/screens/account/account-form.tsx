import type { CallError } from '@consorcio/contract/call';
import { passwordFieldCopy } from '@consorcio/copy/entrance';
import { type FormEvent, type ReactNode, useState } from 'react';
import { accountQuery } from '../../api/queries.ts';
import { queryClient } from '../../api/query-client.ts';
import { errorMessage } from '../../session/error-message.ts';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { LoneButton } from '../../ui/buttons/button.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { toast } from '../../ui/notices/toast.ts';
import css from './account.module.css';

type Answered = { readonly ok: true } | { readonly ok: false; readonly error: CallError };

interface Props {
  readonly title: string;
  readonly button: string;
  readonly isReady: boolean;
  /** Says what was done. */
  readonly saved?: string;
  readonly send: () => Promise<Answered>;
  readonly onSaved: () => void;
  readonly children: ReactNode;
}

/** One thing of the account that can be changed, folded until it is wanted. */
export function AccountForm({ title, button, isReady, saved, send, onSaved, children }: Props) {
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || !isReady) return;
    setBusy(true);
    const answer = await send();
    setBusy(false);
    if (!answer.ok) return toast.error(errorMessage(answer.error));
    if (saved !== undefined) toast.success(saved);
    onSaved();
    void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
  };
  return (
    <Fold title={title} isSection>
      <form method="post" className={css.form} onSubmit={submit} noValidate>
        {children}
        <LoneButton type="submit" kind="purple" disabled={isBusy || !isReady} label={button} />
      </form>
    </Fold>
  );
}

interface OwnPasswordProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** The password as it is, asked for again. */
export const OwnPassword = ({ label, value, onValue }: OwnPasswordProps) => (
  <PasswordField
    label={label}
    showLabel={passwordFieldCopy.show}
    hideLabel={passwordFieldCopy.hide}
    autoComplete="current-password"
    value={value}
    onChange={(event) => onValue(event.target.value)}
  />
);
