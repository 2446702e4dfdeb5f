import { bidCopy } from '@consorcio/copy/decisions';
import { threeDigits } from '@consorcio/copy/digits';
import { bidPopups } from '@consorcio/copy/month-popups';
import { BALANCED_WORKS, type BillAhead, bidLimits } from '@consorcio/rules/queries';
import { type PointerEvent, useEffect, useId, useRef } from 'react';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { Track } from '../../../ui/figures/bars.tsx';
import { announce } from '../../../ui/notices/announce.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { PlusIcon } from '../../../ui/pictures/later-glyphs.tsx';
import { LivePicture } from '../../live-picture.tsx';
import css from '../late-popups.module.css';
import { pictureOptionsOf } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';
import { bidNotice } from './bid-notice.ts';

const { value } = bidPopups;

/** The bid's value: 0 to the effort, step 1, by buttons, which repeat while they are held, or ArrowUp and ArrowDown; the input is disabled. SPEC 5. */
export function BidValue({ context, send, isBusy }: PopupProps) {
  const id = useId();
  const { offer, current } = context;
  const { effort } = current.balance;
  const { min, max } = bidLimits(effort);
  const terms = termsOfStage(current);
  const notice = bidNotice(terms, current.stage.cycle, current.balance, offer);
  useOfferNews(offer, bidCopy.told(offer, effort - offer, notice.text));
  const { persona = 1, dream = 1, n = 0, total = 1 } = pictureOptionsOf(context);
  const lower = useHeldPress(() => send({ type: 'bid.lowered' }));
  const raise = useHeldPress(() => send({ type: 'bid.raised' }));
  useArrowKeys((key) => {
    if (!isBusy) send({ type: key === 'ArrowUp' ? 'bid.raised' : 'bid.lowered' });
  });
  return (
    <Popup
      isDense
      ribbon={value.ribbon}
      heading={value.body}
      className={css.bid}
      picture={<LivePicture draw={(art) => art.bidPicture(persona, dream, n, total)} />}
      body={
        <>
          <div className={`row ${css.steps}`} data-gap="5">
            <button
              type="button"
              className={`disc key ${css.step}`}
              data-face="danger"
              aria-label={value.lower}
              disabled={isBusy || offer <= min}
              {...lower}
            >
              <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
                <path d="M5 16h22" stroke="currentColor" strokeWidth="5.5" strokeLinecap="round" />
              </svg>
            </button>
            <span className={`row ${css.box}`}>
              <Icon name="esforco" />
              <input
                className={css.input}
                type="text"
                disabled
                aria-label={value.label}
                aria-describedby={id}
                value={threeDigits(offer)}
                size={3}
              />
            </span>
            <button
              type="button"
              className={`disc key ${css.step}`}
              data-face="go"
              aria-label={value.raise}
              disabled={isBusy || offer >= max}
              {...raise}
            >
              <PlusIcon />
            </button>
          </div>
          <p id={id} className={css.limits}>
            <b className={css.left}>{bidCopy.left(effort - offer)}.</b> {value.limits(max)}
          </p>
          {notice.bills.length > 0 && <Bills bills={notice.bills} />}
          <p
            className={`remark ${notice.isTight ? css.notice : css.calm}`}
            data-tone={notice.isTight ? undefined : 'soft'}
          >
            {notice.text}
          </p>
        </>
      }
    >
      <ButtonRow>
        <Button kind="secondary" disabled={isBusy} onClick={() => send({ type: 'bid.withdrawn' })}>
          {value.back}
        </Button>
        <Button
          kind={offer > 0 ? 'play' : 'secondary'}
          data-main
          disabled={isBusy}
          onClick={() => send({ type: 'bid.confirmed' })}
        >
          {value.confirm}
        </Button>
      </ButtonRow>
    </Popup>
  );
}

/** The next bills as bars: full where they are paid, broken where something is missing. */
const Bills = ({ bills }: { readonly bills: readonly BillAhead[] }) => (
  <div className={css.bills}>
    <p className={css.billsTitle}>{bidCopy.bills(BALANCED_WORKS)}</p>
    <ol className="list">
      {bills.map(({ cycle, bill, beside, missing }, place) => (
        <li key={cycle} data-short={missing > 0 || undefined}>
          <span className="reader-only">{bidCopy.spoken(place, bill, beside, missing)}</span>
          <span className={css.apart} aria-hidden="true">
            <span>{bidCopy.bill(place, bill)}</span>
            <b className={css.missing}>{missing === 0 ? bidCopy.paid : bidCopy.mayLack(missing)}</b>
          </span>
          <Track fills={{ [missing > 0 ? 'danger' : 'go']: 1 - missing / bill }} />
        </li>
      ))}
    </ol>
  </div>
);

/** Tells a changed offer; of several that follow each other fast only the last is told. */
function useOfferNews(offer: number, words: string): void {
  const told = useRef(offer);
  useEffect(() => {
    if (told.current !== offer) announce(words, 'offer');
    told.current = offer;
  }, [offer, words]);
}

/** Arrow keys work wherever the focus stands in the popup. */
function useArrowKeys(step: (key: 'ArrowUp' | 'ArrowDown') => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      step(event.key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [step]);
}

/** Milliseconds that a button is held before it repeats, and between two repeats. */
const HELD = 400;
const REPEAT = 110;

interface HeldPress {
  readonly onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerLeave: () => void;
  readonly onPointerCancel: () => void;
  readonly onClick: () => void;
}

/** Handlers of a button whose `press` repeats while it is held; a tap or a key presses once. */
function useHeldPress(press: () => void): HeldPress {
  const latest = useRef(press);
  latest.current = press;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ currentTarget: button, pointerId }) => {
      // What the press changes may move the button away from under the finger.
      button.setPointerCapture(pointerId);
      hasRepeated.current = false;
      const repeat = (): void => {
        if (button.disabled) return;
        hasRepeated.current = true;
        latest.current();
        timer.current = setTimeout(repeat, REPEAT);
      };
      stop();
      timer.current = setTimeout(repeat, HELD);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      if (!hasRepeated.current) latest.current();
      hasRepeated.current = false;
    },
  };
}
