/**
 * One sample of every picture, by family and name. The tests pin each one, and the contact sheet shows them all; the game
 * does not use this module.
 */
import { LIVE_REACTIONS, LUCKY_WORDS } from '@consorcio/rules/live-words';
import { dreamCycles } from '@consorcio/rules/queries';
import { BADGE_GRADES, BADGE_TYPES, DREAM_IDS, PERSONA_IDS } from '@consorcio/rules/vocabulary';
import type { Svg } from './core/svg.ts';
import { CERTIFICATE_WORDS, LIVE_CERTIFICATE_WORDS } from './gallery-words.ts';
import * as art from './index.ts';
import { kitSheet, mapScreen, popupScreen } from './pictures/kit.ts';

export type Gallery = Readonly<Record<string, Readonly<Record<string, () => Svg>>>>;

type Family = Readonly<Record<string, () => Svg>>;
const each = <T>(list: readonly T[], nameOf: (entry: T) => string | number, draw: (entry: T) => Svg): Family =>
  Object.fromEntries(list.map((entry) => [nameOf(entry), () => draw(entry)]));
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** second raffle of a group of 30: quotas 10, 12 and 29 are gone (RULES section 7) */
const WAITING = upTo(30)
  .map((i) => i + 1)
  .filter((quota) => ![10, 12, 29].includes(quota));
const OWN = 28;
const FACTS = { persona: 1, dream: 4, n: 2, total: 6, own: OWN, drawn: 13, numbers: WAITING } as const;
const AFTER_DRAW = art.MIX + art.ROLL;

const portraits = PERSONA_IDS.flatMap((id) => art.PORTRAIT_KINDS.map((kind) => ({ id, kind })));
const medals = BADGE_TYPES.flatMap((type) => BADGE_GRADES.map((grade) => ({ type, grade })));
const parts = DREAM_IDS.flatMap((id) => upTo(dreamCycles(id) + 1).map((n) => ({ id, n })));
const lots = DREAM_IDS.flatMap((id) => art.lotStates(id).map((state) => ({ id, state })));
const burstNames = Object.keys(art.BURSTS) as art.BurstName[];

