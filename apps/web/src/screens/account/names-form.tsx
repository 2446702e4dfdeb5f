import { cleanName, NAME_MAX } from '@consorcio/contract/name';
import { accountCopy as copy } from '@consorcio/copy/account';
import { registerCopy } from '@consorcio/copy/entrance';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { updateSlice } from '../../session/session-store.ts';
import { Field } from '../../ui/forms/field.tsx';
import { AccountForm } from './account-form.tsx';

interface Names {
  readonly name: string;
  readonly characterName: string;
}

/** The player's name and the character's. */
export function NamesForm(kept: Names) {
  const [names, setNames] = useState<Names>({ name: kept.name, characterName: kept.characterName });
  const field = (key: keyof Names) => ({
    label: registerCopy[key],
    value: names[key],
    maxLength: NAME_MAX,
    onChange: ({ target }: { target: { value: string } }) => setNames({ ...names, [key]: target.value }),
  });
  return (
    <AccountForm
      title={copy.namesTitle}
      button={copy.namesSave}
      saved={copy.namesSaved}
      isReady={cleanName(names.name) !== '' && cleanName(names.characterName) !== ''}
      send={() => call('correctName', { body: names })}
      onSaved={() =>
        updateSlice('user', { name: cleanName(names.name), characterName: cleanName(names.characterName) })
      }
    >
      <Field {...field('name')} autoComplete="given-name" />
      <Field {...field('characterName')} autoComplete="nickname" />
    </AccountForm>
  );
}
