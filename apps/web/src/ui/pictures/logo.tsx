import logo from 'picture-text:logo';
import { classNames } from '../class-names.ts';
import { InlinePicture } from './inline-picture.tsx';
import css from './logo.module.css';

/** The word mark; `name` is read aloud. */
export function Logo({ name, className }: { name: string; className?: string | undefined }) {
  return <InlinePicture svg={logo} alt={name} className={classNames(css.mark, className)} />;
}
