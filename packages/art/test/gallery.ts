/** One sample of every picture, by family and name: the test pins each one. */
import { LIVE_REACTIONS, LUCKY_WORDS } from '@consorcio/rules/live-words';
import { dreamCycles } from '@consorcio/rules/queries';
import { BADGE_GRADES, BADGE_TYPES, DREAM_IDS, PERSONA_IDS } from '@consorcio/rules/vocabulary';
import type { Svg } from '../src/core/svg.ts';
import type { CertificateWords, LiveCertificateWords } from '../src/index.ts';
import * as art from '../src/index.ts';

type Family = Readonly<Record<string, () => Svg>>;
/** Families of samples by name. */
type Gallery = Readonly<Record<string, Family>>;

/** A sample of every entry; the entry, or all that it consists of, takes the place of the asterisk in its name. */
const each = <T extends string | number | object>(name: string, list: readonly T[], draw: (entry: T) => Svg): Family =>
  Object.fromEntries(
    list.map((entry) => [
      name.replace('*', typeof entry === 'object' ? Object.values(entry).join('-') : String(entry)),
      () => draw(entry),
    ]),
  );
/** 0 to count - 1. */
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/* The town, what stands in it, and the dreams. */
const parts = DREAM_IDS.flatMap((id) => upTo(dreamCycles(id) + 1).map((n) => ({ id, n })));
const heroes = art.HERO_POSES.flatMap((does) => PERSONA_IDS.map((persona) => ({ does, persona })));
const homes = DREAM_IDS.flatMap((id) => PERSONA_IDS.map((persona) => ({ id, persona })));
const lots = DREAM_IDS.flatMap((id) => art.lotStates(id).map((state) => ({ id, state })));

const TOWN: Gallery = {
  city: {
    map: () => art.cityMap({ persona: 1 }),
    still: () => art.cityMap({ signs: false, life: false }),
    ...each('*', art.CITY_LAYERS, (layer) => art.cityMap({ life: false, layer })),
    ...each('still-*', art.CITY_LAYERS, (layer) => art.cityMap({ signs: false, layer })),
    ...each('side-*', art.CITY_SIDES, art.citySide),
    ...each('side-front-*', art.CITY_SIDES, art.citySideFront),
    sky: art.citySky,
    lights: art.cityLights,
    /* a street with every kind of mark */
    'street-marks': () =>
      art.streetMarks({
        house: { coat: 2, painted: 0.5, before: 1, mended: 1 },
        fund: 0.7,
        goods: [...DREAM_IDS, ...DREAM_IDS],
        doors: art.HOMES.map((_, i) => (i < art.HOMES.length - 2 ? 'shut' : 'half')),
      }),
    rain: art.cityRain,
    puddles: art.cityPuddles,
    ...each('rings-*', art.RING_PHASES, art.cityRings),
    ...each('umbrella-*', art.UMBRELLAS, art.cityUmbrella),
    umbrellas: art.cityUmbrellas,
    ...each('decor-*', art.DECORS, art.cityDecor),
    ...each('decor-light-*', art.SHINING_DECORS, art.cityDecorLight),
    ...each('sign-*', art.PLACE_IDS, art.placeSign),
    ...each('life-*', art.LIFE_PICTURES, art.lifePicture),
    ...each('avatar-*', PERSONA_IDS, (id) => art.cityAvatar(id)),
    ...each('avatar-in-rain-*', PERSONA_IDS, art.cityAvatarInRain),
  },
  rooms: {
    ...each('room-*', art.PLACE_IDS, (id) => art.roomSheet(id, PERSONA_IDS[(id - 1) % PERSONA_IDS.length] ?? 1)),
    ...each('roof-*', art.PLACE_IDS, art.roofPicture),
  },
  dreams: {
    ...each('*', DREAM_IDS, art.dreamPicture),
    ...each('card-*', DREAM_IDS, (id) => art.dreamCard(id)),
  },
  parts: each('*', parts, ({ id, n }) => art.dreamPart(id, n)),
  lots: {
    ...each('*', lots, ({ id, state }) => art.lotPicture(id, state)),
    lost: () => art.lotPicture(1, 'lost'),
    ...each('at-home-*', homes, ({ id, persona }) => art.lotPerson(id, persona)),
  },
  cycles: each('*', upTo(10).slice(1), art.cycleLeaf),
};

const portraits = PERSONA_IDS.flatMap((id) => art.PORTRAIT_KINDS.map((kind) => ({ id, kind })));

