import { readGroupCode } from '@consorcio/contract/group-code';
import { joinCopy as copy } from '@consorcio/copy/live-phone';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { joinPath } from '../../../live/live-paths.ts';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import css from './enter.module.css';

/** The code on the projector, typed or pasted in whatever it was passed on. */
export function CodeForm() {
  const [text, setText] = useState('');
  /** The text in which no code was found; changed, it may have one. */
  const [refused, setRefused] = useState('');
  const [, navigate] = useLocation();
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    const code = readGroupCode(text);
    if (code === null) setRefused(text);
    else navigate(joinPath(code));
  };
  return (
    <form className={css.form} onSubmit={enter}>
      <Field
        label={copy.code}
        value={text}
        fault={text !== '' && text === refused ? copy.noCode : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <ButtonRow isColumn>
        <Button type="submit" kind="play" disabled={text.trim() === ''}>
          {copy.enter}
        </Button>
      </ButtonRow>
    </form>
  );
}
