import type { Board } from '../current-stage.ts';
import { mapSetup } from '../map-setup.ts';
import { popup, UNCHANGED } from '../state-meta.ts';

/** While a payment's popup is read, the board behind it is fetched anew; without an answer `reloading` asks again. */
const refreshBoard = {
  src: 'loadBoard',
  onDone: {
    actions: { type: 'storeBoard', params: ({ event }: { readonly event: { output: Board } }) => event.output },
  },
  onError: {},
} as const;

/** The instalment, from the popup that asks for it to the cycles that remain. */
export const paymentStates = {
  payment: mapSetup.createStateConfig({
    meta: popup({
      theme: 'PAGAMENTOS',
      reload: 'returns',
    }),
    on: { 'instalment.confirmed': 'paying' },
  }),
  paying: mapSetup.createStateConfig({
    meta: UNCHANGED,
    tags: 'busy',
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
    meta: UNCHANGED,
    tags: 'busy',
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
