import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../class-names.ts';
import css from './button.module.css';

/** STYLE section 4: green goes on, yellow plays, white is the safe or second choice, red gives something up. */
const FACES = { primary: 'go', play: 'highlight', secondary: 'white', purple: 'accent', danger: 'danger' } as const;
export type ButtonKind = keyof typeof FACES;

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: ButtonKind;
  readonly children: ReactNode;
}

/** The paper button; long labels may take two lines. */
export function Button({ kind = 'primary', className, type = 'button', children, ...rest }: Props) {
  return (
    <button type={type} className={classNames(css.button, className)} data-face={FACES[kind]} {...rest}>
      <span>{children}</span>
    </button>
  );
}

interface LinkProps {
  readonly kind?: ButtonKind;
  readonly to: string;
  readonly children: ReactNode;
}

/** The same button for going to another screen: a real link. */
export function ButtonLink({ kind = 'primary', to, children }: LinkProps) {
  return (
    <Link href={to} className={css.button} data-face={FACES[kind]}>
      <span>{children}</span>
    </Link>
  );
}

/** Buttons in a row that breaks when they do not fit; the main one takes what is left. */
export function ButtonRow({ children, isColumn = false }: { children: ReactNode; isColumn?: boolean }) {
  return <div className={classNames(css.row, isColumn && css.column)}>{children}</div>;
}

interface LoneProps extends Omit<Props, 'children'> {
  readonly label: string;
  readonly isColumn?: boolean;
}

/** A button that stands alone in its row. */
export const LoneButton = ({ label, isColumn = false, ...button }: LoneProps) => (
  <ButtonRow isColumn={isColumn}>
    <Button {...button}>{label}</Button>
  </ButtonRow>
);
