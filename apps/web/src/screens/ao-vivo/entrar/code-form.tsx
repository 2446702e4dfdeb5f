import { joinCopy as copy } from '@consorcio/copy/live-phone';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { joinPath } from '../../../live/live-paths.ts';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import css from './enter.module.css';

/** Characters of a group's code; typed in any case, with or without a space. */
const LENGTH = 6;

/** The code on the projector, typed. */
export function CodeForm() {
  const [code, setCode] = useState('');
  const [, navigate] = useLocation();
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    if (plain.length === LENGTH) navigate(joinPath(plain));
  };
  return (
    <form className={css.form} onSubmit={enter}>
      <Field
        label={copy.code}
        value={code}
        maxLength={LENGTH + 2}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setCode(event.target.value)}
      />
      <ButtonRow isColumn>
        <Button type="submit" kind="play" disabled={plain.length !== LENGTH}>
          {copy.enter}
        </Button>
      </ButtonRow>
    </form>
  );
}
