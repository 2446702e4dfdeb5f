import logo from 'picture:logo';
import { classNames } from '../class-names.ts';
import css from '../layout/stage-frame.module.css';

/** The word mark; `name` is read aloud. */
export function Logo({ name, className }: { name: string; className?: string | undefined }) {
  return <img src={logo} alt={name} width="520" height="200" className={classNames(css.mark, className)} />;
}
