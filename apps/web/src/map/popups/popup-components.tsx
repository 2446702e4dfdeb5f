import { FOREIGN_ANSWER } from '@consorcio/copy/errors';
import { emptyPopups, lostConnectionPopup } from '@consorcio/copy/popups';
import type { Resource } from '@consorcio/rules/vocabulary';
import type { ComponentType } from 'react';
import { isAnswerForeign } from '../../api/client.ts';
import { advisedPlaces } from '../chart/advice.ts';
import type { PopupState } from '../chart/popup-states.ts';
import { late } from './late.ts';
import { MomentPopup } from './layouts/moment-popup.tsx';
import { Room } from './place/room.tsx';
import type { PopupProps } from './popup-props.ts';

interface EmptyProps extends PopupProps {
  readonly resource: Resource;
  readonly moment: 'semEsforco' | 'semEnergia';
  readonly copy: (typeof emptyPopups)[Resource];
}

/** Sends the player to a random minigame that earns what is missing, or to the one already begun (chart/advice.ts). */
function EmptyResource({ resource, copy, ...props }: EmptyProps) {
  const { ribbon, heading, body, button } = copy;
  const enter = (): void => {
    const places = advisedPlaces(props.context.current, resource);
    const slug = places[Math.floor(Math.random() * places.length)];
    if (slug !== undefined) props.send({ type: 'minigame.entered', slug });
  };
  return <MomentPopup {...props} ribbon={ribbon} heading={heading} body={body} button={button} onButton={enter} />;
}

/** Effort is 0: the way to a minigame that earns it. SPEC section 4. */
const NoEffort = (props: PopupProps) => (
  <EmptyResource {...props} resource="effort" moment="semEsforco" copy={emptyPopups.effort} />
);

/** Energy is 0: the way to a minigame that earns it. SPEC section 4. */
const NoEnergy = (props: PopupProps) => (
  <EmptyResource {...props} resource="energy" moment="semEnergia" copy={emptyPopups.energy} />
);

const FOREIGN_POPUP = { ...lostConnectionPopup, ...FOREIGN_ANSWER, heading: FOREIGN_ANSWER.title };

/** Any other call that failed: ask again where the campaign stands. */
const LostConnection = (props: PopupProps) => {
  const { ribbon, heading, body, button } = isAnswerForeign() ? FOREIGN_POPUP : lostConnectionPopup;
  return (
    <MomentPopup
      {...props}
      moment="semConexao"
      ribbon={ribbon}
      heading={heading}
      body={body}
      button={button}
      onButton={() => props.send({ type: 'call.retried' })}
    />
  );
};

/** The component of each popup; a state whose meta is a popup's and that is missing here does not compile. */
export const POPUPS: Readonly<Record<PopupState, ComponentType<PopupProps>>> = {
  room: Room,
  /* The same component, so that the place stays open. */
  shift: Room,
  noEffort: NoEffort,
  noEnergy: NoEnergy,
  plan: late('MonthBoard'),
  randomEvent: late('RandomEvent'),
  payment: late('Payment'),
  paymentFailure: late('PaymentFailure'),
  paymentSuccess: late('PaymentSuccess'),
  remainingCycles: late('RemainingCycles'),
  bidOptions: late('BidOptions'),
  bidValue: late('BidValue'),
  bidUnreached: late('BidUnreached'),
  bidFilm: late('BidFilm'),
  bidWon: late('BidWon'),
  bidLost: late('BidLost'),
  raffleIntro: late('RaffleIntro'),
  raffleUnreached: late('RaffleUnreached'),
  raffleFilm: late('RaffleFilm'),
  raffleWon: late('RaffleWon'),
  raffleLost: late('RaffleLost'),
  creditLetterOne: late('CreditLetterOne'),
  creditLetterTwo: late('CreditLetterTwo'),
  dreamPaid: late('DreamPaid'),
  dreamByBid: late('DreamByBid'),
  dreamByRaffle: late('DreamByRaffle'),
  ended: late('Ended'),
  cycleTransition: late('CycleTransition'),
  lostConnection: LostConnection,
};