const PEOPLE: Gallery = {
  poses: each('*', art.POSE_NAMES, (pose) => art.person({ persona: 3, pose })),
  expressions: each('*', art.EXPRESSION_NAMES, (expression) => art.portrait(2, 'plain', { expression })),
  people: {
    ...each('*', PERSONA_IDS, (persona) => art.person({ persona, pose: 'cintura', expression: 'feliz' })),
    ...each('*-left', PERSONA_IDS, (persona) => art.person({ persona, pose: 'corre2', flip: true })),
    behind: () => art.person({ persona: 'x5', back: true }),
    speaking: () => art.person({ persona: 4, t: 1.3, talking: true, seed: 2 }),
    dressed: () => art.person({ persona: 2, apron: true, helmet: true }),
  },
  eyes: {
    ...each('*-shut', PERSONA_IDS, (persona) => art.personEyes({ persona, pose: 'cintura', blink: 1 })),
    ...each('*-aside', PERSONA_IDS, (persona) => art.personEyes({ persona, pose: 'cintura', gaze: [-0.9, 0.1] })),
  },
  crowd: each('x*', upTo(48), (n) => art.portrait(`x${n}`)),
  portraits: each('*', portraits, ({ id, kind }) => art.portrait(id, kind)),
};

/** second raffle of a group of 30: quotas 10, 12 and 29 are gone (RULES section 7) */
const WAITING = upTo(30)
  .map((i) => i + 1)
  .filter((quota) => ![10, 12, 29].includes(quota));
const OWN = 28;
const FACTS = { persona: 1, dream: 4, n: 2, total: 6, own: OWN, drawn: 13, numbers: WAITING } as const;

const SCENES: Gallery = {
  moments: each('*', art.MOMENT_NAMES, (name) => art.moment(name, FACTS)),
  events: each('*', art.EVENT_IDS, (id) => art.eventPicture(id, PERSONA_IDS[id % PERSONA_IDS.length] ?? 1)),
  raffle: {
    assembly: () => art.assembly({ persona: 1 }),
    ...each('side-*', art.CITY_SIDES, (side) => art.assemblySide(side)),
    party: () => art.assembly({ mood: 'festa', foreground: false, t: 0.5 }),
    few: () => art.globe({ numbers: [1, 2, 3], own: 2 }),
    many: () => art.globe({ numbers: upTo(45).map((i) => i + 1), own: 2, drawn: 3, t: art.MIX + 0.6 }),
    'big-ball': () => art.bigBall(OWN, true),
    'big-ball-other': () => art.bigBall(4, false),
  },
  letters: {
    credit: () => art.creditLetter(5),
    envelope: () => art.envelope({ dream: 7 }),
    sealed: () => art.envelope({ open: 0 }),
    scene: () => art.envelopeScene({ persona: 2, dream: 7 }),
    waiting: () => art.envelopeScene({ persona: 3, open: 0 }),
    'table-left': () => art.bidTableSide('left'),
    'table-right': () => art.bidTableSide('right'),
    ...each('members-*', art.MEMBERS_MOODS, art.bidMembers),
  },
  peaks: {
    ground: art.peakGroundLayer,
    ...each('friends-*', art.PEAK_CROWDS, art.peakFriendsLayer),
    ...each('onlookers-*', art.PEAK_CROWDS, art.peakOnlookersLayer),
    ...each('dream-*', DREAM_IDS, art.peakDreamLayer),
    ...each('hero-*', heroes, ({ does, persona }) => art.peakHeroLayer(persona, does)),
  },
  screens: {
    signpost: art.signpostPicture,
    bid: () => art.bidPicture(4, 5, 2, 7),
    'no-signal': () => art.noSignalPicture(),
  },
  backgrounds: {
    street: () => art.street(),
    hills: art.hills,
    confetti: () => art.confetti(400, 300, 40, 5, [100, 100, 200, 100]),
  },
};

const conquered = (dream: string): art.CardWords => ['Conquistou seu sonho de', dream];

/** A certificate with a pattern in place of a code that leads anywhere. */
const CERTIFICATE_WORDS: CertificateWords = {
  title: 'CERTIFICADO DE CONQUISTA',
  name: 'Ana',
  conquered: 'Conquistou seu sonho de',
  dream: 'Carro novo',
  how: ['ao pagar a última parcela,', 'em 23 de novembro de 2026.'],
  code: '7K3M-9QRT-X2PD',
  where: 'Confira em jogo.exemplo/c',
  qr: { side: 29, path: 'M4 4h7v7h-7zM18 4h7v7h-7zM4 18h7v7h-7zM14 14h3v3h-3zM20 20h2v2h-2z' },
};

