import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import css from './forms.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** One line below the box; the field counts as invalid while there is one. */
  readonly fault?: string | undefined;
  readonly hint?: string | undefined;
  /** Stands in the box, at its right end. */
  readonly end?: ReactNode;
}

/** Label, box and, below it, what is wrong. STYLE section 4. */
export function Field({ label, fault, hint, end, ...input }: Props) {
  const id = useId();
  const isFaulty = fault !== undefined;
  const described = isFaulty ? `${id}-fault` : hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div className={css.box}>
        <input id={id} aria-invalid={isFaulty} aria-describedby={described} {...input} />
        {end}
      </div>
      {isFaulty && (
        <p id={`${id}-fault`} className={`row ${css.fault}`} role="alert">
          {fault}
        </p>
      )}
      {!isFaulty && hint !== undefined && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
