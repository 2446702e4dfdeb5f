import { SCHOOL, type School } from '@consorcio/contract/kept';
import { schoolCopy as copy } from '@consorcio/copy/guest';
import { useState } from 'react';
import buttons from '../ui/buttons/button.module.css';

interface Props {
  readonly school: School;
  /** The dream of a certificate: of another than the activity's, nothing is said of a grade. */
  readonly dream?: number;
  /** Whether months of its contract are left. */
  readonly isOpen?: boolean;
}

/** In a window that a school has opened: what it is told of the grade, and the way back to it. */
export const SchoolNote = ({ school: { isGraded, returnUrl, dream: asked }, dream, isOpen }: Props) => (
  <>
    {isGraded && dream !== undefined && (asked === null || asked === dream) && (
      <p role="status">{isOpen ? copy.waits : copy.graded}</p>
    )}
    {returnUrl !== null && (
      <a href={returnUrl} rel="noreferrer" className={buttons.button} data-face="white">
        <span>{copy.back}</span>
      </a>
    )}
  </>
);

/** The same where the window is a school's; elsewhere nothing. */
export function SchoolWay() {
  const [school] = useState(() => SCHOOL.read());
  return school === null ? null : <SchoolNote school={school} />;
}
