import { PATHS, pathWith } from '@consorcio/contract/wire';
import { weekCopy } from '@consorcio/copy/week';
import { Button, ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import type { Play } from './use-try.ts';
import css from './week.module.css';
import { underWay, type Week } from './week-view.ts';

const { free: copy } = weekCopy;

/** Free tries, one after the other, for guests too. RULES2 F.4. */
export function FreeTries({ week, play }: { week: Week; play: Play }) {
  const { slot } = week;
  const goesOn = underWay(week);
  const isFree = slot !== null && !slot.ranked;
  return (
    <section className={css.part} data-half>
      <h2>{copy.title}</h2>
      <p>{goesOn !== null && !isFree ? copy.other : copy.body}</p>
      <ButtonRow>
        {goesOn === null && (
          <Button kind="purple" disabled={play.isBusy} onClick={() => play.start(false)}>
            {copy.start}
          </Button>
        )}
        {goesOn === 'campaign' && isFree && (
          <>
            <ButtonLink to={PATHS.weekMap}>{copy.goOn}</ButtonLink>
            <Button kind="secondary" disabled={play.isBusy} onClick={play.stop}>
              {copy.stop}
            </Button>
          </>
        )}
        {goesOn === 'after' && isFree && (
          <ButtonLink to={pathWith('afterLetter', slot.campaignId)}>{copy.after}</ButtonLink>
        )}
      </ButtonRow>
    </section>
  );
}
