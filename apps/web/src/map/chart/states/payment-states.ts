import { mapSetup } from '../map-setup.ts';
import { BUSY, popup, UNCHANGED } from '../state-meta.ts';
import { refreshBoard } from './shared.ts';

/** The instalment, from the popup that asks for it to the cycles that remain. */
export const paymentStates = {
  payment: mapSetup.createStateConfig({
    meta: popup({ theme: 'PAGAMENTOS', reload: 'returns' }),
    on: { 'instalment.confirmed': 'paying' },
  }),
  paying: mapSetup.createStateConfig({
    ...BUSY,
    entry: 'forgetPayment',
    invoke: {
      src: 'payInstalment',
      input: ({ context }) => ({ stageId: context.current.stage.id }),
      onDone: {
        target: 'closingPayment',
        actions: [
          { type: 'storePayment', params: ({ event }) => event.output },
          { type: 'updateBalance', params: ({ event }) => event.output.balance },
        ],
      },
      onError: 'checkingPayment',
    },
  }),
  checkingPayment: mapSetup.createStateConfig({
    ...BUSY,
    invoke: {
      src: 'loadBoard',
      onDone: {
        target: 'closingPayment',
        actions: [
          { type: 'inferPayment', params: ({ event }) => event.output },
          { type: 'storeBoard', params: ({ event }) => event.output },
        ],
      },
      onError: 'closingPayment',
    },
  }),
  closingPayment: mapSetup.createStateConfig({
    meta: UNCHANGED,
    tags: 'closing',
    after: {
      popupClose: [
        { guard: 'hasPaidAll', target: 'dreamPaid' },
        { guard: 'hasDefaulted', target: 'ended' },
        { guard: 'hasPaid', target: 'paymentSuccess' },
        { target: 'paymentFailure' },
      ],
    },
  }),
  paymentFailure: mapSetup.createStateConfig({
    meta: popup({ theme: 'PAGAMENTOS' }),
    invoke: refreshBoard,
    on: { 'popup.advanced': 'reloading' },
  }),
  paymentSuccess: mapSetup.createStateConfig({
    meta: popup({ theme: 'SUCCESS' }),
    invoke: refreshBoard,
    on: { 'popup.advanced': 'remainingCycles' },
  }),
  remainingCycles: mapSetup.createStateConfig({
    meta: popup({}),
    on: { 'popup.advanced': [{ guard: 'isBiddingOpen', target: 'bidOptions' }, { target: 'reloading' }] },
  }),
};