/** One of a live group, who paid and who did not. */
const LIVE_CERTIFICATE_WORDS: LiveCertificateWords = {
  title: 'CERTIFICADO',
  nickname: 'Cavalo-marinho Inteligente',
  sentence: 'Cavalo-marinho Inteligente, cota 12, fez parte de um consórcio de 35 cotas e quitou em dia.',
  facts: ['Mês da carta: 3, por lance.', 'Nota de decisão: 64.'],
  name: 'Nome (a caneta):',
};

const PAPERS: Gallery = {
  certificate: {
    print: () => art.certificatePrint(1, 5, CERTIFICATE_WORDS),
    'print-long': () =>
      art.certificatePrint(3, 4, {
        ...CERTIFICATE_WORDS,
        name: 'Maria Antônia Conceição dos Santos',
        dream: 'Reforma da casa da família',
        where: 'Confira em consorcio.escola-municipal.exemplo/c',
      }),
  },
  'live-certificate': {
    paid: () => art.liveCertificate({ persona: 2, dream: 5, isPaid: true }, LIVE_CERTIFICATE_WORDS),
    out: () => art.liveCertificate({ persona: 4, dream: 2, isPaid: false }, { ...LIVE_CERTIFICATE_WORDS, facts: [] }),
  },
  share: {
    campaign: () => art.campaignCard('Léo', 5, conquered('Carro novo')),
    'paid-contract': () => art.campaignCard('Léo', 5, conquered('Carro novo'), 'Contrato quitado, com renegociação'),
    badge: () => art.badgeCard('Ana', 'BID_WON', 3, 'Conquistei a badge Planejamento Campeão'),
    avatar: () => art.avatarCard('Iara', 3),
    'long-name': () =>
      art.campaignCard('Maria Antônia Conceição dos Santos Albuquerque e Silva', 7, conquered('Casa própria')),
    markup: () => art.campaignCard('<b>Zé & "Nê"</b> 🎉 مرحبا', 6, conquered('Food truck próprio')),
    default: () => art.defaultCard(),
    'avatar-on-page': () => art.avatarCard('Iara', 3, undefined, 'page'),
    'badge-on-page': () => art.badgeCard('Ana', 'BID_WON', 3, 'Conquistei a badge Planejamento Campeão', 'page'),
    'paid-contract-on-page': () =>
      art.campaignCard('Léo', 5, conquered('Carro novo'), 'Contrato quitado, com renegociação', 'page'),
    'default-on-page': () => art.defaultCard('page'),
  },
  paper: {
    ...each('dream-*', DREAM_IDS, (id) => art.dreamOnPaper(id, 2, 3)),
    ...each('idea-*', [6, 8, 16, 18, 33], (idea) => art.ideaOnPaper(idea - 1)),
  },
  notebook: {
    ...each('*', upTo(art.CONCEPT_NAMES.length), (i) => art.conceptPicture(i)),
    unknown: () => art.conceptPicture(0, false),
  },
  exercises: {
    ...each('*', art.EXERCISE_NAMES, art.exercisePicture),
    ...each('sender-*', art.SENDER_SIGN_NAMES, art.senderSign),
  },
};

const medals = BADGE_TYPES.flatMap((type) => BADGE_GRADES.map((grade) => ({ type, grade })));

const THINGS: Gallery = {
  badges: {
    ...each('*', medals, ({ type, grade }) => art.medal(type, grade)),
    locked: () => art.medal('SAVER', 1, true),
  },
  icons: {
    ...each('*', art.ICON_NAMES, art.iconPicture),
    ...each('place-*', art.PLACE_IDS, art.placeIcon),
    ...each('share-*', art.SHARE_TARGETS, art.shareIcon),
  },
  brand: {
    logo: art.logo,
    favicon: art.favicon,
    icon: () => art.appIcon(),
    maskable: () => art.appIcon({ maskable: true }),
  },
  items: {
    ...each('*', art.FOOD_NAMES, art.foodPicture),
    ...each('*', art.PRODUCT_NAMES, art.productPicture),
    ...each('*', art.STREET_THING_NAMES, art.streetThing),
    ...each('*', art.DIRECTIONS, (direction) => art.arrowPicture(direction)),
    ...each('*-ring', art.DIRECTIONS, (direction) => art.arrowPicture(direction, true)),
    heart: () => art.heartPicture(),
    lost: () => art.heartPicture(false),
  },
  lucky: each('*', LUCKY_WORDS, art.luckyPicture),
  reactions: each('*', LIVE_REACTIONS, art.reactionPicture),
};

export const GALLERY: Gallery = { ...TOWN, ...PEOPLE, ...SCENES, ...PAPERS, ...THINGS };