export const GALLERY: Gallery = {
  city: {
    map: () => art.cityMap({ persona: 1 }),
    ground: () => art.cityMap({ signs: false, clouds: false, traffic: false }),
    clouds: art.cityClouds,
    lit: () => art.cityMap({ active: 3 }),
    still: () => art.cityMap({ signs: false, life: false }),
    'no-air': () => art.cityMap({ signs: false, air: false }),
    ...each(
      art.CITY_LAYERS,
      (layer) => layer,
      (layer) => art.cityMap({ life: false, layer }),
    ),
    ...each(
      art.CITY_LAYERS,
      (layer) => `still-${layer}`,
      (layer) => art.cityMap({ signs: false, layer }),
    ),
    ...each(art.CITY_SIDES, (side) => `side-${side}`, art.citySide),
    ...each(art.CITY_SIDES, (side) => `side-front-${side}`, art.citySideFront),
    sky: art.citySky,
    lights: art.cityLights,
    rain: art.cityRain,
    ...each(art.DECORS, (name) => `decor-${name}`, art.cityDecor),
    wide: () => art.cityWide({ signs: false }),
    ...each(art.PLACE_IDS, (id) => `sign-${id}`, art.placeSign),
    ...each(art.LIFE_PICTURES, (name) => `life-${name}`, art.lifePicture),
    ...each(
      PERSONA_IDS,
      (id) => `avatar-${id}`,
      (id) => art.cityAvatar(id),
    ),
  },
  rooms: {
    ...each(
      PERSONA_IDS,
      (id) => `room-${id}`,
      (id) => art.roomSheet(id, id),
    ),
    ...each(art.PLACE_IDS, (id) => `roof-${id}`, art.roofPicture),
  },
  poses: each(
    art.POSE_NAMES,
    (pose) => pose,
    (pose) => art.person({ persona: 3, pose }),
  ),
  expressions: each(
    art.EXPRESSION_NAMES,
    (name) => name,
    (expression) => art.portrait(2, 'plain', { expression }),
  ),
  people: {
    ...each(
      PERSONA_IDS,
      (id) => id,
      (persona) => art.person({ persona, pose: 'cintura', expression: 'feliz' }),
    ),
    ...each(
      PERSONA_IDS,
      (id) => `${id}-left`,
      (persona) => art.person({ persona, pose: 'corre2', flip: true }),
    ),
    behind: () => art.person({ persona: 'x5', back: true }),
    speaking: () => art.person({ persona: 4, t: 1.3, talking: true, seed: 2 }),
    dressed: () => art.person({ persona: 2, apron: true, helmet: true }),
  },
  crowd: each(
    upTo(48),
    (n) => `x${n}`,
    (n) => art.portrait(`x${n}`),
  ),
  portraits: each(
    portraits,
    ({ id, kind }) => `${id}-${kind}`,
    ({ id, kind }) => art.portrait(id, kind),
  ),
  dreams: {
    ...each(DREAM_IDS, (id) => id, art.dreamPicture),
    ...each(
      DREAM_IDS,
      (id) => `disc-${id}`,
      (id) => art.dreamDisc(id, 1),
    ),
    ...each(
      DREAM_IDS,
      (id) => `card-${id}`,
      (id) => art.dreamCard(id),
    ),
  },
  parts: each(
    parts,
    ({ id, n }) => `${id}-${n}`,
    ({ id, n }) => art.dreamPart(id, n),
  ),
  lots: {
    ...each(
      lots,
      ({ id, state }) => `${id}-${state}`,
      ({ id, state }) => art.lotPicture(id, state),
    ),
    lost: () => art.lotPicture(1, 'lost'),
  },
  moments: each(
    art.MOMENT_NAMES,
    (name) => name,
    (name) => art.moment(name, FACTS),
  ),
  events: each(
    art.EVENT_IDS,
    (id) => id,
    (id) => art.eventPicture(id, PERSONA_IDS[id % 4] ?? 1),
  ),
  badges: {
    ...each(
      medals,
      ({ type, grade }) => `${type}-${grade}`,
      ({ type, grade }) => art.medal(type, grade),
    ),
    locked: () => art.medal('SAVER', 1, true),
    rays: () => art.medalWithRays('GAME_TAPPER', 2),
    ...each(
      BADGE_GRADES,
      (grade) => `tier-${grade}`,
      (grade) => art.tierMark(grade, grade < 3),
    ),
  },
  raffle: {
    assembly: () => art.assembly({ persona: 1 }),
    ...each(
      art.CITY_SIDES,
      (side) => `side-${side}`,
      (side) => art.assemblySide(side),
    ),
    party: () => art.assembly({ mood: 'festa', foreground: false, t: 0.5 }),
    before: () => art.raffleScene({ persona: 1, numbers: WAITING, own: OWN }),
    mixing: () => art.raffleScene({ persona: 1, numbers: WAITING, own: OWN, t: 1.37 }),
    own: () => art.raffleScene({ persona: 1, numbers: WAITING, own: OWN, drawn: OWN, t: AFTER_DRAW }),
    other: () => art.raffleScene({ persona: 1, numbers: WAITING, own: OWN, drawn: 4, t: AFTER_DRAW }),
    few: () => art.globe({ numbers: [1, 2, 3], own: 2 }),
    many: () => art.globe({ numbers: upTo(45).map((i) => i + 1), own: 2, drawn: 3, t: art.MIX + 0.6 }),
    ball: () => art.ball(7),
    'big-ball': () => art.bigBall(OWN, true),
    'big-ball-other': () => art.bigBall(4, false),
  },
  letters: {
    closed: art.closedLetter,
    credit: () => art.creditLetter(5),
    envelope: () => art.envelope({ dream: 7 }),
    sealed: () => art.envelope({ open: 0 }),
    scene: () => art.envelopeScene({ persona: 2, dream: 7 }),
    waiting: () => art.envelopeScene({ persona: 3, open: 0 }),
    'table-left': () => art.bidTableSide('left'),
    'table-right': () => art.bidTableSide('right'),
  },
  cycles: {
    ...each(
      upTo(9),
      (i) => i + 1,
      (i) => art.cycleLeaf(i + 1),
    ),
  },
  certificate: {
    scene: () => art.certificateScene(1, 7),
    sheet: art.certificateSheet,
    medal: art.certificateMedal,
    print: () => art.certificatePrint(1, 5, CERTIFICATE_WORDS),
    'print-long': () =>
      art.certificatePrint(3, 4, {
        ...CERTIFICATE_WORDS,
        name: 'Maria Antônia Conceição dos Santos',
        dream: 'Reforma da casa da família',
        where: 'Confira em consorcio.escola-municipal.exemplo/c',
      }),
  },
  screens: {
    welcome: art.welcomeScene,
    opening: () => art.openingScene(),
    about: art.aboutScene,
    login: art.loginScene,
    'persona-intro': art.personaIntroScene,
    ...each(PERSONA_IDS, (id) => `persona-stage-${id}`, art.personaStage),
    ...each(PERSONA_IDS, (id) => `confirm-persona-${id}`, art.confirmPersona),
    ...each(DREAM_IDS, (id) => `confirm-dream-${id}`, art.confirmDream),
    signpost: art.signpostPicture,
    'dream-intro': () => art.dreamIntroScene(),
    'great-choice': () => art.greatChoiceScene(1, 4),
    returning: () => art.returningPicture(3, 6, 3, 8),
    bid: () => art.bidPicture(4, 5, 2, 7),
    waiting: () => art.waitingScene(),
    guard: () => art.waitingScene('rota', 2, 'pensar'),
    'not-found': art.notFoundScene,
    'no-signal': () => art.noSignalPicture(),
  },
  backgrounds: {
    street: () => art.street(),
    hills: art.hills,
    ...each(burstNames, (name) => `rays-${name}`, art.sunburst),
    'badge-rays': art.badgeRays,
    confetti: () => art.confetti(400, 300, 40, 5, [100, 100, 200, 100]),
  },
  share: {
    campaign: () => art.campaignCard('Léo', 5),
    'paid-contract': () => art.campaignCard('Léo', 5, undefined, 'Contrato quitado, com renegociação'),
    badge: () => art.badgeCard('Ana', 'BID_WON', 3, 'Conquistei a badge Planejamento Campeão'),
    avatar: () => art.avatarCard('Iara', 3),
    'long-name': () => art.campaignCard('Maria Antônia Conceição dos Santos Albuquerque e Silva', 7),
    markup: () => art.campaignCard('<b>Zé & "Nê"</b> 🎉 مرحبا', 6),
    default: () => art.defaultCard(),
    'avatar-on-page': () => art.avatarCard('Iara', 3, undefined, 'page'),
    'badge-on-page': () => art.badgeCard('Ana', 'BID_WON', 3, 'Conquistei a badge Planejamento Campeão', 'page'),
    'paid-contract-on-page': () => art.campaignCard('Léo', 5, undefined, 'Contrato quitado, com renegociação', 'page'),
    'default-on-page': () => art.defaultCard('page'),
  },
  icons: {
    ...each(art.ICON_NAMES, (name) => name, art.iconPicture),
    ...each(art.PLACE_IDS, (id) => `place-${id}`, art.placeIcon),
    ...each(art.SHARE_TARGETS, (target) => `share-${target}`, art.shareIcon),
  },
  brand: {
    logo: art.logo,
    favicon: art.favicon,
    icon: () => art.appIcon(),
    maskable: () => art.appIcon({ maskable: true }),
  },
  items: {
    ...each(art.FOOD_NAMES, (name) => name, art.foodPicture),
    ...each(art.PRODUCT_NAMES, (name) => name, art.productPicture),
    ...each(art.STREET_THING_NAMES, (name) => name, art.streetThing),
    ...each(
      art.DIRECTIONS,
      (direction) => direction,
      (direction) => art.arrowPicture(direction),
    ),
    ...each(
      art.DIRECTIONS,
      (direction) => `${direction}-ring`,
      (direction) => art.arrowPicture(direction, true),
    ),
    heart: () => art.heartPicture(),
    lost: () => art.heartPicture(false),
  },
  notebook: {
    ...each(
      upTo(art.CONCEPT_NAMES.length),
      (i) => i,
      (i) => art.conceptPicture(i),
    ),
    unknown: () => art.conceptPicture(0, false),
    desk: art.notebookDesk,
    ...each(
      upTo(art.CHAPTERS.length),
      (i) => `sheet-${i}`,
      (i) => art.notebookSheet(i),
    ),
    ...each(art.WAY_NAMES, (name) => `way-${name}`, art.wayIcon),
    moderator: () => art.moderatorPortrait(),
  },
  exercises: {
    ...each(art.EXERCISE_NAMES, (name) => name, art.exercisePicture),
    ...each(art.SENDER_SIGN_NAMES, (name) => `sender-${name}`, art.senderSign),
  },
  'live-certificate': {
    paid: () => art.liveCertificate({ persona: 2, dream: 5, isPaid: true }, LIVE_CERTIFICATE_WORDS),
    out: () => art.liveCertificate({ persona: 4, dream: 2, isPaid: false }, { ...LIVE_CERTIFICATE_WORDS, facts: [] }),
  },
  lucky: each(LUCKY_WORDS, (word) => word, art.luckyPicture),
  peaks: {
    ...each(art.PEAK_LAYERS, (name) => name, art.peakLayer),
    ...each(DREAM_IDS, (id) => `dream-${id}`, art.peakDreamLayer),
    ...each(PERSONA_IDS, (id) => `hero-${id}`, art.peakHeroLayer),
  },
  reactions: each(LIVE_REACTIONS, (reaction) => reaction, art.reactionPicture),
  kit: { map: () => mapScreen(), popup: popupScreen, parts: kitSheet },
};
