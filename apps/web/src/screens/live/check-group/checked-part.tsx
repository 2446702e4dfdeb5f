import { liveAuditCopy as copy } from '@consorcio/copy/live-audit';
import type { LiveFault } from '@consorcio/rules/live-audit';
import sheet from '../../../teaching/proof/proof.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon, CloseIcon } from '../../../ui/pictures/glyphs.tsx';

/** At most so many differences of a part are told. */
const MOST = 5;

/** `month 3 quota 12` of the rules, in the page's words. */
const placeOf = (at: string): string => at.replace('month', copy.places.month).replace('quota', copy.places.quota);

/** One part of the check with its sign, and what differs in it. */
export function CheckedPart({
  holds,
  differs,
  faults,
}: {
  holds: string;
  differs: string;
  faults: readonly LiveFault[];
}) {
  const isTrue = faults.length === 0;
  return (
    <div>
      <p className={classNames(sheet.outcome, isTrue ? sheet.fair : sheet.unfair)}>
        <span className={sheet.mark}>{isTrue ? <CheckIcon /> : <CloseIcon />}</span>
        {isTrue ? holds : differs}
      </p>
      {faults.slice(0, MOST).map(({ at, told, computed }) => (
        <p key={`${at} ${told}`} className={sheet.bad}>
          {copy.fault(placeOf(at), told, computed)}
        </p>
      ))}
    </div>
  );
}
