import { PATHS } from '@consorcio/contract/wire';
import { Link } from 'wouter';
import { classNames } from '../class-names.ts';
import { AccessibilityIcon } from '../pictures/glyphs.tsx';
import css from './button.module.css';

/** The round sign that leads to the page on accessibility (LBI, art. 63, § 1º); `className` says where it lies. */
export const AccessibilityLink = ({
  label,
  className,
  onGo,
}: {
  label: string;
  className?: string | undefined;
  onGo?: () => void;
}) => (
  <Link
    href={PATHS.accessibility}
    className={classNames(css.link, className)}
    aria-label={label}
    title={label}
    onClick={onGo}
  >
    <AccessibilityIcon />
  </Link>
);
