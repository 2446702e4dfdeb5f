import { certificatePath, readCertificateCode } from '@consorcio/contract/certificate-code';
import { PATHS } from '@consorcio/contract/wire';
import { certificateCheckCopy as copy } from '@consorcio/copy/certificate';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import css from './certificate-check.module.css';
import { CheckFrame } from './check-frame.tsx';

/** Asks for a code; `typed` is one from the address that has an error. */
export function CheckForm({ typed = '' }: { typed?: string }) {
  return (
    <CheckFrame>
      <Panel ribbon={copy.title} className={css.panel}>
        <p>{copy.intro}</p>
        <CodeField typed={typed} />
        <ButtonLink to={PATHS.play} kind="secondary">
          {copy.play}
        </ButtonLink>
      </Panel>
    </CheckFrame>
  );
}

/** The field with its button: leads to the page of the code once it can be one. */
export function CodeField({ typed = '' }: { typed?: string }) {
  const [text, setText] = useState(typed);
  /** The text that was found to be no code; changed, it may be one. */
  const [refused, setRefused] = useState(typed);
  const isFaulty = text !== '' && text === refused;
  const [, navigate] = useLocation();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = readCertificateCode(text);
    if (code === null) setRefused(text);
    else navigate(certificatePath(code));
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Field
        label={copy.field}
        name="code"
        hint={copy.hint}
        fault={isFaulty ? copy.mistyped : undefined}
        value={text}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        {copy.submit}
      </Button>
    </form>
  );
}
