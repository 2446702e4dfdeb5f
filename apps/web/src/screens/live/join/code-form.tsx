import { readGroupCode } from '@consorcio/contract/group-code';
import { joinCopy } from '@consorcio/copy/live-phone';
import { type FormEvent, useState } from 'react';
import { LoneButton } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';

interface Props {
  /** What stands in the field at first: a code that was not found. */
  readonly initial?: string;
  /** With a text that can be a code. */
  readonly onEnter: (code: string) => void;
}

/** The projector's code, typed or pasted within any text. */
export function CodeForm({ initial = '', onEnter }: Props) {
  const [text, setText] = useState(initial);
  /** The last text in which no code was found. */
  const [refused, setRefused] = useState('');
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    const code = readGroupCode(text);
    if (code === null) setRefused(text);
    else onEnter(code);
  };
  return (
    <form className="stack" data-gap="4" onSubmit={enter}>
      <Field
        label={joinCopy.code}
        value={text}
        fault={text !== '' && text === refused ? joinCopy.noCode : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <LoneButton isColumn type="submit" kind="play" disabled={text.trim() === ''} label={joinCopy.enter} />
    </form>
  );
}
