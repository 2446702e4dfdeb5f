import type { ReplyOf } from '@consorcio/contract';
import { passwordFaults } from '@consorcio/contract/password';
import { recoverCopy as copy } from '@consorcio/copy/account';
import { type FormEvent, useState } from 'react';
import { NewPasswordField } from '../../account/new-password-field.tsx';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../session/error-message.ts';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import css from '../../ui/forms/sign-in-form.module.css';
import { toast } from '../../ui/notices/toast.ts';
import { Intro } from './intro.tsx';

interface Props {
  readonly token: string;
  readonly onRecovered: (session: ReplyOf<'recover'>) => void;
  /** The link is no good any more. */
  readonly onInvalid: () => void;
}

/** The new password of who came by a link from a mail. */
export function LinkForm({ token, onRecovered, onInvalid }: Props) {
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isReady = passwordFaults(password).length === 0;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || !isReady) return;
    setBusy(true);
    const answer = await call('recoverByLink', { body: { token, password } });
    setBusy(false);
    if (answer.ok) return onRecovered(answer.value);
    toast.error(errorMessage(answer.error));
    if (answer.error.kind === 'code' && answer.error.code === 'LINK_INVALID') onInvalid();
  };
  return (
    <form method="post" className={css.form} onSubmit={submit} noValidate>
      <Intro>{copy.linkIntro}</Intro>
      <NewPasswordField label={copy.password} value={password} onChange={setPassword} />
      <ButtonRow>
        <Button type="submit" disabled={isBusy || !isReady}>
          {copy.submit}
        </Button>
      </ButtonRow>
    </form>
  );
}
