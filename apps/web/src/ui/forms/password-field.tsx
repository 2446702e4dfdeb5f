import { type ComponentProps, useState } from 'react';
import { EyeIcon } from '../pictures/later-glyphs.tsx';
import { Field } from './field.tsx';
import css from './forms.module.css';

interface Props extends Omit<ComponentProps<typeof Field>, 'type' | 'end'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A field whose letters are hidden until the eye is pressed. */
export function PasswordField({ showLabel, hideLabel, ...field }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className={css.eye}
          aria-label={isShown ? hideLabel : showLabel}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon isCrossed={isShown} />
        </button>
      }
    />
  );
}
