import type { Resource } from '@consorcio/rules/vocabulary';
import { FIRST_OPTION } from '../map-context.ts';
import { mapSetup } from '../map-setup.ts';
import { isSlug } from '../started-minigame.ts';
import { BUSY, popup, UNCHANGED } from '../state-meta.ts';
import { enterMinigame } from './shared.ts';

const takeShift = { target: 'takingShift', actions: 'choosePoint' } as const;
/** The board shows what is empty, and where it is earned. */
const dismissBoth = (['effort', 'energy'] as const).map((params) => ({ type: 'dismiss' as const, params }));

const emptyOf = (resource: Resource) =>
  mapSetup.createStateConfig({
    meta: popup({ closable: true, theme: 'PAGAMENTOS', effect: 'RECURSOS_VAZIOS' }),
    on: {
      'popup.closed': { target: 'map', actions: { type: 'dismiss', params: resource } },
      'minigame.entered': enterMinigame,
    },
  });

/** The bare map, the popups of its places, the month's event and the start of a cycle. */
export const cityStates = {
  deciding: mapSetup.createStateConfig({
    meta: UNCHANGED,
    always: [
      { guard: 'endedPaid', target: 'dreamPaid' },
      { guard: 'endedByBid', target: 'dreamByBid' },
      { guard: 'endedByRaffle', target: 'dreamByRaffle' },
      { guard: 'hasEnded', target: 'ended' },
      { guard: 'isBiddingOpen', target: 'bidOptions' },
      { guard: 'isBidLost', target: 'bidLost', actions: 'restoreBid' },
      { guard: 'isRaffleOpen', target: 'raffleIntro' },
      { guard: 'hasEvent', target: 'randomEvent' },
      { guard: 'missesEvent', target: 'lostConnection' },
      { guard: 'isPaymentDue', target: 'payment' },
      { guard: 'isUnshownCycle', target: 'cycleTransition' },
      { guard: 'isMinigameOpen', target: 'room', actions: 'restorePoint' },
      { target: 'map' },
    ],
  }),
  reloading: mapSetup.createStateConfig({
    ...BUSY,
    invoke: {
      src: 'loadBoard',
      onDone: { target: 'deciding', actions: { type: 'storeBoard', params: ({ event }) => event.output } },
      onError: 'lostConnection',
    },
  }),
  lostConnection: mapSetup.createStateConfig({ meta: popup({}), on: { 'call.retried': 'reloading' } }),

  map: mapSetup.createStateConfig({
    meta: { shows: 'map', theme: 'MAPA' },
    after: {
      emptyCheck: [
        { guard: 'hasNoEffort', target: 'noEffort' },
        { guard: 'hasNoEnergy', target: 'noEnergy' },
      ],
    },
    on: {
      'point.chosen': { target: 'room', actions: 'choosePoint' },
      'plan.stands': { actions: dismissBoth },
      'plan.opened': 'plan',
      'minigame.entered': enterMinigame,
      'shift.taken': takeShift,
    },
  }),
  room: mapSetup.createStateConfig({
    meta: popup({ layout: 'place', closable: true, reload: 'returns' }),
    on: { 'popup.closed': 'map', 'minigame.entered': enterMinigame, 'shift.taken': takeShift },
  }),
  takingShift: mapSetup.createStateConfig({
    ...BUSY,
    invoke: {
      src: 'takeShift',
      input: ({ context: { current, point } }) => ({ current, slug: isSlug(point) ? point : 1 }),
      onDone: [
        { guard: { type: 'isRefused', params: ({ event }) => event.output }, target: 'reloading' },
        { target: 'shift', actions: { type: 'storeShift', params: ({ event }) => event.output } },
      ],
      onError: 'lostConnection',
    },
  }),
  shift: mapSetup.createStateConfig({
    meta: popup({ layout: 'place', effect: 'R_CAIXA' }),
    on: { 'popup.advanced': 'reloading' },
    after: { shiftScene: 'reloading' },
  }),
  plan: mapSetup.createStateConfig({
    meta: popup({ closable: true }),
    on: {
      'popup.closed': { target: 'map', actions: dismissBoth },
      'minigame.entered': enterMinigame,
      'shift.taken': takeShift,
    },
  }),
  noEffort: emptyOf('effort'),
  noEnergy: emptyOf('energy'),

  randomEvent: mapSetup.createStateConfig({
    meta: popup({ reload: 'returns' }),
    on: {
      'option.chosen': { actions: 'chooseOption' },
      'event.acknowledged': { guard: 'hasAnswer', target: 'acknowledging' },
    },
  }),
  acknowledging: mapSetup.createStateConfig({
    ...BUSY,
    invoke: {
      src: 'acknowledgeEvent',
      input: ({ context }) => ({ id: context.event?.id ?? '', option: context.option ?? FIRST_OPTION }),
      onDone: {
        target: 'reloading',
        actions: { type: 'tellFeedback', params: ({ event }) => event.output },
      },
      onError: 'lostConnection',
    },
  }),

  cycleTransition: mapSetup.createStateConfig({
    meta: popup({ layout: 'window' }),
    entry: ['rememberCycle', 'storeCycle'],
    after: { cycleTransition: 'reloading' },
  }),
};
