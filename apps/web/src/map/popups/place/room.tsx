import icons from 'pictures:place-icon';
import { helpOf } from '@consorcio/contract/kept';
import { placeTips } from '@consorcio/copy/minigames';
import { roomPopup } from '@consorcio/copy/popups';
import { paysByTheDay, wagesToday } from '@consorcio/rules/queries';
import { type MinigameSlug, minigameAt } from '@consorcio/rules/vocabulary';
import { useRef, useState } from 'react';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { CloseButton } from '../../../ui/buttons/close-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { Chips } from '../../../ui/figures/chips.tsx';
import { rescueAt } from '../../chart/advice.ts';
import { entryCostAt } from '../../chart/entry-cost.ts';
import { isSlug, offersShift, startedSlug } from '../../chart/started-minigame.ts';
import { TRADES } from '../../chart/trades.ts';
import css from '../../map-scenes.module.css';
import { late } from '../late.ts';
import type { PopupProps } from '../popup-props.ts';
import { OpenPlace } from './open-place.tsx';
import { roomHints } from './room-hints.ts';

const Shift = late('Shift');

const TONES = { energia: 'soft', esforco: 'effort' } as const;

/** A place of the map, open beside its card, which says what it takes and gives, or what a turn there has brought. SPEC section 2. */
export function Room(props: PopupProps) {
  const { context, isHurried } = props;
  const slug = isSlug(context.point) ? context.point : 1;
  const at = minigameAt(slug);
  const card = useRef<HTMLDivElement>(null);
  return (
    <div ref={card} className={css.card}>
      <OpenPlace place={slug} persona={context.current.user.personaId} card={card} isClosed={isHurried} />
      <span className={`disc ${css.medallion}`} aria-hidden="true">
        <img src={icons[slug]} alt="" width="64" height="64" />
      </span>
      {context.shift === null ? (
        <Offer {...props} slug={slug} />
      ) : (
        <Shift {...props} at={at} icon={TRADES[at.kind].gives} className={css.panel} />
      )}
    </div>
  );
}

/** What the place takes, what an honest run brings today, 'Jogar', and a turn without the game for who has ended it once. */
function Offer({ context, send, isBusy, slug }: PopupProps & { readonly slug: MinigameSlug }) {
  const { game, place, kind, roomId } = minigameAt(slug);
  const [isKnown] = useState(() => helpOf(game).read() !== null);
  const [isEnded] = useState(() => offersShift(context.current, slug));
  const { takes, gives } = TRADES[kind];
  const cost = entryCostAt(context.current, slug);
  const rescue = rescueAt(context.current, slug);
  const terms = termsOfStage(context.current);
  const started = startedSlug(context.current);
  const vigor = started === slug ? context.current.room?.run?.vigor : undefined;
  const { min, max } = wagesToday(terms, roomId, context.current.balance.energy, vigor);
  const hints = roomHints(context.current, slug);
  const isInVain = rescue === 'never' || rescue === 'rest';
  return (
    <>
      <CloseButton label={roomPopup.close} onClose={() => send({ type: 'popup.closed' })} className={css.roomClose} />
      <Popup
        className={css.panel}
        heading={place}
        body={
          <>
            <p className={classNames(hints.length > 0 && css.hinted)}>{placeTips[slug]}</p>
            <Chips
              chips={[
                { label: roomPopup.cost, value: String(cost), icon: takes, tone: TONES[takes] },
                { label: roomPopup.reward, value: roomPopup.range(min, max), icon: gives, tone: TONES[gives] },
              ]}
            />
            {min < max && paysByTheDay(terms, roomId) && <p className={css.today}>{roomPopup.byTheDay}</p>}
            {hints.map((hint) => (
              <p key={hint} className={classNames(css.hint, isInVain && css.inVain)}>
                {hint}
              </p>
            ))}
          </>
        }
      >
        <ButtonRow>
          <Button
            kind={isInVain ? 'secondary' : 'play'}
            data-main
            disabled={isBusy}
            onClick={() => send({ type: 'minigame.entered', slug })}
          >
            {roomPopup.play}
          </Button>
          {isEnded && (started ?? slug) === slug && (
            <Button kind="secondary" disabled={isBusy} onClick={() => send({ type: 'shift.taken', slug })}>
              {roomPopup.shift[kind]}
            </Button>
          )}
        </ButtonRow>
        {context.current.user.shifts === null && <p className={css.today}>{roomPopup.noShift}</p>}
        {isKnown && (
          <button
            type="button"
            className={`way ${css.helpWay}`}
            disabled={isBusy}
            onClick={() => {
              helpOf(game).forget();
              send({ type: 'minigame.entered', slug });
            }}
          >
            {roomPopup.ways}
          </button>
        )}
      </Popup>
    </>
  );
}
