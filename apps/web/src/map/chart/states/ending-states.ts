import { mapSetup } from '../map-setup.ts';
import { assemblyPopup, popup, UNCHANGED } from '../state-meta.ts';
import { seeCertificate } from './leave.ts';

const JOY = 'FINAL_POSITIVO';

/** The ends of a campaign: the letters of credit, the dream that came true, the default. */
export const endingStates = {
  creditLetterOne: mapSetup.createStateConfig({
    meta: assemblyPopup({ theme: JOY, ideas: [{ id: 24 }] }),
    on: { 'popup.advanced': 'creditLetterTwo' },
  }),
  creditLetterTwo: mapSetup.createStateConfig({
    meta: assemblyPopup({ theme: JOY, ideas: [{ id: 25 }, { id: 26 }, { id: 28 }] }),
    on: { 'popup.advanced': seeCertificate },
  }),
  dreamPaid: mapSetup.createStateConfig({
    meta: popup({ layout: 'peak', theme: JOY, reload: 'returns', ideas: [{ id: 31 }, { id: 28 }] }),
    on: { 'popup.advanced': seeCertificate },
  }),
  dreamByBid: mapSetup.createStateConfig({
    meta: popup({ layout: 'peak', theme: JOY, reload: 'returns' }),
    on: { 'popup.advanced': 'creditLetterOne' },
  }),
  dreamByRaffle: mapSetup.createStateConfig({
    meta: popup({ layout: 'peak', theme: JOY, reload: 'returns' }),
    on: { 'popup.advanced': 'creditLetterOne' },
  }),

  ended: mapSetup.createStateConfig({
    meta: popup({ theme: 'FINAL_NEGATIVO', reload: 'returns', ideas: [{ id: 28 }, { id: 29 }] }),
    on: { 'popup.advanced': 'seeingResults' },
  }),
  seeingResults: mapSetup.createStateConfig({
    meta: UNCHANGED,
    tags: 'busy',
    invoke: {
      src: 'seeResults',
      input: ({ context }) => ({ campaignId: context.current.campaign.id }),
      onDone: { target: 'leaving', actions: 'leaveForDreamIntro' },
      onError: 'lostConnection',
    },
  }),
  leaving: mapSetup.createStateConfig({ meta: UNCHANGED, type: 'final', tags: 'busy' }),
};
