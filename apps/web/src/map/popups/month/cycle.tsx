import sad from 'pictures:city-avatar-sad';
import leaves from 'pictures:cycle-leaf';
import hello from 'pictures:hello';
import running from 'pictures:running-sheet';
import { withBase } from '@consorcio/contract/wire';
import { cycleTransition, paymentPopups } from '@consorcio/copy/month-popups';
import { remainingCycles } from '@consorcio/rules/queries';
import type { CSSProperties } from 'react';
import { LazyCard } from '../../../teaching/cards/lazy-card.tsx';
import { reais } from '../../../teaching/figures/numbers.ts';
import { risenBy } from '../../../teaching/figures/plan.ts';
import { classNames } from '../../../ui/class-names.ts';
import { POPUP_TITLE } from '../../../ui/dialogs/popup.tsx';
import { isLight } from '../../../ui/light-mode.ts';
import { CheckIcon } from '../../../ui/pictures/glyphs.tsx';
import { moodOf } from '../../chart/mood.ts';
import { DAWN_LENGTH } from '../../city/town.ts';
import css from '../films.module.css';
import late from '../late-popups.module.css';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

/** SPEC section 4; in 'modo leve' the drawing that it was made from, a fifth of the bytes. */
const leafOf = (cycle: number): string => (isLight() && leaves[cycle]) || withBase(`/cycles/cycle_${cycle}.png`);

/**
 * Six seconds between two cycles (SPEC section 4), over the town's own dawn (city/city-weather.tsx): the old leaf of the calendar
 * falls, the dot of the new month lights up, and the persona runs in, waves and runs on; in 'modo leve' the persona comes and goes waving.
 */
export function CycleTransition({ context }: PopupProps) {
  const { user, dream } = context.current;
  const cycle = context.shownCycle;
  const mood = moodOf(context);
  const dots = Array.from({ length: dream.cycles }, (_, i) => i + 1);
  return (
    <div className={css.cycle} style={DAWN_LENGTH}>
      <div className={css.month}>
        <div className={css.calendar}>
          <img src={leafOf(cycle)} alt={cycleTransition.picture(cycle)} />
          {cycle > 1 && <img className={css.oldLeaf} src={leafOf(cycle - 1)} alt="" />}
        </div>
        <div className={css.dots} style={{ '--count': dream.cycles } as CSSProperties} aria-hidden="true">
          {dots.map((dot) => (
            <i key={dot} className={classNames('disc', dot < cycle ? css.done : dot === cycle && css.now)}>
              {dot < cycle && <CheckIcon />}
            </i>
          ))}
        </div>
        <h2 id={POPUP_TITLE} className={css.cycleTitle}>
          <span className="reader-only">{`${cycleTransition.title(cycle)}. `}</span>
          {cycleTransition.heading}
        </h2>
      </div>
      <span className={css.cyclePerson}>
        <img className={css.waving} src={(mood === 'feliz' ? hello : sad)[user.personaId]} alt="" />
        {!isLight() && mood === 'feliz' && (
          <span className={classNames(css.waving, css.running)}>
            <img src={running[user.personaId]} alt="" />
          </span>
        )}
      </span>
    </div>
  );
}

const { remaining } = paymentPopups;

/** 'Faltam N ciclos', one more part of the dream in colour, and what letter and instalment would be by now. SPEC section 2. */
export function RemainingCycles(props: PopupProps) {
  const { dream, stage } = props.context.current;
  return (
    <MomentPopup
      {...props}
      moment="faltam"
      ribbon={dream.name.toLocaleUpperCase('pt-BR')}
      heading={remaining.heading(remainingCycles(stage.cycle, dream.cycles))}
      before={{ n: stage.cycle - 1 }}
      extra={
        <>
          <CycleBar done={stage.cycle} total={dream.cycles} />
          <RisenSums dream={dream} stage={stage} />
          <LazyCard moment="REMAINING" current={props.context.current} />
        </>
      }
    />
  );
}

/** What letter and instalment would be by now in life, where the price rises once a year. */
function RisenSums({ dream, stage }: Pick<PopupProps['context']['current'], 'dream' | 'stage'>) {
  const risen = risenBy(dream.id, stage.cycle, dream.cycles);
  if (risen === null) return null;
  const { months, before, now } = risen;
  const credits = [reais(before.credit), reais(now.credit)] as const;
  return <p>{remaining.risen(months, credits, [reais(before.monthly), reais(now.monthly)])}</p>;
}

/** One box for each cycle, filled as far as they are paid; the last one has just been earned and lights up. STYLE section 4. */
const CycleBar = ({ done, total }: { readonly done: number; readonly total: number }) => (
  <div role="img" aria-label={remaining.bar(done, total)} className={`list ${late.cycleBar}`}>
    {Array.from({ length: total }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places of a row
      <i key={place} className={classNames(place < done && late.filled, place === done - 1 && late.new)} />
    ))}
  </div>
);
