import { pathWith } from '@consorcio/contract/wire';
import { afterLetterCopy as copy } from '@consorcio/copy/after-letter';
import { Link } from 'wouter';
import type { CurrentStage } from '../../map/chart/current-stage.ts';
import css from './certificate.module.css';

/** To the months after the letter, while they wait and after a good that was taken. RULES2 A.2. */
export function AfterLetterLink({ current: { campaign } }: { current: CurrentStage }) {
  const { after } = campaign;
  if (after === undefined || (after.status !== 'OPEN' && after.end !== 'RETOMADO')) return null;
  return (
    <Link href={pathWith('afterLetter', campaign.id)} className={css.after}>
      {copy.link(after.monthsLeft)}
    </Link>
  );
}
