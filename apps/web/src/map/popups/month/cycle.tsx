import sad from 'pictures:city-avatar-sad';
import leaves from 'pictures:cycle-leaf';
import hello from 'pictures:hello';
import running from 'pictures:running-sheet';
import { withBase } from '@consorcio/contract/wire';
import { cycleTransition, paymentPopups } from '@consorcio/copy/month-popups';
import { remainingCycles } from '@consorcio/rules/queries';
import { type CSSProperties, lazy, Suspense } from 'react';
import { LazyCard } from '../../../teaching/cards/lazy-card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { POPUP_TITLE } from '../../../ui/dialogs/popup.tsx';
import { isLight } from '../../../ui/light-mode.ts';
import { partOf } from '../../../ui/loading/load-chunk.ts';
import { PartComing } from '../../../ui/loading/part-coming.tsx';
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

const RisenSums = lazy(partOf('RisenSums', () => import('../../../teaching/figures/risen.tsx')));

/** 'Faltam N ciclos', one more part of the dream in colour, and what letter and instalment would be by now. SPEC section 2. */
export function RemainingCycles(props: PopupProps) {
  const { dream, stage } = props.context.current;
  return (
    <MomentPopup
      {...props}
      moment="faltam"
      ribbon={dream.name.toLocaleUpperCase('pt-BR')}
      heading={remaining.heading(remainingCycles(stage.cycle, dream.cycles))}
      body={remaining.body}
      before={{ n: stage.cycle - 1 }}
      extra={
        <>
          <CycleBar isNew done={stage.cycle} total={dream.cycles} label={remaining.bar(stage.cycle, dream.cycles)} />
          <Suspense fallback={<PartComing />}>
            <RisenSums dreamId={dream.id} cycle={stage.cycle} cycles={dream.cycles} />
          </Suspense>
          <LazyCard moment="REMAINING" current={props.context.current} />
        </>
      }
    />
  );
}

interface BarProps {
  readonly done: number;
  readonly total: number;
  /** Boxes in the row; those past `total` are paler. */
  readonly boxes?: number;
  readonly label: string;
  /** The last filled box has just been earned: it lights up. */
  readonly isNew?: boolean;
}

/** One box for each cycle, filled as far as they are paid. STYLE section 4. */
export function CycleBar({ done, total, boxes = total, label, isNew = false }: BarProps) {
  const places = Array.from({ length: boxes }, (_, i) => i);
  return (
    <div role="img" aria-label={label} className={`list ${late.cycleBar}`}>
      {places.map((place) => (
        <i
          key={place}
          className={classNames(
            place < done && late.filled,
            isNew && place === done - 1 && late.new,
            place >= Math.max(done, total) && late.outside,
          )}
        />
      ))}
    </div>
  );
}
