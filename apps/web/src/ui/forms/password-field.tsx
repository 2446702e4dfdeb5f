import { passwordFieldCopy as copy } from '@consorcio/copy/entrance';
import { type ComponentProps, useState } from 'react';
import { EyeIcon } from '../pictures/later-glyphs.tsx';
import { Field } from './field.tsx';
import css from './forms.module.css';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'end'>;

/** A field whose letters are hidden until the eye is pressed. */
export function PasswordField(field: Props) {
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
          aria-label={isShown ? copy.hide : copy.show}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon isCrossed={isShown} />
        </button>
      }
    />
  );
}
