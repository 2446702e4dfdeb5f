import { PATHS } from '@consorcio/contract/wire';
import { ACCESSIBILITY } from '@consorcio/copy/first-screens';
import { Link } from 'wouter';
import { classNames } from '../class-names.ts';
import { AccessibilityIcon } from '../pictures/glyphs.tsx';
import css from './accessibility-link.module.css';

/** The round sign that leads to the page on accessibility (LBI, art. 63, § 1º); `className` says where it lies. */
export const AccessibilityLink = ({ className, onGo }: { className?: string | undefined; onGo?: () => void }) => (
  <Link
    href={PATHS.accessibility}
    className={classNames(css.link, className)}
    aria-label={ACCESSIBILITY}
    title={ACCESSIBILITY}
    onClick={onGo}
  >
    <AccessibilityIcon />
  </Link>
);
