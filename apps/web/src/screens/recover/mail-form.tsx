import { isEmail, PATHS } from '@consorcio/contract/wire';
import { recoverCopy as copy } from '@consorcio/copy/account';
import { BACK } from '@consorcio/copy/first-screens';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../session/error-message.ts';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import css from '../../ui/forms/sign-in-form.module.css';
import { toast } from '../../ui/notices/toast.ts';
import { EmailField } from './email-field.tsx';
import { Intro } from './intro.tsx';
import own from './recover.module.css';

interface Props {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** To the form for a code. */
  readonly onCode: () => void;
}

/** Asks for a link by mail; what it then says is the same whether an account has the address or not. */
export function MailForm({ email, onEmail, onCode }: Props) {
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const isReady = isEmail(email);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || !isReady) return;
    setBusy(true);
    const answer = await call('askForLink', { body: { email } });
    setBusy(false);
    if (answer.ok) setSent(true);
    else toast.error(errorMessage(answer.error));
  };
  if (isSent)
    return (
      <div className={css.form}>
        <h2 className={own.title}>{copy.mailSentTitle}</h2>
        <Intro>{copy.mailSent(email.trim())}</Intro>
        <ButtonRow>
          <Button kind="secondary" onClick={() => navigate(PATHS.login)}>
            {BACK}
          </Button>
        </ButtonRow>
      </div>
    );
  return (
    <form method="post" className={css.form} onSubmit={submit} noValidate>
      <Intro>{copy.mailIntro}</Intro>
      <EmailField value={email} onChange={onEmail} />
      <ButtonRow>
        <Button kind="secondary" onClick={() => navigate(PATHS.login)}>
          {BACK}
        </Button>
        <Button type="submit" disabled={isBusy || !isReady}>
          {copy.mailSubmit}
        </Button>
      </ButtonRow>
      <button type="button" className={css.other} onClick={onCode}>
        {copy.byCode}
      </button>
    </form>
  );
}
